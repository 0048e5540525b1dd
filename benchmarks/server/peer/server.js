// boardgame.io's server with a small game on it, to measure beside our own.
//
// The game is made for measuring: it never ends, a move changes a few fields, and what a seat is
// sent is about as large as a view of ours. Two players pour the cards of their hands into the jars
// of a shelf. `node server.js PORT` serves it on this machine alone, keeps everything in memory and
// prints the port; 0 takes a free one.
'use strict';

const { Server } = require('boardgame.io/server');

const HERBS = ['anise', 'balm', 'clove', 'dill', 'elder', 'fennel'];
const JARS = 24;
const HAND = 10;
const COPIES = 8;
const HIGHEST = 7;
const TOLD = 6;

const freshBag = () =>
  HERBS.flatMap((herb) =>
    Array.from({ length: HIGHEST }, (_, lower) => ({ herb, value: lower + 1, left: COPIES })),
  );

/** Takes a card by lot from a bag of counts, which is filled again when it is empty. */
function draw(G, random) {
  const total = G.bag.reduce((sum, kind) => sum + kind.left, 0);
  if (total === 0) {
    G.bag = freshBag();
    return draw(G, random);
  }
  let rest = random.Die(total);
  const kind = G.bag.find((each) => (rest -= each.left) <= 0);
  kind.left -= 1;
  return { herb: kind.herb, value: kind.value };
}

function setup({ ctx, random }) {
  const G = {
    bag: freshBag(),
    jars: Array.from({ length: JARS }, (_, at) => ({
      herb: HERBS[at % HERBS.length],
      filled: 0,
      wanted: 10 + (at % 5),
      last: null,
    })),
    players: {},
    told: [],
  };
  for (const seat of ctx.playOrder) {
    const hand = Array.from({ length: HAND }, () => draw(G, random));
    G.players[seat] = { hand, points: 0, poured: HERBS.map(() => 0), corked: [] };
  }
  return G;
}

/** Pours a card of the hand into a jar; a jar that is full pays a point and is emptied. */
function pour({ G, playerID, random }, card, at) {
  const player = G.players[playerID];
  const jar = G.jars[at];
  const poured = player.hand[card];
  jar.filled += poured.value;
  jar.last = playerID;
  player.poured[HERBS.indexOf(poured.herb)] += poured.value;
  if (jar.filled >= jar.wanted) {
    player.points += poured.herb === jar.herb ? 2 : 1;
    player.corked = [...player.corked.slice(1 - TOLD), at];
    jar.filled = 0;
  }
  G.told = [...G.told.slice(1 - TOLD), { ...poured, seat: playerID, at }];
  player.hand[card] = draw(G, random);
}

/** A seat sees its own cards, and of the other hand and of the bag only how many there are. */
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...G, bag: G.bag.reduce((sum, kind) => sum + kind.left, 0), players };
}

const game = {
  name: 'jars',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView,
  moves: { pour: { move: pour, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function main() {
  const server = Server({ games: [game], origins: [] });
  // The library hands the port to Node.js as it is, and there an address may stand with it.
  const port = { port: Number(process.argv[2]), host: '127.0.0.1' };
  const { appServer } = await server.run({ port });
  console.log(appServer.address().port);
}

main();

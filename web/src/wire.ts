// Written from the types of the wire by `python -m tools.write_wire`; do not edit.
//
// A field that may be left out stands for the default that its comment names, or for null.

// From stillroom.games.afterwards

/** Kinds of moments that the slider of a replay marks. */
export type MarkKind =
  /** A turn begins. */
  | "turn"
  | "explosion"
  /** Something is done that counts, such as an elixir. */
  | "gain"
  /** A turn without a card. */
  | "corner";

/** One figure of the luck sheet, for each seat. */
export interface LuckLine {
  /** What is counted. */
  readonly words: Message;
  /** What chance gave. */
  readonly had: readonly number[];
  /** What it gives on average, from the chances before each roll. */
  readonly expected: readonly number[];
}

/** How lucky everybody was in a match that is over. */
export interface LuckSheet {
  readonly lines: readonly LuckLine[];
  /** Why there is nothing to count, where the luck of a game is nobody's own. */
  readonly note: Message | null;
}

// From stillroom.games.coaching

/** What a note stands beside; where a client does not show the thing, at the prompt. */
export type Thing =
  | "prompt"
  | "seats"
  | "hand"
  | "market"
  | "elixirs"
  | "bonuses"
  | "line"
  | "cauldron"
  | "pawn"
  /** The few outcomes of a choice, or the buttons that are pressed again and again. */
  | "outcomes"
  | "pot"
  | "rat-stone"
  | "white-sum"
  | "books"
  | "rubies";

/**
 * A note, and its moment: a choice, or something that is told. Of those with the same moment the
 * first comes the first time, the second the second time, and so on.
 */
export interface CoachNote {
  readonly words: Message;
  readonly beside: Thing;
  /** The choice at whose decision it is told. */
  readonly choice?: string | null;
  /**
   * The messages after any of which it is told, by their ids: what happened, as the log says.
   * @defaultValue []
   */
  readonly told?: readonly string[];
  /**
   * Whether that may have happened to anybody; if not, it must have happened to the reader.
   * @defaultValue false
   */
  readonly anybody?: boolean;
}

// From stillroom.games.decisions

/** How a decision is made, whatever it is about. */
export type DecisionKind =
  /** A piece on the board. */
  | "pick"
  /** The same few buttons again and again. */
  | "press"
  /** One of a few outcomes. */
  | "choose"
  /** A number. */
  | "count"
  /** Pieces put together and then confirmed. */
  | "basket"
  /** Something private is shown until it is closed. */
  | "look";

/** A move that is open to a seat, or the beginning of one. */
export interface OpenMove {
  /** The move, or its beginning, as the table reads it. */
  readonly text: string;
  /** What a button says. */
  readonly words: Message;
  /** The ids of the pieces on which the move lives, such as `market blue-3`. */
  readonly pieces: readonly string[];
  /**
   * Whether it can be played as it is; if not, pieces are missing.
   * @defaultValue true
   */
  readonly whole?: boolean;
  /** The whole move that a client offers first, where only a beginning is named. */
  readonly preset?: string | null;
  /** What a button says for that move. */
  readonly preset_words?: Message | null;
  /**
   * What the seat may know of its effect.
   * @defaultValue []
   */
  readonly preview?: readonly Message[];
}

/** A move that is being put together. */
export interface Basket {
  /** The beginning of the move with the pieces chosen so far. */
  readonly text: string;
  /** The pieces chosen so far. */
  readonly chosen: readonly string[];
  /** What they come to: a sum, or a number of pieces. */
  readonly have: number;
  /** What they must come to. */
  readonly need: number;
  /** How many whole moves begin with them. */
  readonly ways: number;
}

/** What a seat is asked. */
export interface Decision {
  /** The id of the choice in the rules of the game. */
  readonly choice: string;
  readonly kind: DecisionKind;
  /** The question in words. */
  readonly prompt: Message;
  /** What is open. */
  readonly moves: readonly OpenMove[];
  /** The text of the move that is likeliest: an open one, or a whole one that begins like one. */
  readonly likely?: string | null;
  /**
   * Whether the likely move is what nearly everybody wants, so that a person may let it be played
   * without being asked.
   * @defaultValue false
   */
  readonly standing?: boolean;
  /** The move that is being put together, if any. */
  readonly basket?: Basket | null;
  /**
   * The number of the decision among those of its seat; a move names it.
   * @defaultValue 0
   */
  readonly number?: number;
}

/** One line of the scoring sheet. */
export interface SheetLine {
  /** What the points are for. */
  readonly words: Message;
  /** The points of each seat; null where a seat has nothing that could count. */
  readonly points: readonly (number | null)[];
}

/** The scoring sheet of a match that is over. */
export interface Sheet {
  /** Who won and why, in one sentence. */
  readonly why: Message;
  /** Line by line, the sum last. */
  readonly lines: readonly SheetLine[];
}

// From stillroom.games.elixir_mixer.view

/** What is known of one seat; the hand only to its owner, until the match is over. */
export interface ElixirMixerSeatView {
  readonly seat: number;
  readonly points: number;
  readonly hand_size: number;
  /** The cards of the hand that everybody has seen. */
  readonly known: readonly string[];
  readonly hand: readonly string[] | null;
  readonly elixirs: readonly string[];
  readonly bonuses: readonly string[];
}

/** A bonus card that still lies out, and how far everybody is. */
export interface ElixirMixerBonusView {
  readonly bonus: string;
  /** How many of something it takes; 1 where there is nothing to count. */
  readonly need: number;
  /** How many each seat has. */
  readonly have: readonly number[];
}

/** Everything on the table, as a seat or a spectator sees it. */
export interface ElixirMixerBoard {
  readonly turn: number;
  readonly goal: number;
  readonly active_seat: number;
  readonly winner: number | null;
  readonly market: readonly string[];
  readonly discard_pile: readonly string[];
  readonly pile_size: number;
  /** The elixir on top of each pile; null where the pile is empty. */
  readonly showing: Readonly<Record<string, number | null>>;
  readonly bonuses_left: readonly ElixirMixerBonusView[];
  readonly seats: readonly ElixirMixerSeatView[];
}

// From stillroom.games.glastonbury.view

/** A spell card that somebody has, spent or not. */
export interface GlastonburySpellView {
  readonly card: string;
  /** The uses that are left. */
  readonly uses: number;
  /** Whether it counts as used. */
  readonly used: boolean;
}

/** What is known of one seat. */
export interface GlastonburySeatView {
  readonly seat: number;
  /** The colour of the pawn, in which values are doubled. */
  readonly colour: string;
  readonly stop: number;
  /** The line that the pawn faces; null at a corner. */
  readonly line: string | null;
  /** The top card of the cauldron. */
  readonly top: string | null;
  /** How many cards lie in the cauldron. */
  readonly height: number;
  /**
   * Where the next walk by the top card ends; null when play is over, and where an Immuto on top
   * beside a corner hides it.
   */
  readonly next_stop: number | null;
  /** The line there; null at a corner. */
  readonly next_line: string | null;
  /** The cards of the cauldron, the lowest first; null while they are hidden from the viewer. */
  readonly cauldron: readonly string[] | null;
  readonly spells: readonly GlastonburySpellView[];
  /** The recipes; null while they are hidden from the viewer. */
  readonly recipes: readonly string[] | null;
  /** The kinds to which Immuto were added; null while they are hidden from the viewer. */
  readonly placed: readonly string[] | null;
}

/** Everything on the table, as a seat or a spectator sees it. */
export interface GlastonburyBoard {
  readonly turn: number;
  readonly active_seat: number;
  /** How much is left to memory: `closed`, `notes` or `open`. */
  readonly cauldrons: string;
  /** The cards of the square, cell by cell in reading order; null for a gap. */
  readonly square: readonly (string | null)[];
  /** How many cards each line has left. */
  readonly lines: Readonly<Record<string, number>>;
  readonly pile_size: number;
  /** How many cards have left the game since it began. */
  readonly out_of_game: number;
  /** The cards that were put under the pile, the next to come up first; null while hidden. */
  readonly under_pile: readonly string[] | null;
  /** The cards that have left the game since it began, the earliest first; null while hidden. */
  readonly gone: readonly string[] | null;
  /** The pawn colour whose cards left before the match began. */
  readonly leaving_colour: string | null;
  /** Whether play has ended and Immuto are added to kinds. */
  readonly placing: boolean;
  readonly seats: readonly GlastonburySeatView[];
}

// From stillroom.games.kupferkessel.view

/** What is known of one seat. */
export interface KupferkesselSeatView {
  readonly seat: number;
  /** The colour of the pawn, in which values are doubled. */
  readonly colour: string;
  readonly stop: number;
  /** The line that the pawn faces; null at a corner. */
  readonly line: string | null;
  /** The top card of the cauldron. */
  readonly top: string | null;
  /** How many cards lie in the cauldron. */
  readonly height: number;
  /**
   * Where a walk by the top card would end, with the pawns as they stand now; null when the match
   * is over.
   */
  readonly next_stop: number | null;
  /** The line there; null at a corner. */
  readonly next_line: string | null;
  /** The cards of the cauldron, the lowest first; null while they are hidden. */
  readonly cauldron: readonly string[] | null;
  /** The recipes; null while they are hidden from the viewer. */
  readonly recipes: readonly string[] | null;
}

/** Everything on the table, as a seat or a spectator sees it. */
export interface KupferkesselBoard {
  readonly turn: number;
  readonly active_seat: number;
  /** How much is left to memory: `closed`, `notes` or `open`. */
  readonly cauldrons: string;
  /** The cards of the square, cell by cell in reading order; null for a gap. */
  readonly square: readonly (string | null)[];
  /** The cards that carry a symbol in this match, wherever they are, and which. */
  readonly symbols: Readonly<Record<string, string>>;
  /** How many cards each line has left. */
  readonly lines: Readonly<Record<string, number>>;
  readonly pile_size: number;
  /** How many cards are out of the game. */
  readonly out_of_game: number;
  /** The cards that were put under the pile, the next to come up first; null while hidden. */
  readonly under_pile: readonly string[] | null;
  /** The cards that are out of the game, the earliest first; null while hidden. */
  readonly gone: readonly string[] | null;
  readonly seats: readonly KupferkesselSeatView[];
}

// From stillroom.games.messages

/** A message of a catalogue with its arguments. */
export interface Message {
  /** The name of the message in the catalogue. */
  readonly id: string;
  /**
   * What is put into the message, by name.
   * @defaultValue {}
   */
  readonly arguments?: Readonly<Record<string, number | string | Message | readonly Message[]>>;
  /** The player of whom the message speaks. The words call the reader "you", others by name. */
  readonly seat?: number | null;
}

// From stillroom.games.quacks.view

/** A space of a pot and what it pays. */
export interface QuacksSpaceView {
  readonly space: number;
  readonly coins: number;
  readonly points: number;
  readonly ruby: boolean;
}

/** The book of a colour. */
export interface QuacksBookView {
  readonly colour: string;
  /** The page, 1 to 4; null where a book has only one, as those of orange and black have. */
  readonly page: number | null;
  readonly out: boolean;
}

/** A kind of chip in the supply. */
export interface QuacksShelfView {
  readonly chip: string;
  /** null for white chips, which are not for sale. */
  readonly price: number | null;
  readonly left: number;
}

/** A chip in a pot. */
export interface QuacksPotChip {
  readonly space: number;
  readonly chip: string;
}

/** How likely the next chip makes a pot explode: `bad` chips of `chips` in the bag. */
export interface QuacksChance {
  readonly bad: number;
  readonly chips: number;
}

/** What is known of one seat. */
export interface QuacksSeatView {
  readonly seat: number;
  /** `waiting` before the brew, `brewing`, `committed`, `stopped` or `exploded`. */
  readonly state: string;
  readonly points: number;
  /** The rat tails of this turn. */
  readonly tails: number;
  /** The rat tails between this seat and the leader, as their points stand. */
  readonly tails_behind: number;
  /** The rat tails in use. */
  readonly rats: number;
  /** The space of the rat stone while everybody brews; null without one. */
  readonly rat_stone: number | null;
  readonly rubies: number;
  readonly flask: boolean;
  readonly droplet: number;
  /** The glass of the droplet on the test tubes; null without them. */
  readonly glass: number | null;
  readonly white: number;
  /** The white sum that the pot can take. */
  readonly limit: number;
  /** The chips of the pot, the first one first. */
  readonly pot: readonly QuacksPotChip[];
  /** 12.1 The spaces from which a mandrake has put a white chip back; they stay empty. */
  readonly hollows: readonly number[];
  /** The scoring space: what stopping would pay, or what the pot pays. */
  readonly scores: QuacksSpaceView;
  /** Whether the next chip moves twice as far. */
  readonly doubling: boolean;
  /** For how many chips to come an explosion is protected. */
  readonly protection: number;
  /** Whether the pot exploded under a protection. */
  readonly protected: boolean;
  /** What the pot pays: `points`, `coins` or `both`; null while it is not decided. */
  readonly takes: string | null;
  /** The coins that are left for shopping. */
  readonly coins: number;
  /** The chips beside the pot. */
  readonly aside: readonly string[];
  /** Chips that are drawn and neither placed nor put back. */
  readonly tray: readonly string[];
  readonly bag_size: number;
  /** How many chips of each kind are in the bag; null where it is not shown. */
  readonly bag: Readonly<Record<string, number>> | null;
  /** How likely the next chip makes the pot explode; null where it is not shown. */
  readonly chance: QuacksChance | null;
  /** What the seat has committed to, `draw` or `stop`, for the seat alone. */
  readonly commitment: string | null;
  /** 8.2 While the viewer brews: where each kind of chip would lie if it were drawn next. */
  readonly lands: Readonly<Record<string, number>> | null;
}

/** Everything on the table, as a seat or a spectator sees it. */
export interface QuacksBoard {
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly start_seat: number;
  /** The Fortune Teller card of the turn. */
  readonly card: string | null;
  /** Whether everybody draws at the same time in this turn. */
  readonly stir: boolean;
  /** Whether everybody brews covered now. */
  readonly covered: boolean;
  /** What the table shows to a player who brews, the same for all. */
  readonly aids: string;
  /** The rubies of the box that nobody has; null where they are not limited. */
  readonly rubies_left: number | null;
  readonly books: readonly QuacksBookView[];
  readonly shelf: readonly QuacksShelfView[];
  readonly seats: readonly QuacksSeatView[];
}

// From stillroom.match.looking_back

/** A moment that the slider of a replay shows. */
export interface Mark {
  readonly row: number;
  readonly kind: MarkKind;
  /** What happened there. */
  readonly words: Message;
}

// From stillroom.match.records.record

/** How a match ended. */
export interface Result {
  /** The points of each seat. */
  readonly scores: readonly number[];
  /** The place of each seat; equal places leave a gap. 0 where nobody won. */
  readonly ranks: readonly number[];
}

// From stillroom.match.view

/** A match as a seat sees it, with everything that a client needs to show it and to ask. */
export interface ViewOf<Game extends GameName> {
  readonly game: Game;
  /** Who sees this; null for a spectator. */
  readonly seat: number | null;
  /** The names of the players, by seat. */
  readonly players: readonly string[];
  /** How many rows the match has so far. */
  readonly row: number;
  /** The seats that owe a decision. */
  readonly waiting: readonly number[];
  /** What is asked of the seat, or whom it waits for. */
  readonly prompt: Message;
  /** What the seat has to decide; null while it owes nothing. */
  readonly decision: Decision | null;
  /** Everything on the table, in the game's own struct. */
  readonly board: BoardOf[Game];
  /** Whether more was taken back than is allowed in earnest. */
  readonly practice: boolean;
  /** Whether the seat may take back a move now without asking anybody. */
  readonly can_undo: boolean;
  /** Whether taking back the seat's last move, agreed or not, would make the match practice. */
  readonly undo_makes_practice: boolean;
  /** The scoring sheet; null while the match goes on. */
  readonly sheet: Sheet | null;
}

/** Moves that are tried: what the seat would see after them. Nothing is stored. */
export interface Draft {
  /** The moves so far, the last one perhaps only begun. */
  readonly moves: readonly string[];
  /** The same moves as a button says them. */
  readonly words: readonly Message[];
  /** Whether all of them are whole, so that they could be played. */
  readonly whole: boolean;
  /** The match as it would be, with the decision that would follow. */
  readonly view: View;
}

// From stillroom.server.wire.base

/** Why something was not done, and what would be right. */
export interface Refusal {
  /** What kind of error it is, such as `stale-decision`. */
  readonly error: string;
  /** The same in a message of the catalogues. */
  readonly message: Message;
  /** The message in the language of the reader. */
  readonly text: string;
  /** The game whose catalogue has the words, if they are not the table's own. */
  readonly game: string | null;
  /** The paragraph of the rules that forbids a move. */
  readonly paragraph: string | null;
  /** The decision that is open now, for an answer that came too late. */
  readonly decision: number | null;
}

// From stillroom.server.wire.live

/** What people agree on. */
export type Topic =
  /** The last move of a seat is taken back. */
  | "undo"
  /** A bot plays for somebody who is gone, until that person is back. */
  | "stand-in"
  /** A match of other rules goes on under those of today, from its last snapshot. */
  | "carry-on";

/** The first message: what the client has already. */
export interface Hello {
  readonly type: "hello";
  /** The last row that it has; null if it has nothing. */
  readonly after?: number | null;
  /** The seat through whose eyes it looks; without one the first own seat, or a spectator's. */
  readonly eyes?: number | null;
  /** Who asks, from a page whose browser keeps no cookies: a socket has no header for it. */
  readonly token?: string | null;
}

/** Moves of a seat, played all or none. */
export interface Play {
  readonly type: "play";
  readonly request: string;
  readonly seat: number;
  /** The number of the decision that they answer. */
  readonly decision: number;
  readonly moves: readonly string[];
}

/** Moves that are only tried. */
export interface TryDraft {
  readonly type: "draft";
  readonly request: string;
  readonly seat: number;
  readonly decision: number;
  readonly moves: readonly string[];
}

/** Asks why a seat cannot play the last of some moves, after it has tried those before it. */
export interface Why {
  readonly type: "why";
  readonly request: string;
  readonly seat: number;
  readonly moves: readonly string[];
}

/** Takes back the last move of a seat, if nobody has to agree. */
export interface Undo {
  readonly type: "undo";
  readonly request: string;
  readonly seat: number;
}

/** Asks what a bot would play, that sees only what this seat sees now. */
export interface Hint {
  readonly type: "hint";
  readonly request: string;
  readonly seat: number;
}

/** Asks why the bot at a seat played its last move; everybody may, watchers as well. */
export interface Explain {
  readonly type: "explain";
  readonly request: string;
  readonly seat: number;
}

/** Asks all people at the table to agree. */
export interface Propose {
  readonly type: "propose";
  readonly request: string;
  readonly topic: Topic;
  /** Whose move is taken back, or for whom a bot shall play. */
  readonly seat: number;
}

/** Agrees to a proposal, or not; whoever made it takes it back by not agreeing. */
export interface Vote {
  readonly type: "vote";
  readonly request: string;
  readonly proposal: number;
  readonly agree: boolean;
}

/** Says something to the table: a ready phrase, or words of one's own where that is allowed. */
export interface Say {
  readonly type: "say";
  readonly request: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
  /** Which of several people at one device speaks. */
  readonly seat?: number | null;
}

/** Allows free chat at a listed table, or not any more. */
export interface AllowChat {
  readonly type: "allow-chat";
  readonly request: string;
  readonly allow: boolean;
}

/** Looks through the eyes of another own seat; null lets the curtain fall. */
export interface Look {
  readonly type: "look";
  readonly seat?: number | null;
}

/** Asks for the story so far, as the client may still hear it. */
export interface Tell {
  readonly type: "tell";
  readonly request: string;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
  /**
   * Whether nobody looks at the client now: what happens meanwhile will have been missed.
   * @defaultValue false
   */
  readonly hidden?: boolean;
}

/** Something in the view has another value now. */
export interface Change {
  /** The way to it: names of fields and places in lists, with dots between them. */
  readonly at: string;
  /** What stands there now. */
  readonly to: unknown;
}

/** The clock of a seat. */
export interface SeatClock {
  readonly seat: number;
  /** Milliseconds of the reserve that are left. */
  readonly reserve: number;
  /** When a bot answers, in milliseconds since 1970; null while the seat is not asked. */
  readonly due: number | null;
}

/** Something on which all people must agree. */
export interface Proposal {
  readonly proposal: number;
  readonly topic: Topic;
  readonly seat: number;
  /** The seat that proposed it. */
  readonly by: number;
  /** The seats that have agreed. */
  readonly agreed: readonly number[];
  /** The seats whose people have not answered yet. */
  readonly asked: readonly number[];
}

/** Something that somebody said. */
export interface ChatLine {
  readonly number: number;
  /** When, in seconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly person: string;
  /** The seat of who said it; null for a watcher. */
  readonly seat: number | null;
  readonly phrase: string | null;
  readonly text: string | null;
}

/** The first answer: everything as it is now. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: Table;
  /** Through whose eyes the client looks; null for the eyes of a spectator. */
  readonly eyes: number | null;
  /**
   * Whether seats of this match have secrets now, so that a curtain belongs between people at one
   * device.
   */
  readonly curtain: boolean;
  /** Whether something must be remembered in this match, so that what was told fades. */
  readonly forgets: boolean;
  /** The match; null before it starts. */
  readonly view: View | null;
  /** The last row of the match, as this reader counts. */
  readonly row: number;
  /** What happened since the client was here, in lines. */
  readonly missed: readonly Message[];
  readonly proposals: readonly Proposal[];
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly SeatClock[];
  /** The time here, in milliseconds since 1970. */
  readonly now: number;
}

/** What happened, and what changed by it. */
export interface Update {
  readonly type: "update";
  readonly row: number;
  /** @defaultValue [] */
  readonly events?: readonly EventSeen[];
  /** @defaultValue [] */
  readonly lines?: readonly Message[];
  /**
   * What is different in the view; it is put together with the view that the client has.
   * @defaultValue []
   */
  readonly changes?: readonly Change[];
  /** The whole view, where the client has none yet or looks through other eyes. */
  readonly view?: View | null;
  /** Through whose eyes the whole view is. */
  readonly eyes?: number | null;
  readonly curtain?: boolean | null;
  /** With a whole view: whether something must be remembered in this match. */
  readonly forgets?: boolean | null;
  readonly clocks?: readonly SeatClock[] | null;
  readonly result?: Result | null;
}

/** A request was carried out and is stored. */
export interface Accepted {
  readonly type: "accepted";
  readonly request: string;
  /** The last row of the match afterwards. */
  readonly row: number;
}

/** A request, or a message, was not carried out; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly request: string | null;
  readonly refusal: Refusal;
}

/** A draft, as it would be. */
export interface Drafted {
  readonly type: "drafted";
  readonly request: string;
  readonly draft: Draft;
}

/** Why a move cannot be played. */
export interface Explained {
  readonly type: "explained";
  readonly request: string;
  /** The paragraph that forbids it, in words; null if nothing does. */
  readonly refusal: Refusal | null;
}

/** What a bot would play. */
export interface Hinted {
  readonly type: "hinted";
  readonly request: string;
  readonly move: string;
  readonly words: Message;
}

/** Why a bot played its last move; it tells nobody anything hidden. */
export interface MoveExplained {
  readonly type: "move-explained";
  readonly request: string;
  readonly seat: number;
  /** null if no bot played it, if nobody knows any more, or if others may not know of it yet. */
  readonly words: Message | null;
}

/** The last lines of the story, without what must be remembered by now. */
export interface Told {
  readonly type: "told";
  readonly request: string;
  readonly lines: readonly Message[];
}

/** Who sits, who is here, how far the table is. */
export interface TableChanged {
  readonly type: "table";
  readonly table: Table;
}

/** All open proposals. */
export interface ProposalsChanged {
  readonly type: "proposals";
  readonly proposals: readonly Proposal[];
}

/** Somebody said something. */
export interface Said {
  readonly type: "said";
  readonly line: ChatLine;
}

/** Somebody is there. */
export interface Pong {
  readonly type: "pong";
  readonly now: number;
}

export type ClientMessage =
  | Hello
  | Play
  | TryDraft
  | Why
  | Undo
  | Hint
  | Explain
  | Propose
  | Vote
  | Say
  | AllowChat
  | Look
  | Tell
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Accepted
  | Refused
  | Drafted
  | Explained
  | Hinted
  | MoveExplained
  | Told
  | TableChanged
  | ProposalsChanged
  | Said
  | Pong;

// From stillroom.server.wire.people

/** Somebody comes as a guest; without a name the guest gets the name of a plant. */
export interface NewPerson {
  readonly name?: string | null;
  readonly language?: string | null;
  /**
   * Whether the browser keeps no cookies: then the answer has the token, for the page alone.
   * @defaultValue false
   */
  readonly keeps_no_cookie?: boolean;
}

/** What somebody changes about the own person; what is left out stays. */
export interface ChangedPerson {
  readonly name?: string | null;
  readonly language?: string | null;
}

/** A person, as the person alone is told. */
export interface Me {
  /** The public id of the person. */
  readonly person: string;
  readonly name: string;
  readonly language: string;
  /** Whether the person chose the name; if not, it is a guest's. */
  readonly is_named: boolean;
  /** How many browsers and devices are this person. */
  readonly devices: number;
  /** Whether there is a recovery phrase. */
  readonly has_recovery: boolean;
  /**
   * For a browser that keeps no cookies, told this once: the page sends it as `Authorization:
   * Bearer` with each request, and in the first message of a socket.
   */
  readonly token?: string | null;
}

/** A recovery phrase: with it, another browser or device becomes the same person. */
export interface Recovery {
  readonly phrase: string;
}

/** Somebody comes with a recovery phrase. */
export interface Returning {
  readonly phrase: string;
  /**
   * Whether the browser keeps no cookies: then the answer has the token, for the page alone.
   * @defaultValue false
   */
  readonly keeps_no_cookie?: boolean;
}

/** Whom a person does not want to hear. */
export interface Blocked {
  /** The public ids of those whose chat is not shown. */
  readonly muted: readonly string[];
  /** The public ids of those who are neither heard nor may sit at this person's tables. */
  readonly blocked: readonly string[];
}

// From stillroom.server.wire.review

/** A match that is over, looked back upon. */
export interface Afterwards {
  readonly luck: LuckSheet;
  /** The moments that a replay marks; none in a match of other rules. */
  readonly marks: readonly Mark[];
}

/** The move of a seat that mattered most. */
export interface TurningPoint {
  readonly row: number;
  readonly seat: number;
  /** What was played, and what it changed, in one sentence. */
  readonly why: Message;
  /** The chance to win before it, of 100. */
  readonly before: number;
  readonly after: number;
  /** Whether it was rather what came than what was chosen. */
  readonly by_chance: boolean;
  /** How many matches, played on by bots, each chance was counted from. */
  readonly playouts: number;
}

/** The one move that mattered most for a seat. */
export interface Review {
  /** Whether it was found by now; if not, ask again in a moment. */
  readonly is_ready: boolean;
  /** null until it is ready, and for a seat that never moved. */
  readonly turning_point: TurningPoint | null;
}

/** Somebody wants to play on from a moment of a match that is over. */
export interface PlayOn {
  /** After which row; 0 is the beginning. */
  readonly row: number;
  /** In whose place; bots take the others. */
  readonly seat: number;
}

// From stillroom.server.wire.tables

/** Who a seat is for. */
export type SeatKind =
  | "person"
  | "bot"
  /** Nobody yet; left out if the match starts without. */
  | "open";

/** How far a table is. */
export type Stage =
  /** People sit down. */
  | "gathering"
  | "playing"
  | "over"
  /** It was given up before it started, or goes on at another table. */
  | "closed";

/** How people play at a table. */
export type Pace = "live" | "days";

/** A reserve for the whole match and seconds for each decision. */
export interface Clock {
  /** Seconds that a seat has for the whole match, beside those for each decision. */
  readonly reserve: number;
  /** Seconds for each decision. */
  readonly decision: number;
}

/** Somebody has reminded those for whom a match waits. */
export interface Nudge {
  /** Who did. */
  readonly seat: number;
  /** When, in seconds since 1970; it means nothing any more once something was played. */
  readonly at: number;
  /** When the next one may be sent. */
  readonly again: number;
}

/** Who a seat of a new table is for. */
export interface NewSeat {
  readonly kind: SeatKind;
  /** The level of the bot. */
  readonly bot?: string | null;
  /** The name of another person at the same device; null for the person who opens the table. */
  readonly name?: string | null;
}

/** A table that somebody opens. */
export interface NewTable {
  readonly game: string;
  /** The seats in their order; the first for a person without a name is the opener's own. */
  readonly seats: readonly NewSeat[];
  readonly preset?: string | null;
  /**
   * Options that differ from those of the preset, or from the printed rules.
   * @defaultValue {}
   */
  readonly options?: Readonly<Record<string, number>>;
  /**
   * Whether the lobby shows the table; if not, people need the invite link.
   * @defaultValue false
   */
  readonly listed?: boolean;
  /** @defaultValue "live" */
  readonly pace?: Pace;
  readonly clock?: Clock | null;
  /**
   * Seconds that somebody must be gone before others may agree on a bot for the seat; without it
   * two days at a table over days, and the server's own time at any other.
   */
  readonly patience?: number | null;
}

/** Somebody sits down. */
export interface Sitting {
  /** The seat; null for any that is free. */
  readonly seat?: number | null;
  /** A name for this seat, if not the own one: for several people at one device. */
  readonly name?: string | null;
  /** 128 random bits for the dice; they are added after the seal was shown. */
  readonly bits?: string | null;
}

/** Whom the opener of a table wants at a seat where no person sits. */
export interface ChangedSeat {
  readonly kind: SeatKind;
  readonly bot?: string | null;
}

/** Random bits that the person at a seat adds to the dice. */
export interface AddedBits {
  readonly seat: number;
  readonly bits: string;
}

/** The code of an invite link. */
export interface Invitation {
  readonly code: string;
}

/** A seat, as everybody at the table may see it. */
export interface Seat {
  readonly seat: number;
  readonly kind: SeatKind;
  /** Who sits there; empty for an open seat. */
  readonly name: string;
  /** The public id of the person. */
  readonly person: string | null;
  /** The level of the bot that sits here. */
  readonly bot: string | null;
  /** The level of the bot that plays for a person who is gone. */
  readonly stand_in: string | null;
  /** Whether the reader sits here. */
  readonly mine: boolean;
  /** Whether somebody at this seat has the table open now. */
  readonly here: boolean;
  /** Since when the person is gone, in seconds since 1970; null while here. */
  readonly away_since: number | null;
  /** Whether the seat added random bits to the dice. */
  readonly added_bits: boolean;
  /** Whether the person here allows free chat at a listed table. */
  readonly allows_chat: boolean;
}

/** A table, as one reader may see it. */
export interface Table {
  /** The id of the table. */
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly preset: string | null;
  /** All options that are not as printed. */
  readonly options: Readonly<Record<string, number>>;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly clock: Clock | null;
  /** The code of the invite link, for those who sit at the table. */
  readonly code: string | null;
  readonly seats: readonly Seat[];
  /** The public id of the person who opened the table. */
  readonly opener: string;
  /** Whether the reader opened the table. */
  readonly mine: boolean;
  /** Whether people may write what they like, or only the ready phrases. */
  readonly free_chat: boolean;
  /** The seal of the dice: SHA-256 of their key. */
  readonly seal: string;
  /** How many watch. */
  readonly watchers: number;
  /** When it was opened, in seconds since 1970. */
  readonly created: number;
  /** When something was last played here. */
  readonly changed: number;
  /** Seconds that somebody must be gone before a bot may be proposed; null for the usual ones. */
  readonly patience: number | null;
  /** The last one, for a day. */
  readonly nudge: Nudge | null;
  readonly rules_version: number;
  /** Whether the match is of another version of the rules: it can be read, not played. */
  readonly outdated: boolean;
  /** Where it goes on: a rematch, or the same match under newer rules. */
  readonly next_table: string | null;
  readonly result: Result | null;
}

/** A table in a list: of the lobby, or of one's own matches. */
export interface Listing {
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly seats: readonly Seat[];
  /** Whether the match waits for the reader. */
  readonly my_decision: boolean;
  /** The turn of the match; 0 before it starts. */
  readonly turn: number;
  readonly created: number;
  readonly changed: number;
  /** The last one, for a day. */
  readonly nudge: Nudge | null;
  readonly result: Result | null;
}

/** A match that waits for the reader, and with it somebody else. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
  readonly turn: number;
  /** When something was last played there, in seconds since 1970. */
  readonly since: number;
  /** The name of who has nudged since then; empty if nobody has. */
  readonly nudged_by: string;
}

/** What was proven of a match that is over. */
export interface Proof {
  readonly moves: number;
  readonly undos: number;
  readonly practice: boolean;
  readonly seal: string | null;
  readonly key: string | null;
  /** What each seat added, in hexadecimal digits; empty where nobody did. */
  readonly contributions: readonly string[];
}

/** Something that happened, as the reader may know it. */
export interface EventSeen {
  readonly kind: string;
  readonly seat: number | null;
  readonly details: Readonly<Record<string, number | string>>;
}

/** One row of a replay. */
export interface Frame {
  /** The number of the row; 0 for what happened while the match was set up. */
  readonly row: number;
  /** Who moved, or took back; null for row 0. */
  readonly seat: number | null;
  /** The text of the move; null for an undo and for row 0. */
  readonly move: string | null;
  readonly events: readonly EventSeen[];
  readonly lines: readonly Message[];
  /** The match after the row; in a match of other rules only the last row has one. */
  readonly view: View | null;
}

/** Some rows of a match that is over. */
export interface Replay {
  /** How many rows the match has. */
  readonly rows: number;
  readonly frames: readonly Frame[];
}

/** An option of a game. */
export interface Option {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** A choice of options with a name. */
export interface Preset {
  readonly name: string;
  readonly options: Readonly<Record<string, number>>;
  /** The options of a table over days; the same where the preset keeps to the book. */
  readonly over_days: Readonly<Record<string, number>>;
  /** What people call it. */
  readonly title: Message;
}

/** A match that begins in a set position: a table of so many seats with the preset `lesson`. */
export interface LessonOffered {
  readonly seats: number;
  /** The ids of the notes that it leads through; after the last of them it is a match like any. */
  readonly notes: readonly string[];
}

/** A game that can be played here. */
export interface GameOffered {
  readonly game: string;
  readonly rules_version: number;
  readonly fewest_seats: number;
  readonly most_seats: number;
  /** How many play if nobody says otherwise: one person and the rest bots. */
  readonly usual_seats: number;
  readonly options: readonly Option[];
  readonly presets: readonly Preset[];
  /** The levels of bots, the simplest first. */
  readonly bots: readonly string[];
  /** The level of a bot if nobody says otherwise. */
  readonly usual_bot: string;
  /** The level against which somebody plays the game for the first time. */
  readonly first_bot: string;
  /** What a newcomer is told in a first match, each thing when it matters. */
  readonly notes: readonly CoachNote[];
  /** The match in which the game is learnt; null for a game without one. */
  readonly lesson: LessonOffered | null;
}

/** What somebody wrote down at a seat, for the own eyes. */
export interface Notes {
  readonly lines: readonly string[];
}

/** Somebody finds that a chat needs the eyes of whoever runs the server. */
export interface Report {
  /** Whom it is about. */
  readonly person: string;
  /** @defaultValue "" */
  readonly words?: string;
}

// The boards by game

/** The board of each game, by the name of the game. */
export interface BoardOf {
  readonly "elixir-mixer": ElixirMixerBoard;
  readonly "kupferkessel": KupferkesselBoard;
  readonly "glastonbury": GlastonburyBoard;
  readonly "quacks": QuacksBoard;
}

/** The name of a game that has a board. */
export type GameName = keyof BoardOf;

/** The board of any game. */
export type Board = BoardOf[GameName];

/** The view of any game; `game` tells which board it has. */
export type View = { readonly [Game in GameName]: ViewOf<Game> }[GameName];

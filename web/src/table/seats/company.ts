/** Company: whether anybody is at a table who reads a chat. Bots do not. */

import type { Table } from "../../wire.ts";

/** Whether other people sit at a table or watch it. */
export function hasCompany({ watchers, seats }: Table): boolean {
  return watchers > 0 || seats.some((seat) => seat.kind === "person" && !seat.mine);
}

/**
 * Why the room closed a socket, and what the client should do then (protocol/README.md has the table for bot writers).
 */
export const CLOSE = {
  /** The dog left on request: do not come back by yourself. */
  bye: 4000,
  /** Kicked by a moderator: do not come back by yourself. */
  kicked: 4001,
  /** Banned, or the right to be here ended (signed out, dog gone): do not come back by yourself. */
  banned: 4002,
  /** The client speaks an older protocol: offer a reload. */
  tooOld: 4003,
  /** A frame that the protocol does not know: a bug or an attack, do not repeat it. */
  badMessage: 4004,
  /** The dog entered elsewhere: do not come back by yourself, offer "continue here". */
  elsewhere: 4005,
  /** Too many messages: wait at least ten seconds. */
  flooding: 4008,
  /** The park has as many dogs as it takes: ask for a ticket again, it may lead to a twin of the room. */
  full: 4009,
  /** No hello within ten seconds of the upgrade. */
  silent: 4010,
  /** The client acknowledged nothing for eleven seconds while frames were sent: come back by yourself. */
  slow: 4011,
  /** The roles of the user have changed: load the page anew, or ask for a ticket again. */
  changed: 4012,
  /** The dog's life is over: do not come back by yourself, lead to rebirth. */
  died: 4013,
  /** The pass is not enough, or staff have closed the room: come back by a ticket, wherever that leads. */
  needsTicket: 4014,
} as const
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

const FINAL: readonly number[] = [
  CLOSE.bye,
  CLOSE.kicked,
  CLOSE.banned,
  CLOSE.tooOld,
  CLOSE.badMessage,
  CLOSE.elsewhere,
  CLOSE.changed,
  CLOSE.died,
]

/** Whether a client that was closed with this code must not reconnect unless its player asks for it. */
export function isFinalClose(code: number): boolean {
  return FINAL.includes(code)
}

/** The heartbeat, as text frames: the platform itself answers PING with PONG, without waking a room that sleeps. */
export const PING = 'ping'
export const PONG = 'pong'

/** Everything that is ever logged. Never chat text, tokens, names or e-mail addresses. */
export type LogEvent =
  /** A bug outside of GraphQL. */
  | { event: 'request-failed'; requestId: string; path: string; error: string }
  /** A bug in a resolver; `path` is the field. */
  | { event: 'operation-failed'; requestId: string; path: string | null; error: string; stack: string[] }
  /** The database does not answer; whoever asked is told to try again. */
  | { event: 'database-unavailable'; error: string }
  /** A kept page could not be rendered anew; visitors get the old one. */
  | { event: 'renewal-failed'; path: string; error: string }
  /** A bug in a room; the room goes on. */
  | { event: 'room-failed'; room: string; error: string }
  /** The database did not take or tell where dogs are; they walk on. */
  | { event: 'presence-failed'; error: string }
  /** The books of the park were looked through, and so many rules of them do not hold. */
  | { event: 'audited'; ops: number; legs: number; things: number; breaches: number }
  /** One of those: trade is frozen. `example` is an id. */
  | { event: 'ledger-broken'; rule: string; broken: number; example: string }
  /** Somebody is still to be forgotten: the next night tries again. */
  | { event: 'forgetting-failed'; error: string }
  | { event: 'signed-in'; issuer: string; newUser: boolean }
  | { event: 'sign-in-refused'; cause: 'id-token' | 'nonce' | 'another-user' }

/** One JSON line, for Workers observability. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event))
}

/**
 * What may be logged of an error: the innermost one, since drizzle's own wraps the database's and tells the values of
 * the query, which are people's.
 */
export function loggable(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] }
  if (error.cause !== undefined) return loggable(error.cause)
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: `${error.name}: ${error.message}`, stack: stack.map((line) => line.trim()) }
}

/** Everything that is ever logged. It never contains chat text, tokens, names or e-mail addresses. */
export type LogEvent =
  /** A bug outside of GraphQL. */
  | { event: 'request-failed'; requestId: string; path: string; error: string }
  /** A bug in a resolver; `path` is the field. */
  | { event: 'operation-failed'; requestId: string; path: string | null; error: string; stack: string[] }
  /** The database does not answer; the client is told to try again. */
  | { event: 'database-unavailable'; error: string }
  /** A stale page could not be rendered again; visitors still get the old one. */
  | { event: 'renewal-failed'; path: string; error: string }
  /** A bug in a room; the room goes on. */
  | { event: 'room-failed'; room: string; error: string }
  /** A read or write of presence has failed; the dogs are not affected. */
  | { event: 'presence-failed'; error: string }
  /** The audit of the ledger is done; `breaches` counts the violated invariants. */
  | { event: 'audited'; ops: number; legs: number; things: number; breaches: number }
  /** A violated invariant; trade is frozen. `example` is an id. */
  | { event: 'ledger-broken'; rule: string; broken: number; example: string }
  /** The deletion of a user has failed; the next night tries again. */
  | { event: 'forgetting-failed'; error: string }
  /** A demo park could not ask who is deleted in the main park [DP4]; the next night asks again. */
  | { event: 'main-park-unheard'; error: string }
  /** A whisper to a dog that sleeps could not be stored: its owner is not told by push. */
  | { event: 'knock-failed'; error: string }
  /** A push service does not take a message of ours, for a reason of ours. */
  | { event: 'push-refused'; host: string; status: number }
  /** A job of the minute cron has failed; the next minute tries again. */
  | { event: 'job-failed'; job: string; error: string }
  /** The key to our campaign at Patreon is lost: our keys do not open its box, or Patreon does not renew it. */
  | { event: 'patreon-key-lost'; cause: 'seal' | 'platform' }
  /** The script that runs code of administrators did not answer, or was stopped. */
  | { event: 'sandbox-failed'; error: string }
  | { event: 'signed-in'; issuer: string; newUser: boolean }
  | { event: 'sign-in-refused'; cause: 'id-token' | 'nonce' | 'another-user' | 'excluded' }

/** Writes one line of JSON, for Workers observability. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event))
}

/**
 * What may be logged about an error: the innermost one, because drizzle's own error wraps the database's and contains
 * the parameters of the query, which are personal data.
 */
export function loggable(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] }
  if (error.cause !== undefined) return loggable(error.cause)
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: `${error.name}: ${error.message}`, stack: stack.map((line) => line.trim()) }
}

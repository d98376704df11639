/** Everything that is ever logged. Never chat text, tokens, names or e-mail addresses. */
export type LogEvent =
  | { event: 'request-failed'; requestId: string; path: string; error: string }
  | { event: 'operation-failed'; requestId: string; operation: string | null; error: string; stack: string | null }
  | { event: 'signed-in'; issuer: string; newUser: boolean }
  | { event: 'sign-in-refused'; cause: string }
  | { event: 'user-created'; userId: number }
  | { event: 'dog-born'; userId: number; dogId: number; reborn: boolean }

/** One JSON line, for Workers observability. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event))
}

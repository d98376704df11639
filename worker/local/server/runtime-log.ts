import type { LogEvent } from '#worker/log.ts'

/** A line that workerd has written: its own, or what a Worker gave to the console. */
export type RuntimeLine = { level: string; message: string }

/**
 * What workerd writes when a client goes away or breaks the protocol of WebSockets. On a port that anybody may connect to
 * that happens all the time: the one connection is over, the server goes on.
 */
const CLIENT_FAULT =
  /WebSocket protocol error|disconnected: |Network connection lost|Broken pipe|Connection reset by peer/

/** Events of worker/log.ts that tell of a mistake in the program. */
const MISTAKES: readonly LogEvent['event'][] = [
  'request-failed',
  'operation-failed',
  'renewal-failed',
  'room-failed',
  'ledger-broken',
  'forgetting-failed',
]

/** Whether a developer needs to see the line while nothing is asked for: a mistake of ours, not of a client. */
export function isAlarming({ level, message }: RuntimeLine): boolean {
  if (MISTAKES.some((event) => message.startsWith(`{"event":"${event}"`))) return true
  if (level !== 'error' && level !== 'warn') return false
  return !CLIENT_FAULT.test(message)
}

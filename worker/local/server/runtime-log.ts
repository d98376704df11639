import type { LogEvent } from '#worker/log.ts'

/** A line that workerd has written: its own, or the console output of a Worker. */
export type RuntimeLine = { level: string; message: string }

/**
 * What is written when a client goes away, breaks the WebSocket protocol, takes us for a proxy, or asks for an address that
 * is none. On an open port that happens all the time: it ends one connection or request, and the server goes on.
 */
const CLIENT_FAULT =
  /WebSocket protocol error|disconnected: |Network connection lost|Broken pipe|Connection reset by peer|Incoming CONNECT|could not be decoded/

/** Events of worker/log.ts that mean a bug. */
const MISTAKES: readonly LogEvent['event'][] = [
  'request-failed',
  'operation-failed',
  'renewal-failed',
  'room-failed',
  'ledger-broken',
  'forgetting-failed',
  'job-failed',
]

/** Whether a developer needs to see the line without `--verbose`: a bug of ours, not a fault of a client. */
export function isAlarming({ level, message }: RuntimeLine): boolean {
  if (MISTAKES.some((event) => message.startsWith(`{"event":"${event}"`))) return true
  if (level !== 'error' && level !== 'warn') return false
  return !CLIENT_FAULT.test(message)
}

/** Whether an error of a request to workerd says that the connection broke: this is how `fetch` says so. */
export function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}

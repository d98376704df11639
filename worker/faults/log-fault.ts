import { waitUntil } from 'cloudflare:workers'
import type { CountedFault } from '#durable/rules/staff/faults.ts'
import { log, loggable } from '#worker/log.ts'
import type { LogEvent } from '#worker/log.ts'
import { countFault } from './faults-db.ts'

/** Logs a bug and counts it for the health page. The count is written in the background. */
export function logFault(d1: D1Database, fault: Extract<LogEvent, { event: CountedFault }>): void {
  log(fault)
  waitUntil(countFault(d1, fault.event, Date.now()))
}

/** Logs and counts a bug in a room; the room goes on. */
export function roomFailed(d1: D1Database, room: string, error: unknown): void {
  logFault(d1, { event: 'room-failed', room, error: loggable(error).error })
}

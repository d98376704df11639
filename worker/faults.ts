import { waitUntil } from 'cloudflare:workers'
import { countFault } from '#worker/health/faults-db.ts'
import type { CountedFault } from '#durable/rules/staff/faults.ts'
import { type LogEvent, log, loggable } from './log.ts'

/** Logs a bug, and counts it for the page of the park's health; who caused it does not wait for that. */
export function logFault(d1: D1Database, fault: Extract<LogEvent, { event: CountedFault }>): void {
  log(fault)
  waitUntil(countFault(d1, fault.event, Date.now()))
}

/** A bug in a room; the room goes on. */
export function roomFailed(d1: D1Database, room: string, error: unknown): void {
  logFault(d1, { event: 'room-failed', room, error: loggable(error).error })
}

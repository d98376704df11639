import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import { readRecords } from '#durable/protocol/frames/read-records.ts'
import type { FrameRecord, WelcomeHead } from '#durable/protocol/frames/records.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

/** Reads a frame of either version of the protocol. @throws FrameError */
export function recordsIn(data: unknown): FrameRecord[] {
  if (data instanceof ArrayBuffer) return readRecords(new Uint8Array(data))
  if (typeof data !== 'string') throw new FrameError('neither text nor bytes')
  const messages: ServerMessage[] = JSON.parse(data)
  return messages.map((message) => ({ type: 'json', message }))
}

/** The welcome among the records, without its dogs; null if there is none. */
export function welcomeIn(records: readonly FrameRecord[]): WelcomeHead | null {
  for (const record of records) {
    if (record.type === 'welcome') return record.head
    if (record.type === 'json' && record.message.type === 'welcome') return record.message
  }
  return null
}

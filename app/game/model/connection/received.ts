import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import { readRecords } from '#durable/protocol/frames/read-records.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

/** Reads a frame of either version of the protocol. @throws FrameError */
export function recordsIn(data: unknown): FrameRecord[] {
  if (data instanceof ArrayBuffer) return readRecords(new Uint8Array(data))
  if (typeof data !== 'string') throw new FrameError('neither text nor bytes')
  const messages: ServerMessage[] = JSON.parse(data)
  return messages.map((message) => ({ type: 'json', message }))
}

/** The pack that a welcome among the records names; null if there is no welcome. */
export function packIn(records: readonly FrameRecord[]): string | null {
  for (const record of records) {
    if (record.type === 'welcome') return record.head.pack
    if (record.type === 'json' && record.message.type === 'welcome') return record.message.pack
  }
  return null
}

import type { RoomDoc } from './room-doc.ts'

/** Bytes of a pack at most (UTF-8): what a phone waits for before it sees a room. */
export const PACK_MAX_BYTES = 64 * 1024

/**
 * A room as it is published, kept, served and played: JSON that is the same, byte for byte, for the same room, whoever
 * wrote its fields in whatever order. Its address is the SHA-256 of this text, so it can be kept for ever.
 */
export function packText(doc: RoomDoc): string {
  return JSON.stringify(doc, (_key, value: unknown) => (isRecord(value) ? byName(value) : value))
}

export function readPack(text: string): RoomDoc {
  return JSON.parse(text)
}

/** How long a text is in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byName(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}

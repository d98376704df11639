import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { RoomDoc } from './room-doc.ts'

/** The most bytes of a pack (UTF-8): a phone waits for all of it before it shows a room. */
export const PACK_MAX_BYTES = 64 * 1024

/**
 * The pack of a room: canonical JSON with sorted fields, byte for byte the same for the same room. Its address is the
 * SHA-256 of this text, so a copy may be cached for ever.
 */
export function packText(doc: RoomDoc): string {
  return canonicalText(doc)
}

export function readPack(text: string): RoomDoc {
  return JSON.parse(text)
}

/** The length of a text in UTF-8, bytes. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

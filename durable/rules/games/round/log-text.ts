import { LOG_BYTES_MAX } from './log-bytes.ts'
import type { LogFault } from './verdict.ts'

/** base64url without padding (RFC 4648, section 5): four letters for three bytes. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]))

/** Letters of the longest log. */
export const LOG_LETTERS_MAX = Math.trunc((LOG_BYTES_MAX * 4 + 2) / 3)

/** A log as it is sent. */
export function textOfLog(bytes: Uint8Array | readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = Math.min(4, bytes.length - at + 1)
    for (let letter = 0; letter < letters; letter++) text += LETTERS[(three >> (18 - 6 * letter)) & 63]
  }
  return text
}

/** [GR2] The bytes of a log that was sent by anybody; every log has one text. */
export function logOfText(text: unknown): Uint8Array | LogFault {
  if (typeof text !== 'string') return 'not-a-log'
  if (text.length > LOG_LETTERS_MAX) return 'too-long'
  if (text.length % 4 === 1) return 'not-a-log'
  const bytes = new Uint8Array(Math.trunc((text.length * 3) / 4))
  let bits = 0
  let bitCount = 0
  let at = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return 'not-a-log'
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount < 8) continue
    bitCount -= 8
    bytes[at++] = bits >> bitCount
  }
  const isLeftOver = (bits & ((1 << bitCount) - 1)) !== 0
  return isLeftOver ? 'not-a-log' : bytes
}

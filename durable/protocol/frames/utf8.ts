/**
 * Encodes UTF-8 without TextEncoder: these folders use no platform API, and for a chat line this is faster than a call
 * into the platform. Half of a surrogate pair is written as U+FFFD.
 */
export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    let point = text.codePointAt(at) ?? 0
    if (point > 0xffff) at += 1
    else if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
    const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
    bytes[length++] = more === 0 ? point : (LEAD[more] ?? 0) | (point >> (6 * more))
    for (let rest = more - 1; rest >= 0; rest--) bytes[length++] = 0x80 | ((point >> (6 * rest)) & 0x3f)
  }
  return bytes.subarray(0, length)
}

/** Decodes UTF-8. Returns null for bytes that are not: truncated, overlong, a surrogate, or beyond U+10FFFF. */
export function fromUtf8(bytes: Uint8Array): string | null {
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at++] ?? 0
    if (lead >> 6 === 2) return null
    const more = lead < 0x80 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
    let point = lead ^ (LEAD[more] ?? 0)
    for (let rest = 0; rest < more; rest++) {
      const next = bytes[at++] ?? 0
      if (next >> 6 !== 2) return null
      point = (point << 6) | (next & 0x3f)
    }
    if (point < (LOWEST[more] ?? 0) || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return null
    text += String.fromCodePoint(point)
  }
  return text
}

/**
 * By the number of continuation bytes (0 to 3): the bits of the lead byte, and the lowest code point that needs so
 * many.
 */
const LEAD = [0, 0xc0, 0xe0, 0xf0] as const
const LOWEST = [0, 0x80, 0x800, 0x10000] as const

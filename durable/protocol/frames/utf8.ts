/**
 * UTF-8 by hand: the pure core knows no platform, and for a line of chat this is quicker than asking one.
 * Half of a surrogate pair is written as U+FFFD.
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

/** Null for bytes that are not UTF-8: cut short, longer than need be, half a pair, or beyond U+10FFFF. */
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

/** The first byte of a letter that has 0, 1, 2 or 3 bytes more, without its bits, and the first code point that needs them. */
const LEAD = [0, 0xc0, 0xe0, 0xf0] as const
const LOWEST = [0, 0x80, 0x800, 0x10000] as const

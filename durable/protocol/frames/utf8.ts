// Browsers, Workers and Node have these two. The pure core uses nothing else of the platform.
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array }
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode: (bytes: Uint8Array) => string }

const ENCODER = new TextEncoder()
/** With `ignoreBOM` a text that begins with U+FEFF keeps it. */
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Half of a surrogate pair is written as U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  return ENCODER.encode(text)
}

/** Null for bytes that are not UTF-8: truncated, overlong, half a surrogate pair, or beyond U+10FFFF. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return DECODER.decode(bytes)
  } catch {
    return null
  }
}

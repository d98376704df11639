/**
 * Inflates parts of one stream of zlib (RFC 1950) to exactly so many bytes; null if they are fewer, more or broken. It stops
 * as soon as there are more, so a stream that would grow to gigabytes costs no more than a small one.
 */
export async function unpacked(parts: readonly Uint8Array[], size: number): Promise<Uint8Array | null> {
  const source = new Blob(parts.map((part) => Uint8Array.from(part))).stream()
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader()
  const bytes = new Uint8Array(size)
  let at = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return at === size ? bytes : null
      if (at + value.length > size) {
        await reader.cancel()
        return null
      }
      bytes.set(value, at)
      at += value.length
    }
  } catch {
    return null
  }
}

const HEX = 16

/**
 * A random UUID. `crypto.randomUUID` is missing on plain HTTP, as in a park that is tried in the network of a house; the
 * random numbers that it is made of are not.
 */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(HEX)), (byte, at) =>
    versioned(byte, at).toString(HEX).padStart(2, '0'),
  ).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Version 4 and the variant of RFC 9562. */
function versioned(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes Base64 into unsigned 32-bit numbers, lowest byte first; null if the text is not valid. */
export function numbersFromBase64(text: string): number[] | null {
  const letters = text.trim()
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters) || letters.length % 4 !== 0) return null
  const sextets = [...letters.replace(/=+$/, '')].map((letter) => LETTERS.indexOf(letter))
  const bytes = Array.from({ length: Math.floor((sextets.length * 3) / 4) }, (_, index) => {
    const at = Math.floor(index / 3) * 4 + (index % 3)
    const shift = 2 * ((index % 3) + 1)
    return (((sextets[at] ?? 0) << shift) | ((sextets[at + 1] ?? 0) >> (6 - shift))) & 255
  })
  if (bytes.length % 4 !== 0) return null
  return Array.from({ length: bytes.length / 4 }, (_, index) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(index * 4, index * 4 + 4)
    return a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24
  })
}

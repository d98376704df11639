/** How the rows of a PNG say colours: its colour type, the bits of a channel, its palette and what of it is clear. */
type PngColours = {
  width: number
  height: number
  type: number
  channels: number
  bits: number
  rowBytes: number
  /** Three bytes for each colour of the palette. */
  colours: Uint8Array
  /** The alpha of the colours of the palette, or the one colour that is clear, 16 bits for each channel. */
  clear: Uint8Array
}

const PALETTE = 3

/** The pixels of rows without filters as 8-bit RGBA; null where a pixel names a colour that the palette does not have. */
export function rgbaOf(rows: Uint8Array, png: PngColours): Uint8Array | null {
  const { width, height, type, channels, bits, rowBytes, colours, clear } = png
  const pixels = new Uint8Array(width * height * 4)
  const clearValues = type === 0 || type === 2 ? clearChannels(clear, channels) : null
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      const values = Array.from({ length: channels }, (_, channel) =>
        valueAt(rows, y * rowBytes, x * channels + channel, bits),
      )
      if (type === PALETTE) {
        const [index = 0] = values
        if (index * 3 >= colours.length) return null
        pixels.set(colours.subarray(index * 3, index * 3 + 3), to)
        pixels[to + 3] = clear[index] ?? 255
        continue
      }
      const isClear = clearValues !== null && values.every((value, channel) => value === clearValues[channel])
      const bytes = values.map((value) => Math.round((value * 255) / (2 ** bits - 1)))
      const hasAlpha = channels === 2 || channels === 4
      const [red = 0, green = red, blue = red] = hasAlpha ? bytes.slice(0, -1) : bytes
      pixels.set([red, green, blue, isClear ? 0 : hasAlpha ? (bytes.at(-1) ?? 0) : 255], to)
    }
  }
  return pixels
}

/** A value of so many bits, 1 to 8; values fill their bytes from the highest bit on. */
function valueAt(rows: Uint8Array, row: number, index: number, bits: number): number {
  const bit = index * bits
  const byte = rows[row + (bit >> 3)] ?? 0
  return (byte >> (8 - bits - (bit & 7))) & (2 ** bits - 1)
}

function clearChannels(clear: Uint8Array, channels: number): readonly number[] | null {
  if (clear.length !== channels * 2) return null
  return Array.from(
    { length: channels },
    (_, channel) => ((clear[channel * 2] ?? 0) << 8) | (clear[channel * 2 + 1] ?? 0),
  )
}

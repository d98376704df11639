/** What is behind the filter of a row: bytes in a row, rows, and bytes to the pixel on the left, at least one. */
type Rows = { rowBytes: number; height: number; pixelBytes: number }

/**
 * The rows of a PNG without their filters (PNG, section 9), one behind the other; null for a filter that there is not. Each
 * row of `packed` begins with the number of its filter.
 */
export function unfiltered(packed: Uint8Array, { rowBytes, height, pixelBytes }: Rows): Uint8Array | null {
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (rowBytes + 1)] ?? 0
    if (filter > 4) return null
    const from = y * (rowBytes + 1) + 1
    const to = y * rowBytes
    for (let x = 0; x < rowBytes; x++) {
      const left = x < pixelBytes ? 0 : (rows[to + x - pixelBytes] ?? 0)
      const above = y === 0 ? 0 : (rows[to + x - rowBytes] ?? 0)
      const corner = y === 0 || x < pixelBytes ? 0 : (rows[to + x - rowBytes - pixelBytes] ?? 0)
      rows[to + x] = (packed[from + x] ?? 0) + predicted(filter, { left, above, corner })
    }
  }
  return rows
}

type Around = { left: number; above: number; corner: number }

function predicted(filter: number, { left, above, corner }: Around): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth({ left, above, corner })
    default:
      return 0
  }
}

/** Of the three neighbours the one that is nearest to their slope. */
function paeth({ left, above, corner }: Around): number {
  const slope = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(slope - left), Math.abs(slope - above), Math.abs(slope - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

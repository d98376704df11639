/** The width that every graphics card supports, px. */
const WIDTH_MAX = 2048
const GAP = 1

export type AtlasSpot = { x: number; y: number }
type Size = { width: number; height: number }

/** Packs pictures into rows, the highest first. Returns their positions, in their order, and the size of the whole. */
export function shelve(
  pictures: readonly Size[],
  widthMax = WIDTH_MAX,
): { spots: AtlasSpot[]; width: number; height: number } {
  const spots = pictures.map(() => ({ x: 0, y: 0 }))
  const shelf = { x: 0, y: 0, height: 0 }
  let width = 0
  for (const [index, size] of [...pictures.entries()].toSorted(([, one], [, other]) => other.height - one.height)) {
    if (shelf.x > 0 && shelf.x + size.width > widthMax) {
      shelf.y += shelf.height + GAP
      shelf.x = 0
      shelf.height = 0
    }
    spots[index] = { x: shelf.x, y: shelf.y }
    shelf.x += size.width + GAP
    shelf.height = Math.max(shelf.height, size.height)
    width = Math.max(width, shelf.x)
  }
  return { spots, width, height: shelf.y + shelf.height }
}

/**
 * How the edge of a layer runs on a tile. An edge crosses the sides of a tile in their middles, so a line that is neither
 * straight nor diagonal would go up in stairs of a whole tile. Where the edge is one tile further at the next corners,
 * it crosses a side a quarter of a tile aside, and the stairs become a slope.
 */
export type Slope = readonly [left: Aside, right: Aside, top: Aside, bottom: Aside]
/** Where an edge crosses a side, in quarters of a tile from its middle, downwards or to the right. */
type Aside = -1 | 0 | 1
/** The number of drawings for each mask of a layer; those of its slopes come after them. */
export const EDGE_VARIANTS = 6

/** The sides of a tile, in the order of a slope. */
const [LEFT, RIGHT, TOP, BOTTOM] = [0, 1, 2, 3]

const ASIDE: readonly Aside[] = [-1, 0, 1]
/** An edge through the middles of the sides. */
export const UPRIGHT: Slope = [0, 0, 0, 0]

/** The sides of a tile whose two corners differ; the bits of the mask are its corners. */
function crossedSides(mask: number): number[] {
  const corner = (bit: number) => (mask >> bit) & 1
  const ends = [
    [LEFT, 0, 2],
    [RIGHT, 1, 3],
    [TOP, 0, 1],
    [BOTTOM, 2, 3],
  ] as const
  return ends.flatMap(([side = 0, one, other]) => (corner(one) === corner(other) ? [] : [side]))
}

const SLOPES: readonly (readonly Slope[])[] = Array.from({ length: 16 }, (_, mask) => {
  const [one, other, ...more] = crossedSides(mask)
  if (one === undefined || other === undefined || more.length > 0) return []
  const isAcross = one + other === LEFT + RIGHT || one + other === TOP + BOTTOM
  const pairs = ASIDE.flatMap((first) => ASIDE.map((second) => [first, second] as const))
  // Round a corner at most one of the sides is crossed aside: for both, the edge would have to turn back.
  const steep = pairs.filter(([first, second]) =>
    isAcross ? first !== 0 || second !== 0 : (first === 0) !== (second === 0),
  )
  return steep.map(([first, second]): Slope => {
    const at = (side: number): Aside => (side === one ? first : side === other ? second : 0)
    return [at(0), at(1), at(2), at(3)]
  })
})

/** The slopes that a tile with this mask can have, without the one through the middles of its sides. */
export function slopesOf(mask: number): readonly Slope[] {
  return SLOPES[mask] ?? []
}

/**
 * The slope of a tile among those of its mask, counted from 1; 0 for none. `covers` says of a corner whether it belongs to
 * the layer. It is asked for corners up to one tile outside of the tile.
 */
export function slopeAt(
  covers: (x: number, y: number) => boolean,
  { x, y, mask }: { x: number; y: number; mask: number },
): number {
  const sides = crossedSides(mask)
  if (sides.length !== 2) return 0
  const along = (column: number, row: number) => covers(column, row)
  const across = (row: number, column: number) => covers(column, row)
  const found: Slope = [
    sides.includes(0) ? asideAt(along, x, y) : 0,
    sides.includes(1) ? asideAt(along, x + 1, y) : 0,
    sides.includes(2) ? asideAt(across, y, x) : 0,
    sides.includes(3) ? asideAt(across, y + 1, x) : 0,
  ]
  return slopesOf(mask).findIndex((slope) => slope.every((aside, side) => aside === found[side])) + 1
}

/**
 * Where the edge between the corners `at` and `at + 1` of a line crosses it, by where it crosses the lines beside it. If it
 * is further than one tile away there, it has a corner here, and goes through the middle.
 */
function asideAt(covers: (line: number, at: number) => boolean, line: number, at: number): Aside {
  const before = stepTo(covers, line - 1, { line, at })
  const after = stepTo(covers, line + 1, { line, at })
  if (before === null || after === null) return 0
  const step = before + after
  return step > 0 ? 1 : step < 0 ? -1 : 0
}

/** How far the same edge is from `at` on another line, in tiles; null for further than one. */
function stepTo(
  covers: (line: number, at: number) => boolean,
  other: number,
  { line, at }: { line: number; at: number },
): Aside | null {
  const isEdge = (step: number) =>
    covers(other, at + step) === covers(line, at) && covers(other, at + step + 1) === covers(line, at + 1)
  // Where the edge is turned round, all four sides of the tile between are crossed.
  const isTurned = covers(other, at) === covers(line, at + 1) && covers(other, at + 1) === covers(line, at)
  if (isTurned) return null
  return isEdge(0) ? 0 : isEdge(-1) ? -1 : isEdge(1) ? 1 : null
}

/** The number of drawings for a mask, with those of its slopes if the layer has any. */
export function variantsOf(mask: number, isSloped: boolean): number {
  return EDGE_VARIANTS + (isSloped ? slopesOf(mask).length : 0)
}

/** The slope of a drawing. */
export function slopeOfVariant(mask: number, variant: number): Slope {
  return slopesOf(mask)[variant - EDGE_VARIANTS] ?? UPRIGHT
}

/** The names of frames with their sizes, and where the foot of each is in it, px; none for the same place as the frame before. */
type Row = Readonly<Record<string, readonly number[] | undefined>>
/**
 * The frames of a packed picture, row by row from the top and from the left. Whoever reads it finds their places by adding up
 * their sizes. That is half as long as a list of places, and all of it is loaded before the first frame.
 */
export type SheetRows = readonly Row[]

type Frame = { frame: { x: number; y: number; w: number; h: number } }
type PlacedFrame = Frame & { anchor?: { x: number; y: number } }

/** How far each frame repeats its outermost pixels, against bleeding at the edges, px. */
const EDGE_PX = 1

/** The rows of a sheet that was packed into rows (app/art/atlas.ts). `footOf` is where the foot of a frame is in it, px. */
export function rowsOfSheet(
  frames: Readonly<Record<string, Frame>>,
  footOf: (name: string) => readonly number[] = () => [],
): SheetRows {
  const rows = new Map<number, [name: string, Frame['frame']][]>()
  for (const [name, { frame }] of Object.entries(frames))
    rows.set(frame.y, [...(rows.get(frame.y) ?? []), [name, frame]])
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => {
      const sorted = row.sort(([, one], [, other]) => one.x - other.x)
      const entries = sorted.map(([name, { x, w, h }], index) => {
        const isSame = index > 0 && sorted[index - 1]?.[1].x === x
        return [name, isSame ? [] : [w, h, ...footOf(name)]] as const
      })
      return Object.fromEntries(entries)
    })
}

/** The frames of a sheet by its rows. */
export function framesOfRows(rows: SheetRows): Record<string, PlacedFrame> {
  const names = rows.flatMap((row) => Object.keys(row))
  const places = placesOfRows(rows.map((row) => Object.values(row)))
  return Object.fromEntries(places.map((place, index) => [names[index] ?? '', place]))
}

/** The same without names, in the order of the rows. */
export function placesOfRows(rows: readonly (readonly (readonly number[] | undefined)[])[]): PlacedFrame[] {
  const places: PlacedFrame[] = []
  let y = EDGE_PX
  for (const row of rows) {
    let x = EDGE_PX
    let rowHeight = 0
    let before: PlacedFrame = { frame: { x, y, w: 0, h: 0 } }
    for (const [w, h = 0, footX, footY = 0] of row.map((sizes) => sizes ?? [])) {
      if (w !== undefined) {
        const anchor = footX === undefined ? {} : { anchor: { x: footX / w, y: footY / h } }
        before = { frame: { x, y, w, h }, ...anchor }
        x += w + 2 * EDGE_PX
        rowHeight = Math.max(rowHeight, h + 2 * EDGE_PX)
      }
      places.push(before)
    }
    y += rowHeight
  }
  return places
}

/**
 * A part is a drawing of one piece of a dog in letters, which stand for materials, not colours. W fur, h highlight, s
 * shade, l inner line; e eye, E iris, g glint, c closed eye; n nose, N its shine; m mouth, t tongue; a dot is empty.
 * Outlines are never drawn: compose.ts adds them.
 */
export type Point = readonly [x: number, y: number]
export type AnchorName = 'hat' | 'mouth' | 'back' | 'neck' | 'tip'
export type Anchors = Partial<Record<AnchorName, Point>>
export type PartGroup = 'head' | 'body' | 'tail'

export type Part = {
  rows: readonly string[]
  width: number
  height: number
  group: PartGroup
  /** Where things are worn, in pixels from the part's upper left corner. */
  anchors: Anchors
  /** How many rows from the top merge with the fur below, without an outline. */
  openTop: number
  openBottom: number
  /** Whether the part merges with the rump, upwards and to the rear. */
  openHind: boolean
}

type PartOptions = {
  group: PartGroup
  anchors?: Anchors
  openTop?: number
  openBottom?: number
  openHind?: boolean
}

export const EMPTY = '.'

/** Reads a drawing. Short rows are filled with empty pixels. */
export function part(options: PartOptions, drawing: string): Part {
  const rows = drawing.trim().split('\n')
  const width = Math.max(...rows.map((row) => row.length))
  return {
    rows: rows.map((row) => row.padEnd(width, EMPTY)),
    width,
    height: rows.length,
    anchors: {},
    openTop: 0,
    openBottom: 0,
    openHind: false,
    ...options,
  }
}

/** A copy whose columns sink towards the right, by `drop` pixels at the end, for a bowing body. */
export function sheared(upright: Part, drop: number): Part {
  const sunk = (x: number) => Math.round((x / (upright.width - 1)) * drop)
  const height = upright.height + drop
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: upright.width }, (_, x) => upright.rows[y - sunk(x)]?.[x] ?? EMPTY).join(''),
  )
  const anchors: Anchors = {}
  for (const [name, [x, y]] of anchorEntries(upright.anchors)) anchors[name] = [x, y + sunk(Math.round(x))]
  return { ...upright, rows, height, anchors }
}

/** The letter at a position of the part, mirrored or not. */
export function letterAt(drawn: Part, x: number, y: number, mirrored = false): string {
  return drawn.rows[y]?.[mirrored ? drawn.width - 1 - x : x] ?? EMPTY
}

const ANCHOR_NAMES: readonly AnchorName[] = ['hat', 'mouth', 'back', 'neck', 'tip']

export function anchorEntries(anchors: Anchors): [AnchorName, Point][] {
  return ANCHOR_NAMES.flatMap((name) => {
    const point = anchors[name]
    return point ? [[name, point] satisfies [AnchorName, Point]] : []
  })
}

import type { Slot } from '#app/art/dog/dog-data.ts'
import type { Ramp } from '#app/art/dog/palette.ts'
import { EMPTY } from '#app/art/dog/parts/part.ts'
import type { AnchorName, Point } from '#app/art/dog/parts/part.ts'
import type { Facing } from '#app/art/dog/poses/frame.ts'

/** A drawing in letters whose origin is put on the dog's anchor. Outlines are added when it is drawn. */
export type Drawing = { rows: readonly string[]; origin: Point }
/** The parts that are drawn over the dog and below it. Most of a cape seen from the front is below. */
export type ItemView = { over?: Drawing; under?: Drawing }

/** A string or a straw, so thin that an outline would hide it. */
export const THREAD = '|'

export type Item = {
  key: string
  slot: Slot
  anchor: AnchorName
  /** A colour for each letter. */
  colours: Readonly<Record<string, string>>
  /** Whether it stays straight on a sloping back. */
  isStiff?: boolean
  /** The thing is invisible from a side without a view. */
  views: Partial<Record<Facing, ItemView>>
  /** Its look in the rising phase of a step or leap, if that differs. */
  swung?: Partial<Record<Facing, ItemView>>
}

type SimpleItem = Pick<Item, 'key' | 'colours'> & { origin: Point; drawing: string }
/** Another drawing of the same thing, if it does not look alike from all sides. */
type OtherSide = { origin: Point; drawing: string }
type HatSides = SimpleItem & { side?: OtherSide; up?: OtherSide }
type MouthSides = SimpleItem & { side?: OtherSide; behind?: OtherSide }

export function item(made: Item): Item {
  return made
}

/** Most hats look alike from all sides. The origin is the middle of the brim, 1 px inside the crown of the head. */
export function hat({ key, colours, side, up, ...front }: HatSides): Item {
  const views = { down: viewFrom(front), up: viewFrom(up ?? front), side: viewFrom(side ?? front) }
  return { key, slot: 'hat', anchor: 'hat', colours, views }
}

function viewFrom({ origin, drawing: text }: OtherSide): ItemView {
  return { over: drawing(origin, text) }
}

/** Colours for letters: the letters of each group get the colours of its ramp, from light to deep. */
export function dyed(dyes: Readonly<Record<string, Ramp>>): Item['colours'] {
  const pairs = Object.entries(dyes).flatMap(([letters, ramp]) => ramp.map((hex, i) => [letters[i] ?? '', hex]))
  return Object.fromEntries(pairs)
}

/** From behind, the head hides what a dog carries in its mouth, except for what rises above it. */
export function mouthItem({ key, colours, side, behind, ...front }: MouthSides): Item {
  const views: Item['views'] = { down: viewFrom(front), side: viewFrom(side ?? front) }
  if (behind) views.up = { under: drawing(behind.origin, behind.drawing) }
  return { key, slot: 'mouth', anchor: 'mouth', colours, views }
}

/** Reads a drawing. Short rows are filled with empty pixels. */
export function drawing(origin: Point, text: string): Drawing {
  const rows = text.trim().split('\n')
  const width = Math.max(...rows.map((row) => row.length))
  return { origin, rows: rows.map((row) => row.padEnd(width, EMPTY)) }
}

/** A sloping copy: each column further to the left is `tilt` rows lower, as on a sitting dog's back. */
export function tilted({ rows, origin: [originX, originY] }: Drawing, tilt: number): Drawing {
  const width = rows[0]?.length ?? 0
  const sunk = (x: number) => Math.round((originX - x) * tilt)
  const least = Math.min(sunk(0), sunk(width - 1))
  const most = Math.max(sunk(0), sunk(width - 1))
  const sloped = Array.from({ length: rows.length + most - least }, (_, y) =>
    Array.from({ length: width }, (_, x) => rows[y + least - sunk(x)]?.[x] ?? EMPTY).join(''),
  )
  return { rows: sloped, origin: [originX, originY - least] }
}

/** A copy mirrored left to right. */
export function mirrored({ rows, origin: [originX, originY] }: Drawing): Drawing {
  return {
    rows: rows.map((row) => [...row].reverse().join('')),
    origin: [(rows[0]?.length ?? 0) - 1 - originX, originY],
  }
}

import type { Slot } from '#app/art/dog/dog-data.ts'
import { type AnchorName, EMPTY, type Point } from '#app/art/dog/parts/part.ts'
import type { Facing } from '#app/art/dog/poses/frame.ts'

/** A drawing in letters whose origin lands on the dog's anchor. Outlines are added when it is drawn. */
export type Drawing = { rows: readonly string[]; origin: Point }
/** What lies over the dog, and what lies under it: of a cape seen from the front, the most. */
export type ItemView = { over: Drawing; under?: Drawing }

export type Item = {
  key: string
  slot: Slot
  anchor: AnchorName
  /** A colour for each letter. */
  colours: Readonly<Record<string, string>>
  /** From a side that is missing, the thing is not seen. */
  views: Partial<Record<Facing, ItemView>>
}

type SimpleItem = Pick<Item, 'key' | 'colours'> & { origin: Point; drawing: string }

export function item(made: Item): Item {
  return made
}

/** A hat looks the same from all sides. Its origin is the middle of the brim, 1 px inside the crown. */
export function hat({ key, colours, origin, drawing: text }: SimpleItem): Item {
  const view = { over: drawing(origin, text) }
  return { key, slot: 'hat', anchor: 'hat', colours, views: { down: view, up: view, side: view } }
}

/** From behind, the head hides what a dog carries in its mouth. */
export function mouthItem({ key, colours, origin, drawing: text }: SimpleItem): Item {
  const view = { over: drawing(origin, text) }
  return { key, slot: 'mouth', anchor: 'mouth', colours, views: { down: view, side: view } }
}

/** Reads a drawing; rows may be short, they are filled with empty pixels. */
export function drawing(origin: Point, text: string): Drawing {
  const rows = text.trim().split('\n')
  const width = Math.max(...rows.map((row) => row.length))
  return { origin, rows: rows.map((row) => row.padEnd(width, EMPTY)) }
}

/** A copy that slopes: each column further to the left sinks by `tilt` rows more, as on a sitting dog's back. */
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

import { PALETTE } from '#app/art/palette.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Mote } from '#app/game/scene/motes/mote.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** The cloth of the drawn screen (app/art/park/halls/cinema.ts): its upper left corner from the foot, and its size, art px. */
const CLOTH = { x: -100, y: -98, width: 200, height: 72 } as const
/** The title is at the lower edge of the cloth, art px. */
const TITLE_ABOVE_EDGE = 18
/** The longest title on the cloth, in letters. */
const TITLE_MAX = 30

type Rows = readonly (readonly [x: number, y: number, width: number, height: number])[]

/** The still of every film, in art px from the corner of the cloth: hills by night, the moon, and a dog that looks at it. */
const HILLS: Rows = [
  [0, 54, 200, 18],
  [20, 50, 70, 4],
  [34, 47, 40, 3],
  [120, 49, 80, 5],
  [140, 45, 46, 4],
]
const MOON: Rows = [
  [147, 12, 12, 18],
  [144, 15, 18, 12],
]
const DOG: Rows = [
  [56, 25, 4, 8],
  [58, 26, 9, 8],
  [66, 29, 6, 4],
  [56, 33, 8, 6],
  [50, 37, 13, 15],
  [59, 39, 5, 15],
  [44, 49, 8, 4],
]
/** The sky in the light of the projector, from one beat to the next. */
const FLICKER = [PALETTE.slate1, PALETTE.slate2, PALETTE.slate1, PALETTE.dusk] as const
/**
 * A quad of the one white pixel is larger than the exactness of its place in the atlas allows: at its upper left a small share
 * of it is empty. So pieces are small, and each begins a little earlier, art px.
 */
const PIECE = 16
const EARLIER = 1

/** The foot of the screen in a room; null where there is none. */
export function screenIn({ things }: RoomDoc): Point | null {
  return things.find(({ prefab }) => prefab === 'screen') ?? null
}

/** What lies over the cloth while a film runs, in place of the picture between films. It flickers from beat to beat. */
export function filmOver(foot: Point, beat: number): Mote[] {
  const [left, top] = [foot.x + CLOTH.x, foot.y + CLOTH.y]
  const laid = (rows: Rows, tint: string): Mote[] =>
    rows.flatMap(piecesOf).map(([x, y, width, height]) => ({
      x: left + x - EARLIER,
      y: top + y - EARLIER,
      width: width + EARLIER,
      height: height + EARLIER,
      tint,
      alpha: 1,
    }))
  return [
    ...laid([[0, 0, CLOTH.width, CLOTH.height]], FLICKER[beat % FLICKER.length] ?? PALETTE.dusk),
    ...laid(MOON, PALETTE.cream),
    ...laid(HILLS, PALETTE.slate0),
    ...laid(DOG, PALETTE.ink),
  ]
}

function piecesOf([x, y, width, height]: Rows[number]): Rows {
  const spans = (from: number, length: number) =>
    Array.from({ length: Math.ceil(length / PIECE) }, (_, index) => {
      const start = index * PIECE
      return [from + start, Math.min(PIECE, length - start)] as const
    })
  return spans(x, width).flatMap(([left, across]) =>
    spans(y, height).map(([top, down]) => [left, top, across, down] as const),
  )
}

/** The title as it is written on the cloth, and where its plate of this width begins. */
export function titleOver(foot: Point, width: number): { left: number; top: number } {
  return { left: Math.round(foot.x - width / 2), top: foot.y + CLOTH.y + CLOTH.height - TITLE_ABOVE_EDGE }
}

export function shownTitle(title: string): string {
  const letters = [...title]
  return letters.length > TITLE_MAX
    ? `${letters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
    : title
}

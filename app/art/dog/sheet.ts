import { Canvas } from '#app/art/canvas.ts'
import type { Item } from '#app/art/dog/items/item.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import type { Facing, Frame } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { coatOf } from '#app/dog/coat.ts'
import { compose } from './compose.ts'
import type { ComposedFrame } from './compose.ts'
import { SHEET_COATS } from './palette.ts'
import { drawPortrait } from './portrait.ts'

/** Room for hats above the cell and for wings beside it. */
const ROOM = { width: CELL.width + 6, height: CELL.height + 14, x: 3, y: 13 }
const COLUMNS = 12
const FACINGS: readonly Facing[] = ['side', 'down', 'up']

type Shown = { composed: ComposedFrame; color: string; items?: readonly Item[] }

/**
 * The contact sheet of every frame, a row or two for each pose, and of every coat. Mirrored dogs are left out, because
 * the game mirrors.
 */
export function drawDogSheet(scale = 3): Canvas {
  const composed = FRAMES.map(compose)
  return drawRows([...poseRows(composed), ...coatRows(composed)]).scale(scale)
}

/**
 * The contact sheet of every thing that a dog can wear, two to a row, from all sides and on the most difficult frames.
 */
export function drawWardrobeSheet(scale = 2): Canvas {
  const composed = FRAMES.map(compose)
  const shown = ITEMS.flatMap((item) => shownIn(composed, WORN_IN, { color: SHEET_COATS[1], items: [item] }))
  return drawRows(chunks(shown, 2 * COLUMNS)).scale(scale)
}

function drawRows(rows: readonly (readonly Shown[])[]): Canvas {
  const sheet = new Canvas(Math.max(...rows.map((row) => row.length)) * ROOM.width, rows.length * ROOM.height).fill(
    'grass3',
  )
  rows.forEach((row, j) =>
    row.forEach(({ composed, color, items }, i) => {
      const [x, y] = [i * ROOM.width, j * ROOM.height]
      if (composed.frame.swim) sheet.rect(x, y, ROOM.width, ROOM.height, 'water2')
      const room = new Canvas(ROOM.width, ROOM.height)
      drawPortrait(room, ROOM.x, ROOM.y, { composed, coat: coatOf(color), items })
      sheet.blit(room, x, y)
    }),
  )
  return sheet
}

function poseRows(composed: readonly ComposedFrame[]): Shown[][] {
  const poses = [...new Set(FRAMES.map(poseOf))]
  return poses.flatMap((pose) => {
    const shown = FACINGS.flatMap((facing) => composed.filter(({ frame }) => isOf(frame, facing, pose)))
    return chunks(shown.map((drawn) => ({ composed: drawn, color: SHEET_COATS[0] })))
  })
}

const COATED_IN = 'side/stand1 down/stand1 up/stand1 side/sit1 side/curl1 down/curl1 up/curl1 down/happy1'
const WORN_IN =
  'side/stand1 down/stand1 up/stand1 side/walk2 up/walk2 side/sit1 up/sniff1 down/dig1 down/curl1 up/curl1 down/swim1 side/puppy1'

function coatRows(composed: readonly ComposedFrame[]): Shown[][] {
  return SHEET_COATS.map((color) => shownIn(composed, COATED_IN, { color }))
}

function shownIn(composed: readonly ComposedFrame[], names: string, look: Omit<Shown, 'composed'>): Shown[] {
  return names.split(' ').flatMap((name) => {
    const drawn = composed.find(({ frame }) => frameName(frame) === name)
    return drawn ? { composed: drawn, ...look } : []
  })
}

function poseOf({ pose }: Frame): string {
  return pose.replace(/\d+$/, '')
}

function isOf(frame: Frame, facing: Facing, pose: string): boolean {
  return frame.facing === facing && poseOf(frame) === pose
}

function chunks(shown: readonly Shown[], length = COLUMNS): Shown[][] {
  return Array.from({ length: Math.ceil(shown.length / length) }, (_, i) => shown.slice(i * length, (i + 1) * length))
}

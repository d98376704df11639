import { Canvas } from '#app/art/canvas.ts'
import { coatOf } from '#app/dog/coat.ts'
import { compose, type ComposedFrame } from './compose.ts'
import type { Item } from '#app/art/dog/items/item.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { SHEET_COATS } from './palette.ts'
import { drawPortrait } from './portrait.ts'
import { CELL, type Facing } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'

/** Room for hats that rise over the cell. */
const ROW_HEIGHT = CELL.height + 10
const COLUMNS = 8
const POSES_BY_ROW = [['stand', 'walk'], ['sit', 'curl', 'happy'], ['sniff', 'dig', 'swim'], ['puppy']]
const FACINGS: readonly Facing[] = ['side', 'down', 'up']

type Shown = { composed: ComposedFrame; color: string; items?: readonly Item[] }

/** Every frame, every coat and every thing on a lawn, for a person to look at; mirrored dogs are the game's. */
export function drawDogSheet(scale = 3): Canvas {
  const composed = FRAMES.map(compose)
  const rows = [...poseRows(composed), ...coatRows(composed), ...itemRows(composed)]
  const sheet = new Canvas(COLUMNS * CELL.width, rows.length * ROW_HEIGHT).fill('grass3')
  rows.forEach((row, j) =>
    row.forEach(({ composed, color, items }, i) => {
      const [x, y] = [i * CELL.width, j * ROW_HEIGHT + 8]
      if (composed.frame.swim) sheet.rect(x, y, CELL.width, CELL.height, 'water2')
      drawPortrait(sheet, x, y, { composed, coat: coatOf(color), items })
    }),
  )
  return sheet.scale(scale)
}

function poseRows(composed: readonly ComposedFrame[]): Shown[][] {
  return POSES_BY_ROW.flatMap((poses) => {
    const shown = FACINGS.flatMap((facing) => poses.flatMap((pose) => framesOf(composed, facing, pose)))
    return chunks(shown.map((drawn) => ({ composed: drawn, color: SHEET_COATS[0] })))
  })
}

const COAT_POSES = [
  'side/stand1',
  'down/stand1',
  'up/stand1',
  'side/sit1',
  'side/curl1',
  'down/curl1',
  'up/curl1',
  'down/happy1',
]
const ITEM_POSES = [
  'side/stand1',
  'down/stand1',
  'up/stand1',
  'side/sit1',
  'side/walk2',
  'down/curl1',
  'up/curl1',
  'down/swim1',
]

function coatRows(composed: readonly ComposedFrame[]): Shown[][] {
  return SHEET_COATS.map((color) => named(composed, COAT_POSES).map((drawn) => ({ composed: drawn, color })))
}

function itemRows(composed: readonly ComposedFrame[]): Shown[][] {
  return ITEMS.map((item) =>
    named(composed, ITEM_POSES).map((drawn) => ({ composed: drawn, color: SHEET_COATS[1], items: [item] })),
  )
}

function named(composed: readonly ComposedFrame[], names: readonly string[]): ComposedFrame[] {
  return names.flatMap((name) => composed.filter(({ frame }) => frameName(frame) === name))
}

function framesOf(composed: readonly ComposedFrame[], facing: Facing, pose: string): ComposedFrame[] {
  return composed.filter(({ frame }) => frame.facing === facing && frame.pose.replace(/\d/, '') === pose)
}

function chunks(shown: readonly Shown[]): Shown[][] {
  return Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, i) =>
    shown.slice(i * COLUMNS, (i + 1) * COLUMNS),
  )
}

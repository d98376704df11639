import { join } from 'node:path'
import { Canvas, type Point } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { glyphs, type Weight } from '#app/art/font/glyphs.ts'
import { iconSheet } from '#app/art/icons/sheet.ts'
import { drawHeader } from './header/header.ts'
import { drawBubbles } from './kit/bubbles.ts'
import { drawControls } from './kit/controls.ts'
import { drawFrames, type Frames } from './kit/frames.ts'
import { drawSpinner } from './kit/spinner.ts'
import { SITE_SEASONS, type SiteSeason } from './season.ts'

const ZOOM = 3
const GAP_PX = 4
const SHEET_WIDTH = 400
const LINES = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÉÜ',
  'abcdefghijklmnopqrstuvwxyzæøåäöéü',
  '0123456789 2/8 5/S B/G 1 240 37/50 …!?«»',
  'Rygsæk Kåre Sødavand Gå til parken! Ärla Öst',
]
const HEADER_WIDTH = 720
const HEADER_HEIGHT = 130
/** Mountains and clouds of the contact sheet: drawing, pixels right of the middle, pixels over the foot. */
const PIECES: readonly (readonly [name: string, x: number, bottom: number])[] = [
  ['sun', -262, 62],
  ['mountain1', -80, 30],
  ['mountain2', -408, 30],
  ['mountain3', 186, 30],
  ['mountain4', -290, 30],
  ['mountain5', 76, 30],
  ['cloud3', -352, 102],
  ['cloud1', 140, 107],
  ['cloud4', 240, 97],
]

/** Writes the pictures that a person looks at: the kit, the icons, the pixel face and the header in three seasons. */
export function buildSiteSheets(out: string): void {
  const kit = { ...drawFrames(), ...drawControls(), ...drawBubbles(), spinner: drawSpinner() }
  drawRows(Object.values(kit), 'grass3').scale(ZOOM).save(join(out, 'kit.png'))
  iconSheet().canvas.scale(ZOOM).save(join(out, 'icons.png'))
  drawFace().scale(ZOOM).save(join(out, 'font.png'))
  drawHeaders().scale(2).save(join(out, 'header.png'))
}

/** Pictures in rows, as in a box of letters. */
function drawRows(pictures: readonly Canvas[], ground: Colour): Canvas {
  const places: { picture: Canvas; at: Point }[] = []
  let [x, y, rowHeight] = [GAP_PX, GAP_PX, 0]
  for (const picture of pictures) {
    if (x + picture.width + GAP_PX > SHEET_WIDTH) {
      x = GAP_PX
      y += rowHeight + GAP_PX
      rowHeight = 0
    }
    places.push({ picture, at: [x, y] })
    x += picture.width + GAP_PX
    rowHeight = Math.max(rowHeight, picture.height)
  }
  const sheet = new Canvas(SHEET_WIDTH, y + rowHeight + GAP_PX).fill(ground)
  for (const { picture, at } of places) sheet.blit(picture, ...at)
  return sheet
}

function drawFace(): Canvas {
  const lineHeight = 14
  const sheet = new Canvas(SHEET_WIDTH, LINES.length * 2 * lineHeight + 8).fill('cream')
  LINES.forEach((line, i) => {
    writeLine(sheet, line, 400, 6 + i * 2 * lineHeight)
    writeLine(sheet, line, 700, 6 + (i * 2 + 1) * lineHeight)
  })
  return sheet
}

function writeLine(sheet: Canvas, line: string, weight: Weight, y: number): void {
  const letters = glyphs(weight)
  let x = 4
  for (const letter of line) {
    const glyph = letters.get(letter)
    for (const [dx, dy] of glyph?.pixels ?? []) sheet.set(x + dx, y + dy, 'ink')
    x += glyph?.advance ?? 0
  }
}

function drawHeaders(): Canvas {
  const layers = drawHeader()
  const sheet = new Canvas(HEADER_WIDTH, SITE_SEASONS.length * (HEADER_HEIGHT + GAP_PX))
  SITE_SEASONS.forEach((season, i) => {
    sheet.blit(assembleHeader(layers, season), 0, i * (HEADER_HEIGHT + GAP_PX))
  })
  return sheet
}

function assembleHeader(layers: Frames, season: SiteSeason): Canvas {
  const header = new Canvas(HEADER_WIDTH, HEADER_HEIGHT)
  const layer = (name: string) => layers[`header-${season}-${name}`] ?? new Canvas(1, 1)
  for (let x = 0; x < HEADER_WIDTH; x += layer('sky').width) header.blit(layer('sky'), x, 0)
  for (const [name, x, bottom] of PIECES) {
    header.blit(layer(name), HEADER_WIDTH / 2 + x, HEADER_HEIGHT - bottom - layer(name).height)
  }
  const land = layer('landscape')
  header.blit(land, (HEADER_WIDTH - land.width) / 2, HEADER_HEIGHT - land.height)
  return header.blit(layer('logo'), (HEADER_WIDTH - layer('logo').width) / 2, 18)
}

import { join } from 'node:path'
import { Canvas } from '#app/art/canvas.ts'
import type { Point } from '#app/art/canvas.ts'
import { iconSheet } from '#app/art/icons/sheet.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawLine } from './cards/lettering.ts'
import { drawGames } from './games/games.ts'
import { assembleHeader, HEADER_HEIGHT, HEADER_WIDTH } from './header/assembled.ts'
import { drawHeader } from './header/header.ts'
import { drawBubbles } from './kit/bubbles.ts'
import { drawControls } from './kit/controls.ts'
import { drawFrames } from './kit/frames.ts'
import type { Frames } from './kit/frames.ts'
import { drawSpinner } from './kit/spinner.ts'
import { drawNewsPictures } from './news/news.ts'
import { drawPacks } from './packs/packs.ts'
import { drawRanks } from './ranks/ranks.ts'
import { SITE_SEASONS } from './season.ts'
import { drawSlides } from './slides/slides.ts'
import { drawCake } from './stage/cake.ts'
import { drawPodiums } from './stage/podium.ts'

const ZOOM = 3
const GAP_PX = 4
const SHEET_WIDTH = 400
const PICTURES_WIDTH = 660
const LINES = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÉÜ',
  'abcdefghijklmnopqrstuvwxyzæøåäöéü',
  '0123456789 2/8 5/S B/G 1 240 37/50 …!?«»',
  'Rygsæk Kåre Sødavand Gå til parken! Ärla Öst',
]
/** Writes contact sheets of the kit, the icons, the pixel font and the header in three seasons. */
export function buildSiteSheets(out: string): void {
  const kit = { ...drawFrames(), ...drawControls(), ...drawBubbles(), spinner: drawSpinner() }
  drawRows(Object.values(kit), 'grass3').scale(ZOOM).save(join(out, 'kit.png'))
  iconSheet().canvas.scale(ZOOM).save(join(out, 'icons.png'))
  drawFace().scale(ZOOM).save(join(out, 'font.png'))
  drawRows(Object.values(pictures()), 'grass4', PICTURES_WIDTH).scale(2).save(join(out, 'pictures.png'))
  drawHeaders().scale(2).save(join(out, 'header.png'))
}

/** The pictures of the contact sheet; the cards and the app's icons are looked at directly. */
function pictures(): Frames {
  return {
    ...drawPodiums(),
    ...drawCake(),
    ...drawRanks(),
    ...drawGames(),
    ...drawPacks(),
    ...drawSlides(),
    ...drawNewsPictures(),
  }
}

/** Pictures in rows. */
function drawRows(pictures: readonly Canvas[], ground: Colour, width = SHEET_WIDTH): Canvas {
  const places: { picture: Canvas; at: Point }[] = []
  let [x, y, rowHeight] = [GAP_PX, GAP_PX, 0]
  for (const picture of pictures) {
    if (x + picture.width + GAP_PX > width) {
      x = GAP_PX
      y += rowHeight + GAP_PX
      rowHeight = 0
    }
    places.push({ picture, at: [x, y] })
    x += picture.width + GAP_PX
    rowHeight = Math.max(rowHeight, picture.height)
  }
  const sheet = new Canvas(width, y + rowHeight + GAP_PX).fill(ground)
  for (const { picture, at } of places) sheet.blit(picture, ...at)
  return sheet
}

function drawFace(): Canvas {
  const lineHeight = 14
  const sheet = new Canvas(SHEET_WIDTH, LINES.length * 2 * lineHeight + 8).fill('cream')
  LINES.forEach((line, i) => {
    drawLine(sheet, 4, 6 + i * 2 * lineHeight, line, { weight: 400, paint: 'ink' })
    drawLine(sheet, 4, 6 + (i * 2 + 1) * lineHeight, line, { weight: 700, paint: 'ink' })
  })
  return sheet
}

function drawHeaders(): Canvas {
  const layers = drawHeader()
  const sheet = new Canvas(HEADER_WIDTH, SITE_SEASONS.length * (HEADER_HEIGHT + GAP_PX))
  SITE_SEASONS.forEach((season, i) => {
    sheet.blit(assembleHeader(layers, season), 0, i * (HEADER_HEIGHT + GAP_PX))
  })
  return sheet
}

import type { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Season } from '#app/art/park/season.ts'

const RIDGE_Y = 26
const EAVES_Y = 104
/** The rows of pixels in a course of tiles, and the number of tiles in it. */
const COURSE_PX = 8
const COLUMNS = 15

/** Courses of slate-blue pantiles on a hipped roof. */
export function drawRoof(body: Canvas, season: Season): void {
  for (let y = RIDGE_Y; y < EAVES_Y; y++) {
    const [left, right] = spanAt(y)
    for (let x = left; x < right; x++) body.set(x, y, tilePaint(x, y, x > left + (right - left) * 0.72))
  }
  body.rect(28, RIDGE_Y - 3, 116, 5, 'slate0').rect(28, RIDGE_Y - 3, 116, 1, 'slate2')
  body.rect(30, RIDGE_Y - 2, 60, 1, 'slate1')
  body.rect(6, EAVES_Y - 1, 160, 4, 'cream').rect(6, EAVES_Y + 2, 160, 1, 'stone2')
  body.rect(6, EAVES_Y + 3, 160, 1, 'falu0')
  if (season === 'snow') drawSnowCover(body)
  body.line(28, RIDGE_Y - 2, 5, EAVES_Y, 'cream').line(29, RIDGE_Y - 2, 6, EAVES_Y, 'cream')
  body.line(30, RIDGE_Y - 2, 7, EAVES_Y, 'stone2')
  body.line(143, RIDGE_Y - 2, 166, EAVES_Y, 'stone3').line(144, RIDGE_Y - 2, 167, EAVES_Y, 'stone2')
}

/** The first column of the roof in a row, and the one after its last. */
function spanAt(y: number): [number, number] {
  const down = (y - RIDGE_Y) / (EAVES_Y - RIDGE_Y)
  return [Math.round(30 - down * 24), Math.round(142 + down * 24)]
}

/**
 * The column of tiles at a pixel, and the position in it, 0 to 1. Columns converge towards the ridge, as on a hipped
 * roof.
 */
function columnAt(x: number, y: number): { tile: number; across: number } {
  const [left, right] = spanAt(y)
  const row = Math.floor((y - RIDGE_Y) / COURSE_PX)
  const place = ((x + 0.5 - left) / (right - left)) * COLUMNS + (row & 1) * 0.5
  return { tile: Math.floor(place), across: place % 1 }
}

function tilePaint(x: number, y: number, inShade: boolean): Colour {
  if (y < RIDGE_Y + 1) return 'slate2'
  const row = Math.floor((y - RIDGE_Y) / COURSE_PX)
  const down = (y - RIDGE_Y) % COURSE_PX
  const { tile, across } = columnAt(x, y)
  const isJoint = columnAt(x - 1, y).tile !== tile
  if (isJoint || down === 7 || (down === 6 && across > 0.3)) return 'slate0'
  if (across < 0.34 && down < 5 && !(inShade && down > 2)) return 'slate2'
  if (hash(tile, row, 8) < 0.14) return 'slate2'
  return hash(tile, row, 9) < 0.1 ? 'stone1' : 'slate1'
}

function drawSnowCover(body: Canvas): void {
  for (let y = RIDGE_Y - 4; y < EAVES_Y - 6; y++) {
    const [left, right] = spanAt(y)
    for (let x = left; x < right; x++) {
      const edge = EAVES_Y - 16 + Math.round(4 * Math.sin(x * 0.35) + 3 * Math.sin(x * 0.13))
      if (y < edge) body.set(x, y, y > edge - 3 ? 'snow0' : 'snow2')
    }
  }
}

import { Canvas } from '#app/art/canvas.ts'
import { ICON_KEY } from './key.ts'
import { ICON_MAPS } from './maps.ts'

export const ICON_PX = 16
const COLUMNS = 10

/** The upper left corner of each icon's cell of 16 by 16, in pixels of the sheet. */
export type IconPlaces = Record<string, { x: number; y: number }>

/** An icon in the middle of its cell, outlined with ink. */
export function drawIcon(map: string): Canvas {
  const rows = map.trimStart().split('\n')
  const width = Math.max(...rows.map((row) => row.length))
  const left = Math.floor((ICON_PX - width) / 2)
  const top = Math.floor((ICON_PX - rows.length) / 2)
  return new Canvas(ICON_PX, ICON_PX).sprite(left, top, rows, ICON_KEY).outline('ink')
}

/** All icons in rows of ten, in the order of their maps. */
export function iconSheet(): { canvas: Canvas; places: IconPlaces } {
  const icons = Object.entries(ICON_MAPS)
  const canvas = new Canvas(COLUMNS * ICON_PX, Math.ceil(icons.length / COLUMNS) * ICON_PX)
  const places: IconPlaces = {}
  icons.forEach(([name, map], i) => {
    const place = { x: (i % COLUMNS) * ICON_PX, y: Math.floor(i / COLUMNS) * ICON_PX }
    places[name] = place
    canvas.blit(drawIcon(map), place.x, place.y)
  })
  return { canvas, places }
}

/** A CSS module with a class per icon, whose two properties give the position in the sheet, in cells. */
export function iconStyles(places: IconPlaces): string {
  const rules = Object.entries(places).map(
    ([name, { x, y }]) => `.${name} { --icon-column: ${x / ICON_PX}; --icon-row: ${y / ICON_PX} }`,
  )
  return `${rules.join('\n')}\n`
}

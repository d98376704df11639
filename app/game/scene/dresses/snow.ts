import terrainUrl from '#app/art/built/park-terrain-snow.png'
import floorsUrl from '#app/art/built/park-terrain-summer.png'
import thingsSheet from '#app/art/built/park-things-snow.json' with { type: 'json' }
import thingsUrl from '#app/art/built/park-things-snow.png'
import type { Pictures } from './pictures.ts'
import { TERRAIN_FRAMES } from './terrain-grid.ts'

export const terrain: Pictures = { url: terrainUrl, frames: TERRAIN_FRAMES }
/** Indoor rooms look the same in winter. */
export const floors: Pictures = { url: floorsUrl, frames: TERRAIN_FRAMES }
export const things: Pictures = { url: thingsUrl, frames: thingsSheet.frames }

import terrainUrl from '#app/art/built/park-terrain-summer.png'
import thingsSheet from '#app/art/built/park-things-summer.json' with { type: 'json' }
import thingsUrl from '#app/art/built/park-things-summer.png'
import type { Pictures } from './pictures.ts'
import { TERRAIN_FRAMES } from './terrain-grid.ts'

export const terrain: Pictures = { url: terrainUrl, frames: TERRAIN_FRAMES }
export const things: Pictures = { url: thingsUrl, frames: thingsSheet.frames }

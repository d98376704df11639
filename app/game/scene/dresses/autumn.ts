import terrainSheet from '#app/art/built/park-terrain-autumn.json' with { type: 'json' }
import terrainUrl from '#app/art/built/park-terrain-autumn.png'
import thingsSheet from '#app/art/built/park-things-autumn.json' with { type: 'json' }
import thingsUrl from '#app/art/built/park-things-autumn.png'
import type { Pictures } from './pictures.ts'

export const terrain: Pictures = { url: terrainUrl, frames: terrainSheet.frames }
export const things: Pictures = { url: thingsUrl, frames: thingsSheet.frames }

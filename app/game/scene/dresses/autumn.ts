import sheet from '#app/art/built/park-things-autumn.json' with { type: 'json' }
import { pagesOf, thingPages } from './pictures.ts'
import { TERRAIN_PAGES } from './terrain-grid.ts'

const TERRAIN = import.meta.glob<string>('../../../art/built/park-terrain-autumn-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})
const THINGS = import.meta.glob<string>('../../../art/built/park-things-autumn-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const terrain = pagesOf('park-terrain-autumn', TERRAIN_PAGES, TERRAIN)
export const floors = terrain
export const things = pagesOf('park-things-autumn', thingPages(sheet), THINGS)

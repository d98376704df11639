import sheet from '#app/art/built/park-things-snow.json' with { type: 'json' }
import { pagesOf, thingPages } from './pictures.ts'
import { TERRAIN_PAGES } from './terrain-grid.ts'

const TERRAIN = import.meta.glob<string>('../../../art/built/park-terrain-snow-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})
const FLOORS = import.meta.glob<string>('../../../art/built/park-terrain-summer-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})
const THINGS = import.meta.glob<string>('../../../art/built/park-things-snow-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const terrain = pagesOf('park-terrain-snow', TERRAIN_PAGES, TERRAIN)
/** Indoor rooms look the same in winter. */
export const floors = pagesOf('park-terrain-summer', TERRAIN_PAGES, FLOORS)
export const things = pagesOf('park-things-snow', thingPages(sheet), THINGS)

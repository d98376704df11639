import sheet from '#app/art/built/park-things-summer.json' with { type: 'json' }
import { pagesOf, thingPages } from './pictures.ts'
import { TERRAIN_PAGES } from './terrain-grid.ts'

const TERRAIN = import.meta.glob<string>('../../../art/built/park-terrain-summer-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})
const THINGS = import.meta.glob<string>('../../../art/built/park-things-summer-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const terrain = pagesOf('park-terrain-summer', TERRAIN_PAGES, TERRAIN)
export const floors = terrain
export const things = pagesOf('park-things-summer', thingPages(sheet), THINGS)

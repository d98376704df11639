import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { footOf } from './foot.ts'
import { tileBeside } from './surroundings.ts'

/** What a thing of a room opens, once the own dog stands before it: a window of the interface. */
export type Opening = 'question' | 'ranks' | 'shop' | 'film' | 'news' | 'pack' | 'map' | 'mirror' | 'wheel' | 'roulette'

/** What each prefab opens, and how many tiles its picture is wide and high; a key that ends with "-" is a beginning. */
const OPENING_PREFABS: Readonly<Partial<Record<string, { opens: Opening; wide: number; high: number }>>> = {
  'owl-dog': { opens: 'question', wide: 3, high: 4 },
  'rank-wall': { opens: 'ranks', wide: 4, high: 3 },
  'hat-counter': { opens: 'shop', wide: 5, high: 2 },
  'shop-fish': { opens: 'shop', wide: 5, high: 5 },
  'shop-packs': { opens: 'shop', wide: 5, high: 5 },
  'stall-gold': { opens: 'shop', wide: 3, high: 3 },
  'stall-red': { opens: 'shop', wide: 3, high: 3 },
  'stall-blue': { opens: 'shop', wide: 3, high: 3 },
  screen: { opens: 'film', wide: 12, high: 4 },
  'notice-board': { opens: 'news', wide: 2, high: 2 },
  'pin-board': { opens: 'news', wide: 2, high: 2 },
  mirror: { opens: 'mirror', wide: 3, high: 4 },
  'spinning-wheel': { opens: 'wheel', wide: 3, high: 4 },
  'colour-roulette': { opens: 'roulette', wide: 3, high: 2 },
  'board-': { opens: 'pack', wide: 3, high: 3 },
  'park-map': { opens: 'map', wide: 4, high: 3 },
}

/** The window that a thing of a room opens; null for none. Nothing is sold at a stall of a room that is no shop. */
export function openingOf({ key }: Pick<RoomDoc, 'key'>, { prefab }: Pick<Thing, 'prefab'>): Opening | null {
  const opens = kindOf(prefab)?.opens
  return opens === undefined || (opens === 'shop' && !isShop(key)) ? null : opens
}

function kindOf(prefab: string) {
  return OPENING_PREFABS[prefab.startsWith('board-') ? 'board-' : prefab]
}

/** Of several whose pictures cover the tile, the one that stands in front is meant. */
export function openingThingAt(
  { doc }: { doc: Pick<RoomDoc, 'key' | 'things'> },
  tile: Tile,
): { opens: Opening; foot: Tile } | null {
  const meant = doc.things.flatMap((thing) => {
    const { prefab, x, y } = thing
    const opens = openingOf(doc, thing)
    const kind = kindOf(prefab)
    if (!opens || !kind) return []
    const foot = footOf({ x, y })
    const aside = Math.abs(tile.x + 0.5 - x / TILE_PX)
    const isCovered = aside <= kind.wide / 2 && tile.y <= foot.y && foot.y - tile.y < kind.high
    return isCovered ? [{ opens, foot, aside }] : []
  })
  const [first] = meant.toSorted((one, other) => other.foot.y - one.foot.y || one.aside - other.aside)
  return first ? { opens: first.opens, foot: first.foot } : null
}

function isShop(room: string): boolean {
  return Object.values(SHOP_OF_SLOT).includes(room)
}

/** What the things open, each once, before which a dog on this tile stands, the nearest first. */
export function openingsBeside(
  { grid, doc }: { grid: Grid; doc: Pick<RoomDoc, 'key' | 'things'> },
  here: Tile,
): readonly Opening[] {
  const near = doc.things.flatMap((thing) => {
    const opens = openingOf(doc, thing)
    const front = opens && tileBeside(grid, footOf(thing))
    return opens && front && isInReach(here, front)
      ? [{ opens, away: Math.hypot(front.x - here.x, front.y - here.y) }]
      : []
  })
  return [...new Set(near.toSorted((one, other) => one.away - other.away).map(({ opens }) => opens))]
}

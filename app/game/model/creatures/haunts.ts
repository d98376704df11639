import { seedOf, shareOf } from '#app/game/model/chance.ts'
import { CREATURE_KINDS } from '#app/game/model/creature-kind.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { HABITS } from './habits.ts'

/** A point of a room and how high above it, art px. */
export type Perch = { x: number; y: number; up: number }

/** Where one creature or one swarm lives. `seed` is its own; `spots` are the places between which it changes. */
export type Haunt = { kind: CreatureKind; seed: number; home: Perch; spots: readonly Perch[] }

/** The places for a kind in a room, from which homes are chosen; the others near a home are the spots of its owner. */
type Places = (doc: RoomDoc) => Perch[]

/** Where gulls sit, above and beside the foot of a thing, art px. They live where one of `SEASIDE` stands. */
export const GULL_PERCHES: Readonly<Record<string, readonly { dx: number; up: number }[]>> = {
  pile: [{ dx: 0, up: 36 }],
  'mooring-post': [{ dx: 0, up: 55 }],
  'boulder-wet': [{ dx: 0, up: 19 }],
  lamp: [{ dx: 0, up: 83 }],
  'notice-board': [{ dx: -16, up: 60 }],
  boathouse: [
    { dx: -30, up: 91 },
    { dx: 0, up: 117 },
  ],
  'beach-hut-red': [{ dx: 0, up: 89 }],
  'beach-hut-blue': [{ dx: 0, up: 89 }],
  'beach-hut-gold': [{ dx: 0, up: 89 }],
  'beach-hut-green': [{ dx: 0, up: 89 }],
  'boat-red': [{ dx: -20, up: 25 }],
  'boat-blue': [{ dx: -20, up: 25 }],
  sailboat: [{ dx: -44, up: 22 }],
  fountain: [{ dx: -60, up: 73 }],
}
const SEASIDE = new Set(['pile', 'sailboat', 'fountain'])

/** The ridges of the shops, on which the cat walks: above and beside the foot, art px. */
export const RIDGE = { from: -52, to: 16, step: 17, up: 143 } as const

const CRUMBS = /^(bench|bowl-food|basket|blanket|stall-|crate-|fountain|flowerbed-)/
const FLOWERS = /^(flowerbed-|lupins|daisies|buttercups|tub-|cart-flowers|bush-rose)/
const TREES = /^(spruce-(great|tall|broad)|birch-|pine-|oak-)/
const GLADE = /^(fern|lupins|reeds-)/
const GRASS = /^[gln]{4}$/
const WATER = /^[wd]{4}$/

/** How far squirrels go from their tree, art px, and how many places they know there. */
const NEAR_TREE = { from: 26, to: 74, tries: 12 } as const
/** How high the crown begins in which a squirrel cannot be seen, art px above its foot. */
export const CROWN_UP = 46
/** Where nothing lives, tiles: the woods at the top of a room, and its rim. */
const RIM = { top: 4.5, side: 1, bottom: 1.2 }
/** How far crumbs lie from a thing, art px. */
const CRUMBS_PX = { x: 26, y: 12 }

const PLACES: Readonly<Record<CreatureKind, Places>> = {
  gull: ({ things }) =>
    things.some(({ prefab }) => SEASIDE.has(prefab))
      ? things.flatMap(({ prefab, x, y }) =>
          (GULL_PERCHES[prefab] ?? []).map(({ dx, up }) => ({ x: x + dx, y: y + 1, up })),
        )
      : [],
  sparrow: (doc) =>
    at(doc, CRUMBS, ({ id, x, y }) => ({
      x: x + (shareOf(seedOf(id), 0) < 0.5 ? -CRUMBS_PX.x : CRUMBS_PX.x),
      y: y + CRUMBS_PX.y,
      up: 0,
    })).filter((spot) => !WATER.test(cornersAt(doc, spot))),
  squirrel: (doc) => at(doc, TREES, ({ x, y }) => ({ x, y: y + 1, up: 0 })),
  butterfly: (doc) => at(doc, FLOWERS, ({ x, y }) => ({ x, y: y + 1, up: 14 })),
  cat: ({ things }) =>
    things
      .filter(({ prefab }) => prefab === 'shop' || prefab.startsWith('shop-'))
      .flatMap(({ x, y }) => {
        const steps = Math.floor((RIDGE.to - RIDGE.from) / RIDGE.step) + 1
        return Array.from({ length: steps }, (_, step) => ({
          x: x + RIDGE.from + step * RIDGE.step,
          y: y + 0.1,
          up: RIDGE.up,
        }))
      }),
  fish: (doc) => tilesOf(doc, WATER),
  firefly: (doc) => at(doc, GLADE, ({ x, y }) => ({ x, y: y + 1, up: 18 })),
}

/** Where the creatures of a room live; nobody lives under a roof. It follows from the room alone. */
export function hauntsOf(doc: RoomDoc): Haunt[] {
  if (!isOutdoors(doc)) return []
  return CREATURE_KINDS.flatMap((kind) => {
    const { apart } = HABITS[kind]
    const seed = seedOf(`${doc.key} ${kind}`)
    const places = shuffled(PLACES[kind](doc), seed)
    const homes = farApart(places, apart * TILE_PX)
    return homes.flatMap((home, number): Haunt[] => {
      const own = seed + number
      const spots = kind === 'squirrel' ? besideTree(doc, home, own) : spotsNear(places, homes, home, apart * TILE_PX)
      return spots.length > 0 ? [{ kind, seed: own, home, spots }] : []
    })
  })
}

function at(doc: RoomDoc, prefabs: RegExp, spotOf: (thing: Thing) => Perch): Perch[] {
  return doc.things
    .filter(({ prefab }) => prefabs.test(prefab))
    .map(spotOf)
    .filter((spot) => isWithin(doc, spot))
}

function isWithin({ width, height }: RoomDoc, { x, y }: Perch): boolean {
  const [column, row] = [x / TILE_PX, y / TILE_PX]
  return column > RIM.side && column < width - RIM.side && row > RIM.top && row < height - RIM.bottom
}

function tilesOf(doc: RoomDoc, corners: RegExp): Perch[] {
  const spots: Perch[] = []
  for (let row = 0; row < doc.height; row++)
    for (let column = 0; column < doc.width; column++) {
      const spot = { x: (column + 0.5) * TILE_PX, y: (row + 0.5) * TILE_PX, up: 0 }
      if (corners.test(cornersAt(doc, spot))) spots.push(spot)
    }
  return spots
}

/** The letters of the terrain at the corners of the tile of a spot. */
function cornersAt({ terrain }: RoomDoc, { x, y }: Perch): string {
  const [column, row] = [Math.floor(x / TILE_PX), Math.floor(y / TILE_PX)]
  return [row, row + 1].map((each) => terrain[each]?.slice(column, column + 2) ?? '').join('')
}

function besideTree(doc: RoomDoc, tree: Perch, seed: number): Perch[] {
  const { from, to, tries } = NEAR_TREE
  return Array.from({ length: tries }, (_, index) => {
    const angle = shareOf(seed, 2 * index) * 2 * Math.PI
    const far = from + shareOf(seed, 2 * index + 1) * (to - from)
    return { x: Math.round(tree.x + far * Math.cos(angle)), y: Math.round(tree.y + far * 0.7 * Math.sin(angle)), up: 0 }
  }).filter((spot) => isWithin(doc, spot) && GRASS.test(cornersAt(doc, spot)))
}

/** Places one after the other, leaving out whatever is nearer to one before than `apart` (art px). */
function farApart(places: readonly Perch[], apart: number): Perch[] {
  const homes: Perch[] = []
  for (const place of places) if (homes.every((home) => distance(home, place) >= apart)) homes.push(place)
  return homes
}

/** The places that are nearer to this home than to any other, and no farther than `reach` (art px). */
function spotsNear(places: readonly Perch[], homes: readonly Perch[], home: Perch, reach: number): Perch[] {
  return places.filter((place) => {
    const far = distance(place, home)
    return far < reach && homes.every((other) => other === home || distance(place, other) > far)
  })
}

function shuffled(places: readonly Perch[], seed: number): Perch[] {
  return places
    .map((place, index) => ({ place, share: shareOf(seed, index) }))
    .sort((one, other) => one.share - other.share)
    .map(({ place }) => place)
}

export function distance(one: Perch, other: Perch): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

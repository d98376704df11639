import type { GameKey } from '#durable/rules/games/games.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** The prefabs of the cabinets, and the game of each. */
const GAME_OF_PREFAB: Readonly<Partial<Record<string, GameKey>>> = {
  'cabinet-knogleknas': 'KnogleKnas',
  'cabinet-jumping-dog': 'JumpingDog',
  'cabinet-cats-free': 'CatsFree',
}

/** What is read of a room. */
type Furnished = { doc: Pick<RoomDoc, 'things'> }

/** A cabinet covers so many tiles to each side of its foot and above it: it is drawn three tiles high. */
const MEANT = { aside: 1, north: 3 }

/** A cabinet of a room, by the tile of its foot. */
type Cabinet = Tile & { game: GameKey }

function cabinetsIn({ doc }: Furnished): Cabinet[] {
  return doc.things.flatMap(({ prefab, x, y }) => {
    const game = GAME_OF_PREFAB[prefab]
    return game ? [{ game, x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }] : []
  })
}

/** The cabinet that a tap on this tile means. */
export function cabinetAt(place: Furnished, { x, y }: Tile): Cabinet | null {
  const isMeant = (cabinet: Cabinet) =>
    Math.abs(cabinet.x - x) <= MEANT.aside && cabinet.y >= y && cabinet.y - y <= MEANT.north
  return cabinetsIn(place).find(isMeant) ?? null
}

/** The game of the cabinet that a dog on this tile stands at. */
export function gameBeside(place: Furnished, here: Tile): GameKey | null {
  return cabinetsIn(place).find((cabinet) => isInReach(here, cabinet))?.game ?? null
}

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

const NOTICE_BOARD = 'notice-board'

/** What is read of a room. */
type Furnished = { doc: Pick<RoomDoc, 'things'> }

/** A cabinet or a board covers so many tiles to each side of its foot and above it: it is drawn three tiles high. */
const MEANT = { aside: 1, north: 3 }

/** What a cabinet or the notice board beside it opens: the card of a game, or its boards. */
export type ArcadePage = 'card' | 'boards'

/** A cabinet or a notice board of a room, by the tile of its foot. */
type Cabinet = Tile & { game: GameKey; page: ArcadePage }

function cabinetsIn({ doc }: Furnished): Cabinet[] {
  return doc.things.flatMap((thing) => {
    const game = GAME_OF_PREFAB[thing.prefab]
    return game ? [{ game, page: 'card', ...footOf(thing) } as const] : []
  })
}

/** The notice boards of a room with cabinets. Each one has the boards of the cabinet that is nearest to it. */
function scoreBoardsIn(place: Furnished): Cabinet[] {
  const cabinets = cabinetsIn(place)
  return place.doc.things.flatMap((thing) => {
    if (thing.prefab !== NOTICE_BOARD) return []
    const foot = footOf(thing)
    const away = ({ x }: Tile) => Math.abs(x - foot.x)
    const [nearest] = cabinets.toSorted((one, other) => away(one) - away(other))
    return nearest ? [{ game: nearest.game, page: 'boards', ...foot } as const] : []
  })
}

function footOf({ x, y }: Tile): Tile {
  return { x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }
}

/** The cabinet, or the notice board with its scores, that a tap on this tile means. */
export function cabinetAt(place: Furnished, { x, y }: Tile): Cabinet | null {
  const isMeant = (cabinet: Cabinet) =>
    Math.abs(cabinet.x - x) <= MEANT.aside && cabinet.y >= y && cabinet.y - y <= MEANT.north
  return [...cabinetsIn(place), ...scoreBoardsIn(place)].find(isMeant) ?? null
}

/** The game of the cabinet that a dog on this tile stands at. */
export function gameBeside(place: Furnished, here: Tile): GameKey | null {
  return cabinetsIn(place).find((cabinet) => isInReach(here, cabinet))?.game ?? null
}

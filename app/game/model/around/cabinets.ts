import type { GameKey } from '#durable/rules/games/games.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { footOf, isMeant } from './foot.ts'
import type { Furnished } from './foot.ts'

/** The prefabs of the cabinets, and the game of each. */
const GAME_OF_PREFAB: Readonly<Partial<Record<string, GameKey>>> = {
  'cabinet-knogleknas': 'KnogleKnas',
  'cabinet-jumping-dog': 'JumpingDog',
  'cabinet-cats-free': 'CatsFree',
}

/** A board under the sky, and one under a roof. */
const NOTICE_BOARDS: readonly string[] = ['notice-board', 'pin-board']

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
    if (!NOTICE_BOARDS.includes(thing.prefab)) return []
    const foot = footOf(thing)
    const away = ({ x }: Tile) => Math.abs(x - foot.x)
    const [nearest] = cabinets.toSorted((one, other) => away(one) - away(other))
    return nearest ? [{ game: nearest.game, page: 'boards', ...foot } as const] : []
  })
}

/** The cabinet, or the notice board with its scores, that a tap on this tile means. */
export function cabinetAt(place: Furnished, tile: Tile): Cabinet | null {
  return [...cabinetsIn(place), ...scoreBoardsIn(place)].find((cabinet) => isMeant(cabinet, tile)) ?? null
}

/** The cabinet, or the notice board with its scores, that stands on this tile. */
export function cabinetOn(place: Furnished, { x, y }: Tile): Cabinet | null {
  return [...cabinetsIn(place), ...scoreBoardsIn(place)].find((cabinet) => cabinet.x === x && cabinet.y === y) ?? null
}

/** Whether games are played here: the room is told of each round, at whichever cabinet the dog stands. */
export function hasCabinets(place: Furnished): boolean {
  return cabinetsIn(place).length > 0
}

/** The cabinet that a dog on this tile stands at, or else the notice board with its scores. */
export function cabinetBeside(place: Furnished, here: Tile): Cabinet | null {
  return [...cabinetsIn(place), ...scoreBoardsIn(place)].find((cabinet) => isInReach(here, cabinet)) ?? null
}

import type { Pictures, SeasonPictures } from '#app/game/scene/dresses/pictures.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import { whenIdle } from '#app/shared/when-idle.ts'
import { spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'
import type { Atlas } from './atlas.ts'
import type { OwnPictures } from './own-pictures.ts'

/** The page of things that are drawn in every room, or that no room of ours has for itself (app/art/park/pages.ts). */
export const COMMON_PAGE = 'common'

/** The delay before each of the other pictures in browsers without `requestIdleCallback`, ms. */
const LATER_MS = 200

/** The pictures of the ground outdoors and indoors, which may be the same, and of all that stands on it. */
export type RoomAtlases = { outdoors: Atlas<'terrain'>; indoors: Atlas<'terrain'>; standing: Atlas<'things'> }

/** Which pictures of a season each room needs, and which of them are loaded. */
export class RoomPictures {
  readonly #atlases: RoomAtlases
  readonly #season: SeasonPictures
  readonly #always: readonly Pictures[]
  /** [SP4] Those from outside, whose script comes with the first room that shows one. */
  own: OwnPictures | null = null

  /** `always`: the pictures on the atlas of standing things that every room needs. */
  constructor(atlases: RoomAtlases, season: SeasonPictures, always: readonly Pictures[]) {
    this.#atlases = atlases
    this.#season = season
    this.#always = always
  }

  /** Loads what every room needs. @throws if a picture cannot be loaded */
  async loadAlways(): Promise<void> {
    await Promise.all(this.#always.map((one) => this.#atlases.standing.load(one)))
  }

  /** Whether all that a room shows is loaded. */
  has(doc: RoomDoc): boolean {
    const isHere = this.#needsOf(doc).every(([atlas, pictures]) => atlas.has(pictures))
    return isHere && (this.own?.has(doc) ?? !doc.things.some(isOwn))
  }

  /** Loads what a room shows. @throws if a picture cannot be loaded */
  async load(doc: RoomDoc): Promise<void> {
    await Promise.all([...this.#needsOf(doc).map(([atlas, pictures]) => atlas.load(pictures)), this.#loadOwn(doc)])
  }

  async #loadOwn(doc: RoomDoc): Promise<void> {
    if (!doc.things.some(isOwn)) return
    const late = await import('./own-pictures.ts')
    this.own ??= new late.OwnPictures(this.#atlases.standing)
    await this.own.show(doc)
  }

  /**
   * Loads all others, one after the other while the page has nothing else to do: first the things of the rooms behind the
   * doors of `doc`. What is lost is loaded with the room that needs it. It ends when `signal` is aborted.
   */
  async loadRest(doc: RoomDoc, signal: AbortSignal): Promise<void> {
    const { outdoors, indoors, standing } = this.#atlases
    const { terrain, floors, things } = this.#season
    const near = new Set<string>(doc.doors.map(({ to }) => to.room))
    const [behind, others] = [true, false].map((isNear) => [...things].filter(([key]) => near.has(key) === isNear))
    const rest: Load[] = [
      ...(behind ?? []).map(([, pictures]): Load => [standing, pictures]),
      ...[...terrain.values()].map((pictures): Load => [outdoors, pictures]),
      ...[...floors.values()].map((pictures): Load => [indoors, pictures]),
      ...(others ?? []).map(([, pictures]): Load => [standing, pictures]),
    ]
    for (const [atlas, pictures] of rest) {
      if (atlas.has(pictures)) continue
      await whenIdle(signal, LATER_MS)
      await atlas.load(pictures).catch(() => null)
    }
  }

  #needsOf(doc: RoomDoc): Load[] {
    const { outdoors, indoors, standing } = this.#atlases
    const ground = isOutdoors(doc) ? outdoors : indoors
    const tiles = terrainTiles(doc).map(({ frame }) => frame)
    const frames = doc.things.flatMap(({ prefab }) => PREFAB_LOOKS.get(prefab)?.frames ?? [])
    const things = [...this.#always, ...standing.picturesWith('things', frames)]
    return [
      ...[...ground.picturesWith('terrain', tiles)].map((pictures): Load => [ground, pictures]),
      ...things.map((pictures): Load => [standing, pictures]),
    ]
  }
}

function isOwn({ prefab }: Thing): boolean {
  return spriteOf(prefab) !== null
}

/** Pictures, and the atlas that they are loaded into. */
type Load = [atlas: Pick<Atlas<never>, 'has' | 'load'>, pictures: Pictures]

import type { ParkPlace } from '#app/game/model/places/place.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import { creaturesOf } from './creatures.ts'
import type { Creature } from './creatures.ts'
import { HABITS, parkHour } from './habits.ts'
import { hauntsOf } from './haunts.ts'
import type { Haunt } from './haunts.ts'
import { stayAt } from './stays.ts'
import { StepsTaken } from './steps-taken.ts'

/**
 * How long after a step began a creature is startled, ms. By then a walk that was told otherwise meanwhile has been heard by
 * most, and what startles is a dog that comes, not one that is about to.
 */
export const STARTLED_AFTER_MS = 250

/** How far from its home a creature may be seen, art px. */
const REACH_PX = 420

type Startle = { from: number; at: number | null }
type Dweller = { haunt: Haunt; version: number; startles: Startle[] }

/** The creatures of the room that the player is in. All who have heard the same walks see the same ones. */
export class CreaturesHere {
  readonly #steps = new StepsTaken()
  #place: ParkPlace | null = null
  #dwellers: Dweller[] = []

  /** Hears how the dogs walk. To be told each state of the world. */
  hear(world: World, place: ParkPlace) {
    this.#steps.hear(world, place.grid)
    if (place === this.#place) return
    this.#place = place
    this.#dwellers = hauntsOf(place.doc).map((haunt) => ({ haunt, version: -1, startles: [] }))
  }

  /** The creatures at `now` (own clock) in a part of the room, art px. */
  at(
    world: World,
    now: number,
    { area, isStill }: { area: { left: number; top: number; right: number; bottom: number }; isStill: boolean },
  ): Creature[] {
    const roomNow = roomTime(world, now)
    const moment = { now: roomNow, month: parkHour(roomNow).month, isStill }
    return this.#dwellers.flatMap((dweller) => {
      const { x, y } = dweller.haunt.home
      const isNear =
        x > area.left - REACH_PX && x < area.right + REACH_PX && y > area.top - REACH_PX && y < area.bottom + REACH_PX
      if (!isNear) return []
      const stay = stayAt(dweller.haunt, roomNow, (spot, from, until) => this.#startle(dweller, spot, { from, until }))
      return stay ? creaturesOf(dweller.haunt, stay, moment) : []
    })
  }

  /** It is worked out anew only when a dog has got another walk. */
  #startle(dweller: Dweller, { x, y }: { x: number; y: number }, { from, until }: { from: number; until: number }) {
    if (dweller.version !== this.#steps.version) {
      dweller.version = this.#steps.version
      dweller.startles = []
    }
    const known = dweller.startles.find((startle) => startle.from === from)
    if (known) return known.at
    const tile = { x: (x - TILE_PX / 2) / TILE_PX, y: (y - PAWS_Y) / TILE_PX }
    const span = { from: from - STARTLED_AFTER_MS, until: until - STARTLED_AFTER_MS }
    const step = this.#steps.firstNear(tile, HABITS[dweller.haunt.kind].fears / TILE_PX, span)
    const at = step === null ? null : step + STARTLED_AFTER_MS
    dweller.startles = [...dweller.startles.slice(-1), { from, at }]
    return at
  }
}

/** How far down in its tile a dog stands, art px. */
const PAWS_Y = 21

import type { ServerMessage, WireUse } from '#durable/protocol/messages.ts'
import type { KeptUse } from '#durable/room/state/kept.ts'
import { isSeated } from '#durable/rules/things/seat.ts'
import { SELF } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isOver, isWithinReach, withUse } from '#durable/rules/things/using.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'

type Use = WireUse & { thing: number }

/** What is known of a room: its ground, its things, and where the dogs are that can be seen. */
export type Scene = {
  grid: Grid
  usable: readonly UsableThing[]
  walkOf: (dog: number) => Walk | undefined
  now: number
}

/** What a page knows of the things that are in use. */
export class ThingsInUse {
  #uses: readonly Use[] = []

  heard(message: ServerMessage, usable: readonly UsableThing[]): void {
    if (message.type === 'welcome') this.#uses = message.used ?? []
    else if (message.type === 'left')
      this.#uses = this.#uses.filter((use) => use.dog !== message.dog || !isSeat(usable, use))
    else if (message.type === 'used' && message.thing !== SELF) {
      const { thing, dog, at, a, b } = message
      this.#uses = withUse(this.#uses, { thing, dog, at, a, b }, (number) => isSeat(usable, { thing: number }))
    }
  }

  isNear(thing: UsableThing, tile: Tile, scene: Scene): boolean {
    const uses = this.#uses.filter((use) => use.thing === thing.number && !isOver(thing, use, scene.now))
    return isWithinReach(thing, { grid: scene.grid, uses }, tile, scene.now)
  }

  /** What is in use, as one text. */
  shown(scene: Scene): string {
    return shownUses(this.#uses, scene)
  }
}

/** What is in use by what a room has kept, as one text. */
export function keptUses(kept: readonly KeptUse[], scene: Scene): string {
  const numbers = new Map(scene.usable.map(({ id, number }) => [id, number]))
  return shownUses(
    kept.flatMap((use) => {
      const thing = numbers.get(use.thing)
      return thing === undefined ? [] : [{ ...use, thing }]
    }),
    scene,
  )
}

function shownUses(uses: readonly Use[], { grid, usable, walkOf, now }: Scene): string {
  const texts = uses.flatMap((use) => {
    const thing = usable[use.thing]
    if (!thing || isOver(thing, use, now)) return []
    if (thing.action.manner !== 'seat') return [`${thing.id} at ${use.at}: ${use.a}, ${use.b}`]
    const walk = use.dog === null ? undefined : walkOf(use.dog)
    return walk && isSeated(grid, thing.foot, use, walk) ? [`dog ${use.dog} on ${thing.id} ${use.a}`] : []
  })
  return texts.toSorted().join('; ')
}

function isSeat(usable: readonly UsableThing[], { thing }: { thing: number | typeof SELF }): boolean {
  return typeof thing === 'number' && usable[thing]?.action.manner === 'seat'
}

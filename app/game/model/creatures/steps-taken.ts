import type { World } from '#app/game/model/world/world.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { directionsOf, neighbour, stepMs } from '#durable/rules/steps.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'

/** A step of a dog: the tile that it leads to, and when it begins, room clock, epoch ms. */
type Step = { x: number; y: number; at: number }
/** A walk of a dog, and its steps up to the begin of the next one. */
type Heard = { walk: Walk; steps: readonly Step[] }

/** How long steps are remembered, ms: creatures ask for those of two of their turns. */
const KEPT_MS = 120_000

/**
 * The steps that the dogs of a room take, by the walks that the room has told: of a walk those that began before the next one
 * did. Whoever has heard the same walks knows the same steps, whenever they were heard. The own walk counts as the room has
 * told it, and what a hidden dog does nobody knows. A dog that leaves ends its walk all the same, since nobody is told
 * when exactly it has left.
 */
export class StepsTaken {
  /** Changes with every new walk. */
  version = 0
  readonly #dogs = new Map<DogId, Heard[]>()
  #room: string | null = null
  #heard: Pick<World, 'dogs' | 'told'> = { dogs: new Map(), told: null }
  /** When the latest walk began. */
  #newest = 0

  /** Hears the walks of a world; `grid` is that of its room. */
  hear(world: World, grid: Grid) {
    if (world.dogs === this.#heard.dogs && world.told === this.#heard.told) return
    this.#heard = world
    if (world.room !== this.#room) {
      this.#room = world.room
      this.#dogs.clear()
      this.version += 1
    }
    this.#forget(world)
    for (const { id, walk } of world.dogs.values()) {
      const isOwn = id === world.me
      if (isOwn && world.hidden) continue
      const told = (isOwn && world.told) || walk
      if (this.#dogs.get(id)?.at(-1)?.walk !== told) this.#add(id, told, grid)
    }
  }

  /** When the first step to within `reach` of a point (both in tiles) begins in a span of time; null if none does. */
  firstNear(
    { x, y }: { x: number; y: number },
    reach: number,
    { from, until }: { from: number; until: number },
  ): number | null {
    let first: number | null = null
    for (const walks of this.#dogs.values())
      for (const { steps } of walks) {
        if ((steps.at(-1)?.at ?? -Infinity) < from) continue
        const near = steps.find((step) => step.at >= from && (step.x - x) ** 2 + (step.y - y) ** 2 < reach ** 2)
        if (near && near.at < (first ?? until)) first = near.at
      }
    return first
  }

  /** Dogs that are gone and have not walked for a while. */
  #forget({ dogs }: World) {
    for (const [dog, walks] of this.#dogs)
      if (!dogs.has(dog) && (walks.at(-1)?.walk.startedAt ?? 0) < this.#newest - KEPT_MS) this.#dogs.delete(dog)
  }

  #add(dog: DogId, walk: Walk, grid: Grid) {
    const since = walk.startedAt - KEPT_MS
    const before = (this.#dogs.get(dog) ?? []).flatMap((heard) => {
      // One that stands has stopped where it is; when it was told so is another time for everybody.
      const stop = walk.dirs === '' ? heard.steps.findIndex(({ x, y }) => x === walk.x && y === walk.y) : -1
      const steps = heard.steps.filter(
        ({ at }, index) => at >= since && (stop < 0 ? at < walk.startedAt : index <= stop),
      )
      return steps.length > 0 ? [{ walk: heard.walk, steps }] : []
    })
    this.#dogs.set(dog, [...before, { walk, steps: stepsOf(walk, grid) }])
    this.#newest = Math.max(this.#newest, walk.startedAt)
    this.version += 1
  }
}

function stepsOf(walk: Walk, grid: Grid): Step[] {
  const steps: Step[] = []
  let tile = { x: walk.x, y: walk.y }
  let at = walk.startedAt
  for (const direction of directionsOf(walk.dirs)) {
    const to = neighbour(tile, direction)
    steps.push({ ...to, at })
    at += stepMs(grid, tile, direction)
    tile = to
  }
  return steps
}

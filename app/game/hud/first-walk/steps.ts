import { ownDog } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'
import { endOf } from '#durable/rules/walks.ts'

/** The state of the park that decides about the lessons. */
export type Seen = {
  room: string
  /** The tile where the own dog stands or walks to. */
  goal: Tile
  isSniffing: boolean
  /** Whether the log has a line of the own dog. */
  hasSpoken: boolean
  /** Whether the own dog wears a thing where its kind belongs. What is carried on the back is not put on yet. */
  isDressed: boolean
  /** Whether there is another dog here to sniff. */
  hasCompany: boolean
}

/** Where the dog started on this visit. */
export type Start = Pick<Seen, 'room' | 'goal'>

/** `done`: the lessons that the player has done on all visits. */
export type FirstWalkState = { from: Start; done: readonly Lesson[] }

/** The shortest distance that counts as a walk, tiles. */
const WALK_TILES = 2

export function seenIn(world: World): Seen | null {
  const me = ownDog(world)
  if (!me || world.room === null) return null
  const hasCompany = [...world.dogs.values()].some((dog) => canBeSniffed(dog, me.id))
  const hasSpoken = world.log.some((entry) => entry.kind === 'said' && entry.isOwn)
  const isDressed = SLOTS.some((slot) => itemKind(me.wear[slot] ?? '')?.slot === slot)
  return {
    room: world.room,
    goal: endOf(me.walk),
    isSniffing: me.doing?.pose === 'sniff',
    hasSpoken,
    isDressed,
    hasCompany,
  }
}

/** `done` are the lessons of earlier visits. */
export function beginning({ room, goal }: Start, done: readonly Lesson[]): FirstWalkState {
  return { from: { room, goal }, done }
}

/** The progress after a look at the park; the same object if nothing has changed. */
export function looked(walk: FirstWalkState, { room, goal, isSniffing, hasSpoken, isDressed }: Seen): FirstWalkState {
  const { from } = walk
  const distance = Math.max(Math.abs(goal.x - from.goal.x), Math.abs(goal.y - from.goal.y))
  const isElsewhere = room !== from.room
  const seen: Partial<Record<Lesson, boolean>> = {
    walk: isElsewhere || distance >= WALK_TILES,
    say: hasSpoken,
    door: isElsewhere,
    meet: isSniffing,
    wear: isDressed,
  }
  return did(walk, ...LESSONS.filter((lesson) => seen[lesson]))
}

/** The progress with these lessons done. */
export function did(walk: FirstWalkState, ...steps: readonly Lesson[]): FirstWalkState {
  const fresh = steps.filter((step) => !walk.done.includes(step))
  return fresh.length === 0 ? walk : { ...walk, done: [...walk.done, ...fresh] }
}

/** The next lesson; null when all are done. Lessons that were done are skipped, and so is meeting a dog if none is here. */
export function stepOf({ done }: FirstWalkState, hasCompany: boolean): Lesson | null {
  return LESSONS.find((step) => !done.includes(step) && (step !== 'meet' || hasCompany)) ?? null
}

/** How many rows at the top of a room the hint may cover, and how many columns at its right on a wide screen. */
const CARD = { rows: 5, columns: 9 }

/** Whether the hint at the top would cover the own dog, since the camera cannot move above the edge of the room. */
export function isInTheWay({ x, y }: Tile, { width, isWide }: { width: number; isWide: boolean }): boolean {
  return y < CARD.rows && (isWide || x >= width - CARD.columns)
}

// A sleeping dog cannot be sniffed: the room would refuse with `dog-sleeps`.
function canBeSniffed({ id, away, pose }: { id: DogId; away: boolean; pose: string }, me: DogId): boolean {
  return id !== me && !away && pose !== 'curl'
}

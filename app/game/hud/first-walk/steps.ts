import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { World } from '#app/game/model/world/world.ts'

/** What of the park the steps are about. */
export type Seen = {
  room: string
  /** Where own dog stands, or walks to. */
  goal: Tile
  isSniffing: boolean
  /** Whether own dog wears anything. */
  isDressed: boolean
  /** Whether another dog is here that can be sniffed. */
  hasCompany: boolean
}

/** Where the dog began on this visit, and what its player has done, on earlier visits too. */
export type FirstWalkState = { from: Pick<Seen, 'room' | 'goal'>; done: readonly Lesson[] }

/** Nobody takes a single step for a walk, tiles. */
const WALK_TILES = 2

export function seenIn(world: World): Seen | null {
  const me = ownDog(world)
  if (!me || world.room === null) return null
  const hasCompany = [...world.dogs.values()].some((dog) => canBeSniffed(dog, me.id))
  const isDressed = Object.values(me.wear).some((kind) => kind !== null)
  return { room: world.room, goal: endOf(me.walk), isSniffing: me.doing?.pose === 'sniff', isDressed, hasCompany }
}

/** `done` is what the player has done before. */
export function beginning({ room, goal }: Seen, done: readonly Lesson[]): FirstWalkState {
  return { from: { room, goal }, done }
}

/** The walk once the park was looked at; the same as before where nothing has come of it. */
export function looked(walk: FirstWalkState, { room, goal, isSniffing, isDressed }: Seen): FirstWalkState {
  const { from } = walk
  const distance = Math.max(Math.abs(goal.x - from.goal.x), Math.abs(goal.y - from.goal.y))
  const isElsewhere = room !== from.room
  const seen: Partial<Record<Lesson, boolean>> = {
    walk: isElsewhere || distance >= WALK_TILES,
    door: isElsewhere,
    meet: isSniffing,
    wear: isDressed,
  }
  return did(walk, ...LESSONS.filter((lesson) => seen[lesson]))
}

/** The lesson that a moment of the game is; null for none. `me` is own dog. */
export function lessonOf(moment: Moment, me: DogId | null): Lesson | null {
  if (moment.type === 'dug') return moment.dog === me ? 'dig' : null
  return (moment.type === 'said' && moment.isOwn) || moment.type === 'met' ? 'say' : null
}

/** The walk once these were done. */
export function did(walk: FirstWalkState, ...steps: readonly Lesson[]): FirstWalkState {
  const fresh = steps.filter((step) => !walk.done.includes(step))
  return fresh.length === 0 ? walk : { ...walk, done: [...walk.done, ...fresh] }
}

/** What is next, in the order of the lessons; null when all is done. Whoever has done something of themselves is not told of it, and where nobody is to be met, that is left out. */
export function stepOf({ done }: FirstWalkState, hasCompany: boolean): Lesson | null {
  return LESSONS.find((step) => !done.includes(step) && (step !== 'meet' || hasCompany)) ?? null
}

/** Over so much of the top of a room the hint may lie, and over so much of its right where it is not as wide as the screen; tiles. */
const CARD = { rows: 5, columns: 9 }

/** Whether the hint at the top would lie over own dog: the picture goes no further up than its room. */
export function isInTheWay({ x, y }: Tile, { width, isWide }: { width: number; isWide: boolean }): boolean {
  return y < CARD.rows && (isWide || x >= width - CARD.columns)
}

// One that sleeps is let sleep; the room would say `dog-sleeps`.
function canBeSniffed({ id, away, pose }: { id: DogId; away: boolean; pose: string }, me: DogId): boolean {
  return id !== me && !away && pose !== 'curl'
}

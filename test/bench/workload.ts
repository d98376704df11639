import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { below, pick } from '#test/support/random.ts'

export const ROOM = 'plaza'

/** Workload W1: every dog requests a walk every U(1, 3) s and says 41 characters every U(10, 30) s. */
const WALK_EVERY_MS = { min: 1000, max: 3000 }
const SAY_EVERY_MS = { min: 10_000, max: 30_000 }
const TEXT_LENGTH = 41
const WORDS = ['the', 'sun', 'is', 'out', 'who', 'walks', 'to', 'pond', 'with', 'me', 'good', 'morning', 'ball', 'here']

export type Walker = { walk: (goal: Tile) => void; say: (text: string) => void }

/** Lets the walkers play W1 until the returned function is called. */
export function live(walkers: readonly Walker[], random: () => number): () => void {
  const goals = walkableTiles()
  const timers = new Map<string, NodeJS.Timeout>()
  const repeat = (name: string, { min, max }: { min: number; max: number }, act: () => void, isFirst = true) => {
    // The first wait is drawn from a whole interval, so that the dogs are not in step.
    const waitMs = isFirst ? random() * max : min + random() * (max - min)
    const again = () => {
      act()
      repeat(name, { min, max }, act, false)
    }
    timers.set(name, setTimeout(again, waitMs))
  }
  walkers.forEach(({ walk, say }, index) => {
    repeat(`walk ${index}`, WALK_EVERY_MS, () => walk(pick(random, goals)))
    repeat(`say ${index}`, SAY_EVERY_MS, () => say(lineOf(random)))
  })
  return () => timers.forEach((timer) => clearTimeout(timer))
}

/** Every walkable tile of the room without a door, because walking onto one leaves the room. */
function walkableTiles(): Tile[] {
  const { grid } = compileRoom(ROOMS[ROOM])
  const tiles = Array.from(grid.ground, (_, index) => ({ x: index % grid.width, y: Math.floor(index / grid.width) }))
  return tiles.filter(({ x, y }) => isWalkable(grid, x, y) && !isDoor(grid, x, y))
}

function lineOf(random: () => number): string {
  let text = `${below(random, 1000)}`
  while (text.length < TEXT_LENGTH) text += ` ${pick(random, WORDS)}`
  return text.slice(0, TEXT_LENGTH - 1) + '.'
}

import type { DogId } from '#durable/protocol/messages.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { DIG_REST_MS } from '#durable/rules/life/digging.ts'
import { SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { POOP_LIES_MS } from '#durable/rules/life/poop.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { SmellPost } from '#durable/rules/smells/posts.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/**
 * What the own dog could do but to no use before a time (own clock, epoch ms). Where only a refusal has told of a rest, it is
 * taken to have begun then, so it may seem longer here than it is.
 */
export type Rests = ReadonlyMap<string, number>

/** What a rest is about: all sniffing, or one dog, tile, poop or smell post. */
export type Resting =
  | { do: 'sniff'; dog: DogId | 'all' }
  | { do: 'dig'; room: string | null; tile: Tile }
  | { do: 'smell'; room: string | null; poop: Tile & { dog: DogId } }
  | { do: 'read'; room: string | null; post: Pick<SmellPost, 'thing'> }

const HOUR_MS = 60 * 60 * 1000

const REST_MS: Readonly<Record<Resting['do'], number>> = {
  sniff: SNIFF_REST_MS,
  dig: DIG_REST_MS,
  // It says nothing new for as long as it lies.
  smell: POOP_LIES_MS,
  // Others may have come by since.
  read: 10 * 60 * 1000,
}

/** The rests after an act was done at `now`, or refused because it rests; without those that are over. */
export function resting(rests: Rests, act: Resting, now: number): Rests {
  const left = [...rests].filter(([, until]) => now < until)
  const until = act.do === 'sniff' && act.dog === 'all' ? nextDay(now) : now + REST_MS[act.do]
  return new Map(left).set(keyOf(act), until)
}

export function isAtRest(rests: Rests, act: Resting, now: number): boolean {
  return now < (rests.get(keyOf(act)) ?? 0)
}

// Copies of a room have the same soil: a rest is kept by the room.
function keyOf(act: Resting): string {
  switch (act.do) {
    case 'sniff':
      return `sniff ${act.dog}`
    case 'dig':
      return `dig ${roomOf(act.room ?? '')} ${act.tile.x},${act.tile.y}`
    case 'smell':
      return `smell ${act.room} ${act.poop.dog} ${act.poop.x},${act.poop.y}`
    case 'read':
      return `read ${roomOf(act.room ?? '')} ${act.post.thing}`
  }
}

/** When the next day of the park begins: on a full hour. */
function nextDay(now: number): number {
  let hour = Math.floor(now / HOUR_MS) * HOUR_MS
  while (osloDay(hour) === osloDay(now)) hour += HOUR_MS
  return hour
}

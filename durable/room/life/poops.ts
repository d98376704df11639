import type { DogId, WirePoop } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import { keepLine } from '#durable/room/chat/talking.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import type { Act } from './act.ts'
import type { KeptPoop } from './kept-poop.ts'

type Pooped = Extract<Act, { type: 'poop' }>

/**
 * [O4] All see it lie there. [O5] What it says is a line of the log that nobody is told with the others, so that it is
 * kept, reported and looked up as lines are.
 */
export function layPoop(park: Park, act: Pooped, { until, now }: { until: number; now: number }): Effect[] {
  const { op, dog, user, tile, words, by } = act
  if (until <= now || lyingOf(park, dog)?.op === op) return []
  const line: KeptLine | null = words && {
    ...{ seq: park.lastSeq + 1, dog, name: by.name, color: by.color, at: now },
    ...{ ...words, user, isStaff: by.isStaff, isPoop: true },
  }
  const { x, y } = tile
  const message = line && { seq: line.seq, text: line.text }
  const poop: KeptPoop = { dog, name: by.name, x, y, op, user, isStaff: by.isStaff, until, message }
  park.kept.poops = [...park.kept.poops.filter((other) => other.dog !== dog), poop]
  return [
    ...(line ? [keepLine(park, line)] : []),
    { do: 'keep', what: 'poops', when: 'now' },
    { do: 'tell', message: { type: 'pooped', poop: wirePoop(poop) } },
  ]
}

export function wirePoop({ dog, name, x, y }: KeptPoop): WirePoop {
  return { dog, name, x, y }
}

/** The poop of a dog; undefined where none lies here any more. */
export function poopOf(park: Park, dog: DogId, now: number): KeptPoop | undefined {
  const poop = lyingOf(park, dog)
  return poop && now < poop.until ? poop : undefined
}

/** It is gone; `by` is the dog that has scooped it up. */
export function takePoop(park: Park, { dog, op }: Pick<KeptPoop, 'dog' | 'op'>, by: DogId | null): Effect[] {
  if (lyingOf(park, dog)?.op !== op) return []
  park.kept.poops = park.kept.poops.filter((other) => other.dog !== dog)
  return [
    { do: 'keep', what: 'poops', when: 'now' },
    { do: 'tell', message: { type: 'scooped', poop: dog, ...(by !== null && { by }) } },
  ]
}

/** [O4] That whose time is over is gone. */
export function sweepPoops(park: Park, now: number): Effect[] {
  return park.kept.poops.filter(({ until }) => until <= now).flatMap((poop) => takePoop(park, poop, null))
}

/** [O5] With somebody whom staff send away goes what their dogs have left here. */
export function cleanUpAfter(park: Park, who: number): Effect[] {
  return park.kept.poops.filter(({ user }) => user === who).flatMap((poop) => takePoop(park, poop, null))
}

function lyingOf(park: Park, dog: DogId): KeptPoop | undefined {
  return park.kept.poops.find((poop) => poop.dog === dog)
}

import type { DogId, WirePoop } from '#durable/protocol/messages.ts'
import type { Act } from '#durable/room/act.ts'
import { keepLine } from '#durable/room/chat/talking.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { KeptLine, KeptPoop } from '#durable/room/state/kept.ts'
import type { Park } from '#durable/room/state/park.ts'
import { isWalkable } from '#durable/rules/tiles.ts'

type Pooped = Extract<Act, { type: 'poop' }>

/**
 * [O4] Puts a poop on the ground and tells all. [O5] Its message is a line of the log that is not shown in the chat, so
 * it is stored, reported and searched like any other line.
 */
export function layPoop(park: Park, act: Pooped, { until, now }: { until: number; now: number }): Effect[] {
  const { op, dog, user, tile, words, by } = act
  if (until <= now || lyingOf(park, dog)?.op === op || !isWalkable(park.grid, tile.x, tile.y)) return []
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

/** The poop of a dog; undefined if none lies here, or its time is over. */
export function poopOf(park: Park, dog: DogId, now: number): KeptPoop | undefined {
  const poop = lyingOf(park, dog)
  return poop && now < poop.until ? poop : undefined
}

/** Takes a poop off the ground and tells all. `by` is the dog that scooped it up; null if its time was over. */
export function takePoop(park: Park, { dog, op }: Pick<KeptPoop, 'dog' | 'op'>, by: DogId | null): Effect[] {
  if (lyingOf(park, dog)?.op !== op) return []
  park.kept.poops = park.kept.poops.filter((other) => other.dog !== dog)
  return [
    { do: 'keep', what: 'poops', when: 'now' },
    { do: 'tell', message: { type: 'scooped', poop: dog, ...(by !== null && { by }) } },
  ]
}

/** [O4] [ED5] Takes away all poop whose time is over, or whose ground is gone. */
export function sweepPoops(park: Park, now: number): Effect[] {
  const isOver = ({ until, x, y }: KeptPoop) => until <= now || !isWalkable(park.grid, x, y)
  return park.kept.poops.filter(isOver).flatMap((poop) => takePoop(park, poop, null))
}

/** [O5] Takes away the poop of a user whom staff have kicked or banned. */
export function cleanUpAfter(park: Park, who: number): Effect[] {
  return park.kept.poops.filter(({ user }) => user === who).flatMap((poop) => takePoop(park, poop, null))
}

function lyingOf(park: Park, dog: DogId): KeptPoop | undefined {
  return park.kept.poops.find((poop) => poop.dog === dog)
}

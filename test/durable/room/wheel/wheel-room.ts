import { WHEEL } from '#durable/rules/committee/wheel.ts'
import { NOON, aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/** A term that is on from before the test, for ten minutes. */
export const MEMBER = { committee: { from: NOON - 60_000, until: NOON + 600_000, terms: 1 } }

/** A room with a wheel where dogs arrive. */
export function aWheelRoom(): TestPark {
  return aPark({ things: [{ id: 'wheel', prefab: 'spinning-wheel', x: 336, y: 352 }] })
}

let ops = 0
export const using = (how?: number, op = `00000000-0000-4000-8000-${`${++ops}`.padStart(12, '0')}`) =>
  ({ type: 'use', op, thing: WHEEL, ...(how !== undefined && { how }) }) as const

/** Asks to open a round, and waits until the seed is there. */
export async function open(socket: Socket, op?: string): Promise<void> {
  socket.send(using(0, op))
  await seedIsThere()
}

export async function seedIsThere(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** The latest round that the reader was told of; undefined before any. */
export const wheelOf = (socket: Socket) => socket.of('wheelSet').at(-1)?.wheel

export const reasonOf = ({ last }: Socket) => (last?.type === 'refused' ? last.reason : null)

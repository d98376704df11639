import { FESTIVE, festiveThing } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/** A room whose festive ground reaches five tiles from where dogs arrive. */
export function aFeastRoom(): TestPark {
  return aPark({ areas: [{ id: 'green', kind: 'festive', x: 5, y: 5, w: 11, h: 11 }] })
}

let ops = 0
/** Sets up a piece of a kind, takes away that with a number, or all. */
export const asking = (
  of: FestiveKind | number | 'all',
  op = `00000000-0000-4000-9000-${`${++ops}`.padStart(12, '0')}`,
) => ({ type: 'use', op, thing: of === 'all' ? FESTIVE : festiveThing(of) }) as const

/** The pieces that a reader was told of and that have not gone since, by their numbers. */
export function seenBy(socket: Socket): { id: number; kind: string; x: number; y: number }[] {
  let pieces = socket.of('welcome').at(-1)?.festive ?? []
  const later = socket.received.slice(socket.received.findLastIndex(({ type }) => type === 'welcome') + 1)
  for (const message of later) {
    if (message.type === 'stood') pieces = [...pieces, message.piece]
    if (message.type === 'cleared') pieces = pieces.filter(({ id }) => !message.pieces.includes(id))
  }
  return pieces
}

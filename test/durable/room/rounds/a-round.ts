import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

export const ROUND = '00000000-0000-4000-8000-000000000001'
export const COURSE = { game: 'JumpingDog', seed: '0123456789abcdef0123456789abcdef', isCalm: false } as const

type Piece = { from?: number; tick?: number; bytes?: readonly number[]; round?: string; isLast?: true }

export const tells = (socket: Socket, { from = 0, tick = 0, bytes = [], round = ROUND, isLast }: Piece = {}) =>
  socket.send({ type: 'played', round, from, tick, bytes: textOfLog(bytes), ...(isLast && { isLast }) })

export function begins(socket: Socket) {
  socket.send({ type: 'played', round: ROUND, from: 0, tick: 0, bytes: '', course: COURSE })
}

/** Bella begins a round, and Max watches it. */
export function watched(park: TestPark = aPark()) {
  const [bella, max] = [park.enter(1), park.enter(2)]
  begins(bella)
  max.send({ type: 'watch', dog: 1 })
  return { park, bella, max }
}

export const seen = (park: TestPark, log: readonly number[], user = park.room.visitors[0]?.user ?? 0) =>
  park.room.hasSeen({ user, round: ROUND, log: textOfLog(log) })

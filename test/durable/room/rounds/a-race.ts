import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import type { DealtRace } from '#durable/rules/games/round/challenge.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { PIECE_BYTES_MAX } from '#durable/rules/games/round/watching.ts'
import type { Socket } from '#test/support/park.ts'

let ops = 0

/** A use by an op of its own. */
export const using = (thing: string, how = 0) =>
  ({ type: 'use', op: `00000000-0000-4000-a000-${`${++ops}`.padStart(12, '0')}`, thing, how }) as const

/** The race that a dog was told of last. */
export function raceOf(socket: Socket): DealtRace {
  return socket.of('raceSet').at(-1)!.race
}

/** Tells the course, as a page does when its round begins. */
export function setsOff(socket: Socket, changes: Partial<DealtRace> = {}): void {
  const { id, game, seed } = { ...raceOf(socket), ...changes }
  const course = { game, seed, isCalm: false }
  socket.send({ type: 'played', round: id, from: 0, tick: 0, bytes: '', course })
}

/** Plays the race of a dog as a bot does, and tells it to its end. Returns the score. */
export function races(socket: Socket, luck: number): number {
  const { game, seed } = raceOf(socket)
  const play = game === 'JumpingDog' ? botRun : botPicnic
  const { log, score, ticks } = play(seed, 'regular', numberedSeed(luck))
  tells(socket, log, ticks)
  return score
}

/** Tells a whole log in as few pieces as it takes, and that the round is over. */
export function tells(socket: Socket, log: Uint8Array, ticks: number): void {
  const { id } = raceOf(socket)
  setsOff(socket)
  for (let from = 0; from < log.length || from === 0; from += PIECE_BYTES_MAX) {
    const isLast = from + PIECE_BYTES_MAX >= log.length
    const bytes = textOfLog(log.slice(from, from + PIECE_BYTES_MAX))
    socket.send({ type: 'played', round: id, from, tick: ticks, bytes, ...(isLast && { isLast }) })
  }
}

/** Begins a round that is no race. */
export function beginsRound(socket: Socket): void {
  const course = { game: 'JumpingDog', seed: numberedSeed(1), isCalm: false } as const
  socket.send({ type: 'played', round: '00000000-0000-4000-8000-000000000009', from: 0, tick: 0, bytes: '', course })
}

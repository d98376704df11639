import { expect, it } from 'vitest'
import { LiveRound } from '#app/arcade/race/live-round.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'

const piece = (bytes: number[], tick: number) => ({ bytes: textOfLog(Uint8Array.from(bytes)), tick })

it('[GR17] appends what is told of a race, and knows how far it was played', () => {
  const round = new LiveRound()
  round.take(piece([1, 2], 15))
  round.take(piece([3], 30))
  expect({ ...round }).toEqual({ bytes: Uint8Array.of(1, 2, 3), tick: 30 })
  round.take({ ...piece([], 31), isLast: true })
  expect(round.tick).toBe(Infinity)
})

it('[GR17] leaves out what is no log', () => {
  const round = new LiveRound()
  round.take({ bytes: '!', tick: 15 })
  expect({ ...round }).toEqual({ bytes: new Uint8Array(), tick: 0 })
})

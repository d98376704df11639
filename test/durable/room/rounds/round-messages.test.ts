import { expect, it } from 'vitest'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { COURSE, tells, watched } from './a-round.ts'

it('[GR14] sends the whole log until now to who comes later, and no more to who has stopped', () => {
  const { park, bella, max } = watched()
  park.wait(1000)
  tells(bella, { tick: 60, bytes: [30, 5] })
  const rex = park.enter(3)
  rex.send({ type: 'watch', dog: 1 })
  expect(rex.last).toEqual({ type: 'watched', dog: 1, tick: 60, bytes: textOfLog([30, 5]), course: COURSE })
  max.send({ type: 'watch', dog: null })
  park.wait(1000)
  tells(bella, { from: 2, tick: 120, bytes: [9] })
  expect([max, rex].map((socket) => socket.of('watched').length)).toEqual([2, 2])
})

/** The byte and the length of a JSON record (frames/records.ts). */
const RECORD_BYTES = 2

it('[GR14] costs a watcher at most 64 bytes a second, with as many bytes of log as CatsFree was measured to have', () => {
  const { park, bella, max } = watched()
  for (let n = 0; n < 60; n++) {
    park.wait(1000)
    tells(bella, { from: n * 7, tick: (n + 1) * 60, bytes: [1, 2, 3, 4, 5, 6, 7] })
  }
  const pieces = max.of('watched').slice(1)
  const bytes = pieces.reduce((sum, piece) => sum + JSON.stringify(piece).length + RECORD_BYTES, 0)
  expect(bytes / pieces.length).toBeLessThanOrEqual(64)
})

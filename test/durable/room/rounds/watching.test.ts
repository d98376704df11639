import { expect, it } from 'vitest'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { aPark } from '#test/support/park.ts'
import { COURSE, begins, tells, watched } from './a-round.ts'

it('[GR14] sends each piece to whoever watches, and to nobody else', () => {
  const { park, bella, max } = watched()
  const rex = park.enter(3)
  park.wait(1000)
  tells(bella, { tick: 60, bytes: [30, 5] })
  expect(max.of('watched')).toEqual([
    { type: 'watched', dog: 1, tick: 0, bytes: '', course: COURSE },
    { type: 'watched', dog: 1, tick: 60, bytes: textOfLog([30, 5]) },
  ])
  expect([bella, rex].flatMap((socket) => socket.of('watched'))).toEqual([])
})

it('[GR14] begins the next round for who watches still', () => {
  const { park, bella, max } = watched()
  park.wait(1000)
  tells(bella, { tick: 60, isLast: true })
  park.wait(1000)
  begins(bella)
  expect(max.of('watched').at(-1)).toMatchObject({ course: COURSE })
})

it.for([
  ['nobody', 9],
  ['who plays nothing', 3],
  ['itself', 2],
] as const)('[GR14] refuses to watch %s', ([, dog]) => {
  const { park, max } = watched()
  park.enter(3)
  begins(max)
  max.send({ type: 'watch', dog })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'not-here' })
})

it('[GR14] refuses to watch from more than four tiles away, and ends the watch of who walks away', () => {
  const park = aPark()
  const { bella, max } = watched(park)
  max.walk(18, 12)
  park.wait(20_000)
  tells(bella, { tick: 60, bytes: [1] })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-far' })
  max.send({ type: 'watch', dog: 1 })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-far' })
})

it('[GR14] keeps the round of somebody from who has blocked them', () => {
  const { park, max } = watched()
  const { user } = max.visitor
  park.room.on(
    { type: 'ignoreListChanged', user, unheard: [park.room.visitors.find(({ dog }) => dog === 1)?.user ?? 0] },
    park.now,
  )
  max.send({ type: 'watch', dog: 1 })
  expect(max.last).toMatchObject({ type: 'refused', reason: 'not-here' })
})

it('[GR14] allows four watches at once, and says when the next one may be asked for', () => {
  const { max } = watched()
  for (let n = 0; n < 4; n++) max.send({ type: 'watch', dog: 1 })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-fast', retryInMs: 1000 })
})

import { expect, it } from 'vitest'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'

const print = (text = '', dog = 1): ClientMessage => ({ type: 'pawPrint', op: OP, dog, text })

function whereOneSleeps() {
  const park = aPark()
  const [bella, max] = [park.enter(1, { user: 10, name: 'Bella' }), park.enter(2, { user: 20 })]
  bella.send({ type: 'rest', pose: 'curl' })
  return { park, bella, max }
}

it('[U4] [U6] leaves a paw print for a curled up dog, and logs its text without sending it', () => {
  const { park, bella, max } = whereOneSleeps()
  const before = bella.received.length
  max.send(print(' sleep  well '))
  expect(park.asked).toMatchObject([
    { type: 'pawPrint', dog: 2, user: 20, to: 1, no: null, print: { text: 'sleep well', line: 1 } },
  ])
  expect(park.log).toMatchObject([{ seq: 1, dog: 2, to: 1, toName: 'Bella', text: 'sleep well', isPrint: true }])
  park.answer({ type: 'pawPrint' })
  expect(max.last).toEqual({ type: 'done', request: 'pawPrint', op: OP })
  expect(bella.received.slice(before)).toEqual([{ type: 'nudge', about: 'prints' }])
  expect(park.enter(1, { user: 10, epoch: 2 }).of('welcome')[0]?.lines).toEqual([])
})

it('[U4] [H7] leaves one without words for a dog with a lost connection, and refuses one for a dog that is awake', () => {
  const { park, bella, max } = whereOneSleeps()
  bella.send({ type: 'rest', pose: 'stand' })
  max.send(print('hej'))
  expect(park.asked.at(-1)).toMatchObject({ no: 'dog-awake', print: null })
  park.answer({ type: 'refused', reason: 'dog-awake' })
  expect(max.last).toMatchObject({ type: 'refused', request: 'pawPrint', op: OP, reason: 'dog-awake' })
  bella.drop()
  park.wait(1000)
  max.send(print())
  expect(park.asked.at(-1)).toMatchObject({ no: null, print: { text: '', line: null } })
  park.answer({ type: 'pawPrint' })
  expect(park.log).toEqual([])
  expect(max.last).toMatchObject({ type: 'done', request: 'pawPrint' })
})

it('[U4] refuses one for the own dog, and for a dog that is not here or hidden', () => {
  const park = aPark()
  const max = park.enter(2)
  park.enter(3, { hidden: true, mayHide: true }).send({ type: 'rest', pose: 'curl' })
  for (const dog of [2, 3, 9]) {
    park.wait(1000)
    max.send(print('hej', dog))
    expect(park.asked.at(-1)).toMatchObject({ to: dog, no: 'not-here', print: null })
    park.answer({ type: 'refused', reason: 'not-here' })
  }
  expect(park.log).toEqual([])
})

it('[U4] [Y1] [C13] refuses a text over 100 letters, a hurtful one, and one in a calm mode except to staff', () => {
  const { park, max } = whereOneSleeps()
  for (const [text, reason] of [
    ['x'.repeat(PAW_PRINTS.letters + 1), 'too-long'],
    ['ring til +45 20 30 40 50', 'personal-data'],
  ] as const) {
    max.send(print(text))
    expect(max.last).toMatchObject({ type: 'refused', request: 'pawPrint', op: OP, reason })
  }
  park.calmDown({ mode: 'pause', everySeconds: 0, until: park.now + 60_000 })
  max.send(print('hej'))
  expect(max.last).toMatchObject({ type: 'refused', request: 'pawPrint', op: OP, reason: 'room-paused' })
  expect([park.asked, park.log]).toEqual([[], []])
  park.wait(1000)
  max.send(print())
  expect(park.asked).toMatchObject([{ print: { text: '' } }])
  park.answer({ type: 'pawPrint' })
  park.enter(4, { badge: 'moderator' }).send({ type: 'rest', pose: 'curl' })
  park.wait(1000)
  max.send(print('help me', 4))
  expect(park.asked).toMatchObject([{ to: 4, print: { text: 'help me' } }])
})

it('[U6] [C11] asks the ledger also for a sender whom the other ignores, who must not find out', () => {
  const { park, max } = whereOneSleeps()
  park.host.hearOnly(10, [20])
  max.send(print('hej'))
  expect(park.asked).toMatchObject([{ to: 1, no: null, print: { text: 'hej' } }])
})

it('[U4] [C2] takes no token from the bucket of lines', () => {
  const { park, max } = whereOneSleeps()
  for (const text of ['one', 'two', 'three', 'four', 'five']) max.say(text)
  max.send(print('sleep well'))
  expect(park.asked).toHaveLength(1)
  park.answer({ type: 'pawPrint' })
  park.wait(1000)
  max.say('six')
  expect(max.last).toMatchObject({ type: 'said', text: 'six' })
})

it('[K4] refuses one by a hidden dog', () => {
  const { park } = whereOneSleeps()
  const ghost = park.enter(5, { hidden: true, mayHide: true })
  ghost.send(print())
  expect(ghost.last).toMatchObject({ type: 'refused', request: 'pawPrint', op: OP, reason: 'you-are-hidden' })
})

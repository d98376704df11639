import { expect, it } from 'vitest'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { POOP, POOP_LIES_MS } from '#durable/rules/life/poop.ts'
import { aGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'

const poop = (text = ''): ClientMessage => ({ type: 'poop', op: OP, text })

function whereOneHasPooped(text: string) {
  const park = aPark()
  const [bella, max] = [park.enter(1, { user: 10 }), park.enter(2, { user: 20 })]
  bella.send(poop(text))
  park.answer({ type: 'poop', liesMs: POOP_LIES_MS })
  return { park, bella, max }
}

it('[O4] shows all a poop where the dog is, newcomers too, and refuses it on water', () => {
  const { park, bella, max } = whereOneHasPooped('')
  const lies = { dog: 1, name: bella.visitor.name, x: 10, y: 10 }
  expect(max.last).toEqual({ type: 'pooped', poop: lies })
  expect(park.enter(3).of('welcome')[0]?.poops).toEqual([lies])
  const pond = aPark({ grid: aGrid('~~~', '~~~'), entries: [{ x: 1, y: 0 }] })
  pond.enter(1).send(poop())
  expect(pond.asked[0]).toMatchObject({ type: 'poop', no: 'place-taken' })
})

it('[O5] sends the message to a dog that sniffs at it from near, and not with the lines', () => {
  const { park, bella, max } = whereOneHasPooped(' Bella  was here ')
  expect(park.log).toMatchObject([{ seq: 1, dog: 1, user: 10, text: 'Bella was here', isPoop: true }])
  expect([...bella.of('said'), ...max.of('said')]).toEqual([])
  expect(park.enter(3).of('welcome')[0]?.lines).toEqual([])
  max.send({ type: 'smell', poop: 1 })
  const says = { type: 'smelled', poop: 1, name: bella.visitor.name, text: 'Bella was here', line: 1 }
  expect(max.last).toEqual(says)
  bella.send({ type: 'smell', poop: 1 })
  expect(bella.last).toEqual(says)
  max.walk(10, 16)
  park.wait(2000)
  max.send({ type: 'smell', poop: 1 })
  expect(max.last).toMatchObject({ request: 'smell', reason: 'too-far' })
  max.send({ type: 'smell', poop: 2 })
  expect(max.last).toMatchObject({ request: 'smell', reason: 'poop-gone' })
})

it('[O5] [Y1] [C13] refuses a message over 60 letters, a hurtful one, and one in a calm mode', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (const [text, reason] of [
    ['x'.repeat(POOP.letters + 1), 'too-long'],
    ['ring til +45 20 30 40 50', 'personal-data'],
  ] as const) {
    bella.send(poop(text))
    expect(bella.last).toMatchObject({ type: 'refused', request: 'poop', op: OP, reason })
  }
  park.calmDown({ mode: 'phrases', everySeconds: 0, until: park.now + 60_000 })
  bella.send(poop('hej'))
  expect(bella.last).toMatchObject({ type: 'refused', request: 'poop', op: OP, reason: 'phrases-only' })
  expect(park.asked).toEqual([])
  park.wait(2000)
  bella.send(poop(' '))
  expect(park.asked).toMatchObject([{ type: 'poop', words: null }])
})

it('[O5] [C11] hides the message from who ignores the owner', () => {
  const { park, max } = whereOneHasPooped('hej')
  park.host.hearOnly(20, [10])
  max.send({ type: 'smell', poop: 1 })
  expect(max.last).toMatchObject({ type: 'smelled', text: null, line: null })
})

it('[O6] allows scooping from near, while the poop lies there', () => {
  const { park, bella, max } = whereOneHasPooped('')
  max.send({ type: 'scoop', op: NEXT, poop: 1 })
  expect(park.asked.at(-1)).toMatchObject({ type: 'scoop', poop: { dog: 1, op: OP }, no: null })
  park.answer({ type: 'scoop', karma: 1 })
  expect(max.received).toContainEqual({ type: 'done', request: 'scoop', op: NEXT, karma: 1 })
  expect(bella.last).toEqual({ type: 'scooped', poop: 1, by: 2 })
  park.wait(2000)
  max.send({ type: 'scoop', op: OP, poop: 1 })
  expect(park.asked.at(-1)).toMatchObject({ type: 'scoop', no: 'poop-gone' })
})

it('[K4] refuses both to a hidden dog', () => {
  const park = aPark()
  const ghost = park.enter(1, { hidden: true, mayHide: true })
  ghost.send(poop())
  expect(ghost.last).toMatchObject({ type: 'refused', request: 'poop', op: OP, reason: 'you-are-hidden' })
})

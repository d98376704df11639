import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const refused = { type: 'refused', request: 'say', reason: 'personal-data' }

it.each([
  ['halves', ['2233', '4455']],
  ['quarters', ['22', '33', '44', '55']],
  ['words', ['to to tre tre', 'fire fire fem fem']],
  ['digits and words', ['hej', '22 33', 'fire fire fem fem']],
  ['a prefix and the rest', ['+45', '2233', '4455']],
])('[Y6] refuses the last part of a telephone number that is said in %s', (_, lines) => {
  const park = aPark()
  const bella = park.enter(1)
  for (const line of lines.slice(0, -1)) bella.say(line)
  expect(bella.last).toMatchObject({ type: 'said' })
  bella.say(lines.at(-1) ?? '')
  expect(bella.last).toEqual(refused)
})

it.each([
  ['counting', ['10', '9', '8', '7', '6']],
  ['a countdown in words', ['tre', 'to', 'en']],
  ['years', ['1999', '2004']],
  ['other words between', ['2233', 'hej', '4455']],
  ['a sum', ['12', '13', '25']],
])('[Y6] says %s in several lines', (_, lines) => {
  const park = aPark()
  const bella = park.enter(1)
  for (const line of lines) bella.say(line)
  expect(bella.of('refused')).toEqual([])
  expect(bella.of('said')).toHaveLength(lines.length)
})

it('[Y6] takes numbers of two dogs, or of two times, for no telephone number', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.say('2233')
  max.say('4455')
  expect(max.of('refused')).toEqual([])
  park.wait(30_000)
  bella.say('4455')
  expect(bella.of('refused')).toEqual([])
})

it('[Y6] finds the two halves after a sleep of the room, and in whispers', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.enter(2)
  bella.say('2233')
  park.hibernate()
  bella.send({ type: 'whisper', to: 2, text: '4455' })
  expect(bella.last).toEqual({ ...refused, request: 'whisper' })
})

import { expect, it } from 'vitest'
import { bubbleOf } from '#app/game/scene/bubbles/moment-bubble.ts'
import { words } from '#test/support/words.ts'

const SHOWING = {
  whisperNote: (to: string | null) => `to ${to ?? 'you'}`,
  resultWords: (game: string, score: number) => `${score} in ${game}`,
  called: ({ name }: { name: string }) => `${name} · Pia`,
  sits: (dog: number) => dog > 5,
  phrases: null,
  me: 1,
  share: 1,
  now: 0,
}

it('shows a bone over another dog that has found something', () => {
  expect(bubbleOf({ type: 'dug', dog: 2, bones: 1 }, SHOWING)).toMatchObject({ dog: 2, kind: 'sign', sign: 'bone' })
})

it('leaves what the own dog has found to its gain', () => {
  expect(bubbleOf({ type: 'dug', dog: 1, bones: 1 }, SHOWING)).toBeNull()
})

it('shows nothing over another dog that has found nothing', () => {
  expect(bubbleOf({ type: 'dug', dog: 2, bones: 0 }, SHOWING)).toBeNull()
})

it('[N9] names who speaks, and to whom one whispers, as they are called among those who are here', () => {
  const line = { seq: 1, dog: 1, name: 'Bella', color: '#aabbcc', text: words('hi'), at: 0, to: 2, toName: 'BELLA' }
  expect(bubbleOf({ type: 'said', line, isOwn: true }, SHOWING)).toMatchObject({
    name: 'Bella · Pia',
    note: 'to BELLA · Pia',
  })
})

it('shows the result of a round over the dog that has played it', () => {
  const scored = { type: 'scored', dog: 2, name: 'Saga', color: '#aa5533', game: 'CatsFree', score: 65 } as const
  expect(bubbleOf(scored, SHOWING)).toMatchObject({ dog: 2, name: 'Saga', kind: 'result', text: '65 in CatsFree' })
})

it.each([
  ['another dog', { dog: 2, isOwn: false }, { frame: 'plain', isOwn: false }],
  ['the own dog', { dog: 1, isOwn: true }, { frame: 'own', isOwn: true }],
  ['a member of the committee', { dog: 6, isOwn: false }, { frame: 'committee', isOwn: false }],
  ['the own dog, of a member', { dog: 7, isOwn: true }, { frame: 'committee', isOwn: true }],
])('[PC8] gives the words of %s their rim', (_, { dog, isOwn }, rim) => {
  const line = { seq: 1, dog, name: 'Bella', color: '#aabbcc', text: words('hi'), at: 0 }
  expect(bubbleOf({ type: 'said', line, isOwn }, { ...SHOWING, me: isOwn ? dog : 1 })).toMatchObject(rim)
})

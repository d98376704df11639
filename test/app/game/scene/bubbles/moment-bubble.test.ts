import { expect, it } from 'vitest'
import { bubbleOf } from '#app/game/scene/bubbles/moment-bubble.ts'

const SHOWING = { whisperNote: () => '', phrases: null, me: 1, share: 1, now: 0 }

it('shows a bone over another dog that has found something', () => {
  expect(bubbleOf({ type: 'dug', dog: 2, bones: 1 }, SHOWING)).toMatchObject({ dog: 2, kind: 'sign', sign: 'bone' })
})

it('leaves what the own dog has found to its gain', () => {
  expect(bubbleOf({ type: 'dug', dog: 1, bones: 1 }, SHOWING)).toBeNull()
})

it('shows nothing over another dog that has found nothing', () => {
  expect(bubbleOf({ type: 'dug', dog: 2, bones: 0 }, SHOWING)).toBeNull()
})

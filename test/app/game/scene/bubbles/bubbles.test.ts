import { expect, it } from 'vitest'
import { addBubble, BUBBLES_MAX, nextExpiry, ttlMs, withoutExpired } from '#app/game/scene/bubbles/bubbles.ts'
import type { Bubble } from '#app/game/scene/bubbles/bubbles.ts'

function aBubble(id: number, changes: Partial<Bubble> = {}): Bubble {
  return {
    id,
    dog: id,
    name: 'Pelle',
    color: '#c08040',
    text: 'woof',
    kind: 'line',
    frame: 'plain',
    until: 5000,
    ...changes,
  }
}

it.each([
  { length: 1, ms: 4000 },
  { length: 27, ms: 4000 },
  { length: 28, ms: 4040 },
  { length: 100, ms: 8000 },
  { length: 120, ms: 9100 },
  { length: 400, ms: 12_000 },
])('shows $length letters for $ms ms', ({ length, ms }) => {
  expect(ttlMs('å'.repeat(length))).toBe(ms)
})

it('counts an emoji as one letter', () => {
  expect(ttlMs('🐕'.repeat(28))).toBe(4040)
})

it('shows the three newest lines of a dog', () => {
  const bubbles = [1, 2, 3, 4].reduce<Bubble[]>((all, id) => addBubble(all, aBubble(id, { dog: 7 })), [])
  expect(bubbles.map(({ id }) => id)).toEqual([2, 3, 4])
})

it('never shows more than there is room for', () => {
  const ids = Array.from({ length: 40 }, (_, index) => index)
  const bubbles = ids.reduce<Bubble[]>((all, id) => addBubble(all, aBubble(id)), [])
  expect(bubbles).toHaveLength(BUBBLES_MAX)
  expect(bubbles.at(-1)?.id).toBe(39)
})

it('removes bubbles when their time is over', () => {
  const bubbles = [aBubble(1, { until: 100 }), aBubble(2, { until: 200 })]
  expect(nextExpiry(bubbles)).toBe(100)
  expect(withoutExpired(bubbles, 100).map(({ id }) => id)).toEqual([2])
  expect(nextExpiry([])).toBeNull()
})

it("replaces a dog's typing mark by its words, and an emote by the next one", () => {
  const dots = aBubble(-1, { dog: 1, kind: 'sign', sign: 'typing' })
  const heart = aBubble(-2, { dog: 1, kind: 'sign', sign: 'heart' })
  expect(addBubble([dots], aBubble(1, { dog: 1 })).map(({ id }) => id)).toEqual([1])
  expect(addBubble([dots], aBubble(2, { dog: 2 })).map(({ id }) => id)).toEqual([-1, 2])
  expect(addBubble([dots, heart], aBubble(-2, { dog: 1, kind: 'sign', sign: 'bone' })).map(({ sign }) => sign)).toEqual(
    ['typing', 'bone'],
  )
})

it('replaces what an NPC said by its next words, and nothing of a dog', () => {
  const hello = aBubble(-9, { dog: -1, kind: 'npc', frame: 'npc' })
  const line = aBubble(4, { dog: 4 })
  expect(addBubble([hello, line], { ...hello, id: -10 }).map(({ id }) => id)).toEqual([4, -10])
})

import { expect, it } from 'vitest'
import { isReactionIcon, withReaction } from '#app/site/announcement/reactions.ts'

const COUNTS = [
  { reaction: 'clap', count: 2, isMine: false },
  { reaction: 'heart', count: 5, isMine: true },
]

it('gives a reaction once, and leaves the others unchanged', () => {
  const given = withReaction(COUNTS, 'clap', true)
  expect(given).toEqual([{ reaction: 'clap', count: 3, isMine: true }, COUNTS[1]])
  expect(withReaction(given, 'clap', true)).toEqual(given)
})

it("takes back only the reader's own reaction", () => {
  expect(withReaction(COUNTS, 'heart', false)[1]).toEqual({ reaction: 'heart', count: 4, isMine: false })
  expect(withReaction(COUNTS, 'clap', false)).toEqual(COUNTS)
})

it('knows the four reactions and no other', () => {
  expect(['clap', 'heart', 'thumbs-up', 'thumbs-down'].every(isReactionIcon)).toBe(true)
  expect(['', 'toString', 'bone'].some(isReactionIcon)).toBe(false)
})

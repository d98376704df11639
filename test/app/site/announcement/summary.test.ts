import { expect, it } from 'vitest'
import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import { summaryOf } from '#app/site/announcement/summary.ts'

it('is the text without its formatting', () => {
  expect(summaryOf(parseMarkdown('# Ducks\n\nSee *the* [pond](/x)  \nnow. ![duck](/d.png)\n\n- a\n- b'))).toBe(
    'Ducks See the pond now. a b',
  )
})

it('is cut between two words at the length that search engines show', () => {
  const summary = summaryOf(parseMarkdown('word '.repeat(100)))
  expect(summary.length).toBeLessThanOrEqual(156)
  expect(summary).toMatch(/word…$/)
})

it('is empty for an announcement of pictures only', () => {
  expect(summaryOf(parseMarkdown('![duck](/d.png)'))).toBe('')
})

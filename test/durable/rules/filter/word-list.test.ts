import { expect, it } from 'vitest'
import { tokensOf } from '#durable/rules/filter/tokens.ts'
import { Words } from '#durable/rules/filter/word-list.ts'

const words = new Words().add('bad+ worse* *worst*', 's er').addPhrases('go|run far* away')

function found(line: string): string[] {
  return tokensOf(line).flatMap((token) => (words.has(token) ? [token.word] : []))
}

it('finds words with their endings, beginnings, and parts', () => {
  expect(found('bad bads bader badly worse worsened aworsta far')).toEqual([
    'bad',
    'bads',
    'bader',
    'worse',
    'worsened',
    'aworsta',
  ])
})

it('finds phrases, in any of their forms, and where they stand', () => {
  const tokens = tokensOf('now go farther away, run far')
  expect(words.phrasesIn(tokens.map((token, from) => [{ from, to: from + 1, token }]))).toEqual([[1, 4]])
})

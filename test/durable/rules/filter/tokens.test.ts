import { expect, it } from 'vitest'
import { joinedTokens, tokensOf } from '#durable/rules/filter/tokens.ts'
import { Trie } from '#durable/rules/filter/trie.ts'

it('finds the words of a line with their places', () => {
  expect(tokensOf('Hej, @Bella! sh!t 5').map(({ start, end, word }) => [start, end, word])).toEqual([
    [0, 3, 'hej'],
    [6, 11, 'bella'],
    [13, 17, 'sh!t'],
    [18, 19, '5'],
  ])
})

it('[Y5] joins single letters over spaces, pieces of words over signs only', () => {
  const words = new Trie()
  for (const word of ['fuck', 'fuc', 'uck', 'ab']) words.add(word, { isOpen: false })
  const wordsOf = (line: string) => joinedTokens(line, tokensOf(line), words).map(({ token }) => token.word)
  expect(wordsOf('f u c k')).toEqual(expect.arrayContaining(['fuck', 'fuc', 'uck']))
  expect(wordsOf('d u c k')).toEqual(['uck'])
  expect(wordsOf('fu-ck')).toEqual(['fuck'])
  expect(wordsOf('fu ck')).toEqual([])
  expect(wordsOf('a b')).toEqual(['ab'])
  expect(wordsOf('f 🐶 u 🐶 c')).toContain('fuc')
})

import { expect, it } from 'vitest'
import { Trie } from '#durable/rules/filter/trie.ts'

function trieOf(...words: string[]): Trie {
  const trie = new Trie()
  for (const word of words) trie.add(word, { isOpen: false })
  return trie
}

it('finds every word that begins at a place', () => {
  expect(trieOf('do', 'dog', 'dogma', 'cat').lengthsAt([...'a dogs'], 2, 12)).toEqual([2, 3])
})

it('finds nothing where no word begins', () => {
  expect(trieOf('dog').lengthsAt([...'cat'], 0, 12)).toEqual([])
})

it('looks no further than the maximum length', () => {
  expect(trieOf('do', 'dogma').lengthsAt([...'dogma'], 0, 4)).toEqual([2])
})

it('takes a drawn out letter for one', () => {
  expect(trieOf('dog').lengthsAt([...'dooog'], 0, 12)).toEqual([5])
})

it('finds no drawn out word of one letter', () => {
  expect(trieOf('a').lengthsAt([...'aaaa'], 0, 12)).toEqual([1])
})

it('extends an open word to the end', () => {
  const trie = new Trie()
  trie.add('do', { isOpen: true })
  expect(trie.lengthsAt([...'doxyz'], 0, 4)).toEqual([2, 4])
})

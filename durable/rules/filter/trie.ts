import { collapsed } from './fold.ts'

/** `isWord`: a word ends here. `isOpen`: a word ends here that anything may follow. */
type Node = { letter: string; next: Map<string, Node>; isWord: boolean; isOpen: boolean }

/**
 * Words by their letters. A walk along a row of letters ends at the first that no word goes on with, so that looking for
 * a word at every place of a long row costs little more than the row is long.
 */
export class Trie {
  readonly #exact = nodeOf('')
  readonly #collapsed = nodeOf('')

  add(word: string, { isOpen }: { isOpen: boolean }) {
    addTo(this.#exact, word, isOpen)
    // One letter, drawn out, says no more than once ("a a a").
    if (collapsed(word).length > 1) addTo(this.#collapsed, collapsed(word), isOpen)
  }

  /**
   * How many letters from `start` on are one of the words, up to `max`: as they stand, or with each run of one letter
   * taken for one. What follows an open word is taken to the end: all lengths between would cost more than they find.
   */
  lengthsAt(letters: readonly string[], start: number, max: number): number[] {
    const within = letters.slice(start, start + max)
    return [...new Set([...walk(this.#exact, within, false), ...walk(this.#collapsed, within, true)])]
  }
}

function nodeOf(letter: string): Node {
  return { letter, next: new Map(), isWord: false, isOpen: false }
}

function addTo(root: Node, word: string, isOpen: boolean) {
  let node = root
  for (const letter of word) {
    const next = node.next.get(letter) ?? nodeOf(letter)
    node.next.set(letter, next)
    node = next
  }
  node.isWord = true
  node.isOpen ||= isOpen
}

function walk(root: Node, letters: readonly string[], isDrawnOut: boolean): number[] {
  const lengths: number[] = []
  let node = root
  for (const [place, letter] of letters.entries()) {
    const next = isDrawnOut && node.letter === letter ? node : node.next.get(letter)
    if (!next) break
    node = next
    if (node.isWord) lengths.push(place + 1)
    if (node.isOpen) lengths.push(letters.length)
  }
  return lengths
}

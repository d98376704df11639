import { collapsed } from './fold.ts'

/** `isWord`: a word ends here. `isOpen`: a word ends here that anything may follow. */
type Node = { letter: string; next: Map<string, Node>; isWord: boolean; isOpen: boolean }

/**
 * A trie of words. A look-up stops at the first letter with which no word goes on, so looking for words at every place
 * of a long row of letters costs little more than the length of the row.
 */
export class Trie {
  readonly #exact = nodeOf('')
  readonly #collapsed = nodeOf('')

  add(word: string, { isOpen }: { isOpen: boolean }) {
    addTo(this.#exact, word, isOpen)
    // A word that collapses to a single letter would match every drawn-out letter ("a a a").
    if (collapsed(word).length > 1) addTo(this.#collapsed, collapsed(word), isOpen)
  }

  /**
   * The lengths, up to `max`, of the words that begin at `start`: as they stand, or with each run of one letter taken
   * as one. An open word, which anything may follow, counts as reaching to the end: to try all lengths would cost more
   * than it finds.
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

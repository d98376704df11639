import { collapsed, foldWord } from './fold.ts'
import type { Stretch, Token } from './tokens.ts'
import type { Trie } from './trie.ts'

/**
 * [Y1] What a listed word does to a line: it is held back, the word is masked, or the line is flagged for the
 * moderators.
 */
export type Verdict = 'hold' | 'mask' | 'flag'

/** The lists of a language: one for each verdict, and the words that are always allowed. */
export const LIST_KINDS = ['hold', 'mask', 'flag', 'allow'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/**
 * The words of one language. Entries of `words` are separated by white space: `word`, `word+` with the language's
 * endings, `word*` with anything after it, `*word*` anywhere in a word. Entries of `phrases` stand one to a line, their
 * words are separated by spaces, and `a|b` matches either; the first word has no star. `allow` has both kinds and beats
 * every list of every language.
 */
export type WordList = {
  endings: string
  allow: { words: string; phrases?: string }
} & Record<Verdict, { words: string; phrases: string }>

/** For each token of a line, the words that may begin with it. */
export type Ways = readonly (readonly Stretch[])[]

/** A matcher for each word of a phrase after its first one. */
type Phrase = readonly ((token: Token) => boolean)[]

/** The words of one kind of list in all languages, compiled for looking up. */
export class Words {
  readonly #exact = new Set<string>()
  readonly #collapsed = new Set<string>()
  readonly #prefixes = new Set<string>()
  #longestPrefix = 0
  readonly #within: string[] = []
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #drawnOutPhrases = new Map<string, Phrase[]>()
  readonly #trie: Trie | null

  /** Every word, also of phrases, is added to `trie` without its stars. */
  constructor(trie: Trie | null = null) {
    this.#trie = trie
  }

  add(words: string, endings: string): this {
    for (const entry of words.split(/\s+/).filter((word) => word !== '')) this.#addEntry(foldWord(entry), endings)
    return this
  }

  addPhrases(phrases: string): this {
    for (const line of phrases.split('\n').filter((phrase) => phrase.trim() !== '')) {
      const [first = '', ...rest] = line.trim().split(' ')
      const phrase = rest.map(matcherOf)
      for (const [place, words] of rest.entries()) this.#spellPlace(words, { isLast: place === rest.length - 1 })
      for (const word of first.split('|').map(foldWord)) {
        this.#spell(word)
        for (const [map, key] of [[this.#phrases, word] as const, [this.#drawnOutPhrases, collapsed(word)] as const])
          map.set(key, [...(map.get(key) ?? []), phrase])
      }
    }
    return this
  }

  #addEntry(entry: string, endings: string) {
    if (entry.startsWith('*')) this.#addWithin(entry.slice(1, -1))
    else if (entry.endsWith('*')) this.#addPrefix(entry.slice(0, -1))
    else if (entry.endsWith('+')) for (const end of ['', ...endings.split(' ')]) this.#addWord(entry.slice(0, -1) + end)
    else this.#addWord(entry)
  }

  #addWord(word: string) {
    const folded = foldWord(word)
    this.#exact.add(folded)
    this.#collapsed.add(collapsed(folded))
    this.#spell(folded)
  }

  #addPrefix(prefix: string) {
    this.#prefixes.add(prefix)
    this.#longestPrefix = Math.max(this.#longestPrefix, prefix.length)
    this.#spell(prefix)
  }

  #addWithin(part: string) {
    this.#within.push(part)
    this.#spell(part)
  }

  /** A starred word within a phrase is open (anything may follow it); at the end of a phrase it need not be. */
  #spellPlace(words: string, { isLast }: { isLast: boolean }) {
    for (const word of words.split('|'))
      this.#spell(foldWord(word.replace('*', '')), { isOpen: word.endsWith('*') && !isLast })
  }

  #spell(word: string, { isOpen } = { isOpen: false }) {
    this.#trie?.add(word, { isOpen })
  }

  /** Whether the word as it was written is one of these. */
  hasWritten({ word, drawnOut }: Token): boolean {
    return this.#hasForm(word) || (drawnOut !== null && this.#collapsed.has(drawnOut))
  }

  /** Whether any reading of the word is one of these. */
  has(token: Token): boolean {
    if (token.drawnOut !== null && this.#hasDrawnOut(token.drawnOut)) return true
    return token.forms.some((form) => this.#hasForm(form))
  }

  /** Whether the text contains one of the `*word*` entries. */
  isWithin(form: string): boolean {
    return this.#within.some((part) => form.includes(part))
  }

  /**
   * The stretches of a line that match a phrase, as [first index, index after the last]. `ways` has for each place the
   * words that may begin there: the written one and those that were spelt apart.
   */
  phrasesIn(ways: Ways): [number, number][] {
    return ways.flat().flatMap(({ from, to, token }) =>
      this.#phrasesFrom(token)
        .flatMap((phrase) => endsOf(phrase, to, ways))
        .map((end): [number, number] => [from, end]),
    )
  }

  #phrasesFrom({ forms, drawnOut }: Token): Phrase[] {
    const found = forms.flatMap((form) => this.#phrases.get(form) ?? [])
    return drawnOut === null ? found : [...found, ...(this.#drawnOutPhrases.get(drawnOut) ?? [])]
  }

  #hasDrawnOut(letters: string): boolean {
    return this.#collapsed.has(letters) || this.#within.some((part) => letters.includes(collapsed(part)))
  }

  #hasForm(form: string): boolean {
    if (this.#exact.has(form) || this.isWithin(form)) return true
    for (let length = Math.min(form.length, this.#longestPrefix); length >= 3; length--)
      if (this.#prefixes.has(form.slice(0, length))) return true
    return false
  }
}

/** All indexes at which the rest of a phrase may end if it goes on at `at`; empty if it does not. */
function endsOf([matches, ...rest]: Phrase, at: number, ways: Ways): number[] {
  if (!matches) return [at]
  return (ways[at] ?? []).filter(({ token }) => matches(token)).flatMap(({ to }) => endsOf(rest, to, ways))
}

/** The matcher for one word of a phrase, such as `a|b` or `a*`. */
function matcherOf(place: string): (token: Token) => boolean {
  const words = new Words().add(place.replaceAll('|', ' '), '')
  return (token) => words.has(token)
}

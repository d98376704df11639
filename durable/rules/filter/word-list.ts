import { collapsed, foldWord } from './fold.ts'
import type { Stretch, Token } from './tokens.ts'
import type { Trie } from './trie.ts'

/** [Y1] What becomes of a line for a word in it: kept from everybody, starred out, or only marked for the moderators. */
export type Verdict = 'hold' | 'mask' | 'flag'

/** The lists of a language: what becomes of a line for the words of the first three, and what is always allowed. */
export const LIST_KINDS = ['hold', 'mask', 'flag', 'allow'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/**
 * The words of one language. Each entry stands on its own line or between spaces in `words`: `word`, `word+` with the
 * language's endings, `word*` with whatever follows, `*word*` anywhere in a word. Entries of `phrases` are one to a
 * line, words by spaces, `a|b` for either; the first word has no star. `allow` takes both kinds and beats every list of every language.
 */
export type WordList = {
  endings: string
  allow: { words: string; phrases?: string }
} & Record<Verdict, { words: string; phrases: string }>

/** For each token of a line, the words that may begin with it. */
export type Ways = readonly (readonly Stretch[])[]

/** The places after the first word, by which a phrase is found. */
type Phrase = readonly ((token: Token) => boolean)[]

/** One verdict's words of all languages, ready to be looked up. */
export class Words {
  readonly #exact = new Set<string>()
  readonly #collapsed = new Set<string>()
  readonly #prefixes = new Set<string>()
  #longestPrefix = 0
  readonly #within: string[] = []
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #drawnOutPhrases = new Map<string, Phrase[]>()
  readonly #trie: Trie | null

  /** `trie` learns each word and each word of a phrase, without stars. */
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

  /** What follows a starred word belongs to it, unless nothing comes after it in the phrase. */
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

  /** Whether a longer word, such as a name written as one, has one of the words for anywhere in it. */
  isWithin(form: string): boolean {
    return this.#within.some((part) => form.includes(part))
  }

  /**
   * The stretches of a line that are one of the phrases: from, and the index behind the last. `ways` has for each place
   * the words that may begin there: the one that was written, and those that were pulled apart.
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

/** Where a phrase ends whose next place is at `at`; nowhere, where another word stands there. */
function endsOf([matches, ...rest]: Phrase, at: number, ways: Ways): number[] {
  if (!matches) return [at]
  return (ways[at] ?? []).filter(({ token }) => matches(token)).flatMap(({ to }) => endsOf(rest, to, ways))
}

/** One place of a phrase: `a|b`, each perhaps with a star for whatever follows. */
function matcherOf(place: string): (token: Token) => boolean {
  const words = new Words().add(place.replaceAll('|', ' '), '')
  return (token) => words.has(token)
}

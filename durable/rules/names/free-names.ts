import { NAME_MAX, nameKey, nameProblem, trimName } from '../names.ts'
import { isReserved } from './reserved.ts'

/** How many names are offered in place of a taken one. */
export const FREE_NAMES = 3

/** Words that read as names or words of nature in all four languages. */
const SECOND_WORDS =
  'Fjord Sol Vind Nord Storm Birk Lyng Ravn Ulv Skov Hav Sten Gran Frost Måne Elv Rose Sky Kløver Høst'
const SUFFIXES = 'vik dal lund borg berg sen by mo'
/** Short names of dogs that mean nothing bad in any of the four languages. */
export const PLAIN_NAMES = 'Fnug Nelle Kvik Pelle Bamse Mikke Tass Vaks'.split(' ')
/** To how many letters a long name is cut, so that the longest second word still fits, and the fewest that are kept. */
const CUT_MAX = 7
const CUT_MIN = 4

/**
 * [N13] Names in the style of the wanted one, in the order in which they are offered: never with a number. Plain names
 * follow, which are all there is where the wanted one has no style but that of the staff.
 */
export function nameIdeas(wanted: string): string[] {
  const base = styleOf(wanted)
  const plain = turned(PLAIN_NAMES, wanted).flatMap((name, place) =>
    turned(SECOND_WORDS.split(' '), `${place}${wanted}`).map((second) => `${name} ${second}`),
  )
  return allDifferent([...ideasFor(base).map((idea) => inStyleOf(base, idea)), ...plain])
}

/** Names that begin with this one or with what it begins with. */
export function ideasFor(base: string): string[] {
  if (base === '') return []
  const seconds = turned(SECOND_WORDS.split(' '), base)
  const suffixes = turned(SUFFIXES.split(' '), base)
  const ideas = startsOf(base).flatMap((start) => [
    ...seconds.flatMap((second, place) => {
      const suffix = suffixes[place]
      return suffix === undefined ? [`${start} ${second}`] : [`${start} ${second}`, start + suffix]
    }),
    ...suffixes.flatMap((suffix) => seconds.map((second) => `${start}${suffix} ${second}`)),
  ])
  return allDifferent(ideas.filter((idea) => [...idea].length <= NAME_MAX))
}

function allDifferent(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [nameKey(name), name])).values()]
}

/** [N13] The first three of the ideas that are free; fewer only if all others are taken. */
export function firstFree(ideas: readonly string[], isFree: (name: string) => boolean): string[] {
  const free: string[] = []
  for (const idea of ideas) {
    if (isFree(idea)) free.push(idea)
    if (free.length === FREE_NAMES) break
  }
  return free
}

/** The starts to which words are added: the name, its first word, and the beginning of a long one. */
function startsOf(base: string): string[] {
  const first = base.split(' ')[0] ?? base
  return [...new Set([base, first, cutOf(first)])]
}

/** The beginning of a long word, up to a consonant where there is one. */
function cutOf(word: string): string {
  const start = [...word].slice(0, CUT_MAX).join('')
  return start.length === word.length ? word : (CUT_AT_CONSONANT.exec(start)?.[0] ?? start)
}

const CUT_AT_CONSONANT = new RegExp(`^.{${CUT_MIN - 1},}[^aeiouyæøåäöéü]`, 'i')

/**
 * The words of a name that can be used for others: without ornaments, digits and shouting, and without those that are
 * reserved. Empty if there are none.
 */
function styleOf(wanted: string): string {
  const joined = wanted.normalize('NFC').replace(/(?<=[a-zæøåäöéü])\*+(?=[a-zæøåäöéü])/g, '')
  const words = joined.split(/[ *]+/).map((word) => calm(withoutDigits(word)))
  const isSpaced = words.every((word) => word.length <= 1)
  const kept = (isSpaced ? [calm(words.join(''))] : words).filter((word) => word !== '' && !isReserved(word))
  const style = trimName(kept.join(' '))
  const problem = nameProblem(style)
  return isReserved(style) || (problem !== null && problem !== 'too-long') ? '' : style
}

const VOWEL_BEFORE = /[aeiouyæøåäöéü]$/i
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** Digits at the ends of a word go; those within it become the letters that they stand for. */
function withoutDigits(word: string): string {
  const inner = word.replace(/^\d+|\d+$/g, '')
  return inner.replace(/1+|\d/g, (digits, place: number) => {
    if (!digits.startsWith('1')) return LETTERS[digits] ?? ''
    return digits.length > 1 || VOWEL_BEFORE.test(inner.slice(0, place)) ? 'l'.repeat(digits.length) : 'i'
  })
}

/** A word in which capitals follow each other, with its first letter as the only capital. */
function calm(word: string): string {
  return /\p{Lu}{2}/u.test(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word
}

/** Rotates the list by the letters of the name, so that different names get different words first. */
function turned(words: readonly string[], name: string): string[] {
  const sum = [...nameKey(name)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return words.map((_, place) => words[(place + sum) % words.length] ?? '')
}

/** Writes the idea in small letters if the wanted name is. */
function inStyleOf(base: string, idea: string): string {
  return base === base.toLowerCase() ? idea.toLowerCase() : idea
}

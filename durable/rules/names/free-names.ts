import { NAME_MAX, nameKey, nameProblem, trimName } from '../names.ts'

/** How many names are offered in place of a taken one. */
export const FREE_NAMES = 3

/** Words that read as names or words of nature in all four languages. */
const SECOND_WORDS =
  'Fjord Sol Vind Nord Storm Birk Lyng Ravn Ulv Skov Hav Sten Gran Frost Måne Elv Rose Sky Kløver Høst'
const SUFFIXES = 'vik dal lund borg berg sen by mo'
/**
 * To how many letters a name is cut: to seven, so that the longest second word still fits, and to four, since a longer
 * start may be what is reserved ("Administrator").
 */
const CUTS = [7, 4]

/** [N13] Names in the style of the wanted one, in the order in which they are offered: never with a number. */
export function nameIdeas(wanted: string): string[] {
  const base = trimName(wanted.replace(/[\d*]/g, ' ').replace(/ +/g, ' '))
  if (nameProblem(base) !== null && nameProblem(base) !== 'too-long') return []
  const seconds = turned(SECOND_WORDS.split(' '), base)
  const suffixes = turned(SUFFIXES.split(' '), base)
  const ideas = basesOf(base).flatMap((start) => [
    ...seconds.flatMap((second, place) => {
      const suffix = suffixes[place]
      return suffix === undefined ? [`${start} ${second}`] : [`${start} ${second}`, start + suffix]
    }),
    ...suffixes.flatMap((suffix) => seconds.map((second) => `${start}${suffix} ${second}`)),
  ])
  const styled = ideas.filter((idea) => [...idea].length <= NAME_MAX).map((idea) => inStyleOf(base, idea))
  return [...new Map(styled.map((idea) => [nameKey(idea), idea])).values()]
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

/**
 * The starts to which words are added: the name, its first word, and its first letters, since a long name leaves no
 * room.
 */
function basesOf(base: string): string[] {
  const cuts = CUTS.map((length) => trimName([...base].slice(0, length).join('')))
  return [...new Set([base, base.split(' ')[0] ?? base, ...cuts])]
}

/** Rotates the list by the letters of the name, so that different names get different words first. */
function turned(words: readonly string[], name: string): string[] {
  const sum = [...nameKey(name)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return words.map((_, place) => words[(place + sum) % words.length] ?? '')
}

/** Writes the idea in capitals or small letters if the wanted name is. */
function inStyleOf(base: string, idea: string): string {
  if (base.length > 1 && base === base.toUpperCase()) return idea.toUpperCase()
  return base === base.toLowerCase() ? idea.toLowerCase() : idea
}

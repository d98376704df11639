import { NAME_MAX, nameKey, nameProblem, trimName } from '../names.ts'

/** How many names are offered in the place of one that is taken. */
export const FREE_NAMES = 3

/** Read as names or words of nature in all four languages. */
const SECOND_WORDS =
  'Fjord Sol Vind Nord Storm Birk Lyng Ravn Ulv Skov Hav Sten Gran Frost Måne Elv Rose Sky Kløver Høst'
const SUFFIXES = 'vik dal lund borg berg sen by mo'
/** Letters of a name that is cut to make room for the longest second word. */
const CUT_TO = 7

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

/** [N13] Three free names in the place of one that is taken; fewer only where all ideas are taken as well. */
export function freeNames(wanted: string, isFree: (name: string) => boolean): string[] {
  const free: string[] = []
  for (const idea of nameIdeas(wanted)) {
    if (isFree(idea)) free.push(idea)
    if (free.length === FREE_NAMES) break
  }
  return free
}

/** The name, its first word, and its first letters: a long one leaves no room for more. */
function basesOf(base: string): string[] {
  return [...new Set([base, base.split(' ')[0] ?? base, trimName([...base].slice(0, CUT_TO).join(''))])]
}

/** The same list from another place, by the letters of the name: not every name is followed by the same words. */
function turned(words: readonly string[], name: string): string[] {
  const sum = [...nameKey(name)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return words.map((_, place) => words[(place + sum) % words.length] ?? '')
}

/** As loud or as quiet as the wanted name. */
function inStyleOf(base: string, idea: string): string {
  if (base.length > 1 && base === base.toUpperCase()) return idea.toUpperCase()
  return base === base.toLowerCase() ? idea.toLowerCase() : idea
}

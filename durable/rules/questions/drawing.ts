import { LANGUAGES } from '#durable/rules/languages.ts'
import { OPTIONS } from './question.ts'
import type { Question, Said } from './question.ts'

/** Draws one of the list, evenly. `random` is in [0, 1). @throws RangeError if the list is empty */
export function one<Item>(list: readonly Item[], random: () => number): Item {
  const drawn = list[Math.floor(random() * list.length)]
  if (drawn === undefined) throw new RangeError('nothing to draw from')
  return drawn
}

/** The same in every language. */
export function alike(text: string | number): Said {
  return { dk: String(text), en: String(text), no: String(text), se: String(text) }
}

/** A text with `{}` in it, filled in per language. */
export function filled(text: Said, with_: Said): Said {
  const { dk, en, no, se } = text
  return {
    dk: dk.replace('{}', with_.dk),
    en: en.replace('{}', with_.en),
    no: no.replace('{}', with_.no),
    se: se.replace('{}', with_.se),
  }
}

/** [Q2] The question with its answers in a random order; null if there are too few distinct wrong answers. */
export function posed(
  { text, right, wrong }: { text: Said; right: Said; wrong: readonly Said[] },
  random: () => number,
): Question | null {
  const options: Said[] = [right]
  for (const option of shuffled(wrong, random)) {
    const isNew = options.every((other) => LANGUAGES.every((language) => other[language] !== option[language]))
    if (isNew && options.length < OPTIONS) options.push(option)
  }
  if (options.length < OPTIONS) return null
  const mixed = shuffled(options, random)
  return { text, options: mixed, right: mixed.indexOf(right) }
}

/** Random wrong numbers above zero near the right one. */
export function nearby(right: number, random: () => number): Said[] {
  const spread = Math.max(3, Math.round(right / 3))
  const numbers = new Set<number>()
  for (let i = 0; numbers.size < OPTIONS && i < 60; i++) {
    const number = right - spread + Math.floor(random() * (2 * spread + 1))
    if (number > 0 && number !== right) numbers.add(number)
  }
  return [...numbers].map(alike)
}

function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  const left = [...list]
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)).flat()
}

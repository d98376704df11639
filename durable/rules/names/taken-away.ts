import { PLAIN_NAMES, ideasFor } from './free-names.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** [N12] Why staff take a name away: each has a text in the four languages (protocol/name-texts.ts). */
export const NAME_FAULTS = ['rude', 'threat', 'advert', 'staff', 'another'] as const
export type NameFault = (typeof NAME_FAULTS)[number]

/** [N12] For how long after that the owner may choose another name, ms. */
export const NAME_CHOICE_MS = 30 * DAY_MS

export function isNameFault(value: unknown): value is NameFault {
  return NAME_FAULTS.some((fault) => fault === value)
}

/**
 * [N12] Names to give in place of one that was taken away, in the order in which they are tried. They do not resemble
 * it. `id` is that of the dog or the user: neighbours get different names first.
 */
export function plainNames(id: number): string[] {
  const ideas = PLAIN_NAMES.map(ideasFor)
  const most = Math.max(...ideas.map(({ length }) => length))
  const mixed = Array.from({ length: most }, (_, place) => ideas.flatMap((list) => list[place] ?? [])).flat()
  const start = id % mixed.length
  return [...mixed.slice(start), ...mixed.slice(0, start)]
}

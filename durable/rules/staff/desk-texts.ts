import { REASON_MAX, REASON_MIN } from '../bans.ts'
import { NAME_MAX } from '../names.ts'

/** The least and the most letters (code points) of the texts that staff write in the forms of their pages. */
export const DESK_TEXTS = {
  contribution: { min: 0, max: 120 },
  decision: { min: REASON_MIN, max: 500 },
  dogName: { min: 0, max: NAME_MAX },
  filmTitle: { min: 1, max: 60 },
  imageAlt: { min: 0, max: 160 },
  newsMessage: { min: 1, max: 8000 },
  newsTitle: { min: 1, max: 80 },
  note: { min: 5, max: 500 },
  reason: { min: REASON_MIN, max: REASON_MAX },
} as const
export type DeskText = keyof typeof DESK_TEXTS

export function isDeskText(name: unknown): name is DeskText {
  return typeof name === 'string' && Object.hasOwn(DESK_TEXTS, name)
}

import type { Lesson } from '../users/lessons.ts'
import type { ErrandRoom } from './errand.ts'

/** [NP2] All that an NPC ever says, by id: a closed list, so that it needs no filter. The texts are in `texts/`. */
export const NPC_LINES = [
  'mumble',
  'snore',
  'first-bone-asleep',
  'first-bone',
  'learn-walk',
  'learn-dig',
  'learn-wear',
  'learn-meet',
  'learn-door',
  'errand-meadow',
  'errand-forest',
  'errand-lake',
  'errand-beach',
  'errand-market-street',
  'errand-done',
  'trail',
  'well-done',
  'morning',
  'evening',
  'winter',
  'summer',
  'fountain',
  'hello',
  'friends',
] as const
export type NpcLine = (typeof NPC_LINES)[number]
export type NpcTexts = Readonly<Record<NpcLine, string>>

/** What is said: a line, or what the calendar has, whose words stand with its rows [CA5]. */
export type SaidLine = NpcLine | 'calendar'

/** What a line is chosen by. */
export type Occasion = {
  isAsleep: boolean
  /** What the dog was given just now. */
  bones: number
  karma: number
  /** What a new player has still to learn first; null for others. */
  next: Lesson | null
  /** [NP7] The errand of the day, while it is not done; `isDone` where it was done just now. */
  errand: { room: ErrandRoom; isDone: boolean } | null
  /** [SC1] Whether the day's trail is still to be found. */
  isTrailOpen: boolean
  /** [CA5] Whether the calendar has something to tell now. */
  hasCalendar: boolean
  /** Of the Oslo day. */
  minute: number
  /** From 1 to 12. */
  month: number
  /** What was said last to this player. */
  last: SaidLine | null
  /** In [0, 1): which of the lines that fit. */
  chance: number
}

const BY_LESSON: Readonly<Record<Lesson, NpcLine | null>> = {
  walk: 'learn-walk',
  say: null,
  dig: 'learn-dig',
  wear: 'learn-wear',
  meet: 'learn-meet',
  door: 'learn-door',
}

const AT_ANY_TIME: readonly NpcLine[] = ['fountain', 'hello', 'friends']

/** [NP2] The line for an occasion; of several that fit, never the one that was said last. */
export function lineFor(occasion: Occasion): SaidLine {
  const fitting = linesFor(occasion)
  const fresh = fitting.length > 1 ? fitting.filter((line) => line !== occasion.last) : fitting
  return fresh[Math.floor(occasion.chance * fresh.length)] ?? 'hello'
}

function linesFor(occasion: Occasion): readonly SaidLine[] {
  const { isAsleep, bones, karma, next, errand, isTrailOpen, hasCalendar, minute, month, last } = occasion
  if (bones > 0) return [isAsleep ? 'first-bone-asleep' : 'first-bone']
  if (isAsleep) return ['mumble', 'snore']
  const lesson = next && BY_LESSON[next]
  if (lesson) return [lesson]
  if (errand?.isDone === true) return ['errand-done']
  if (karma > 0) return ['well-done']
  // It comes first, and then every other time.
  if (hasCalendar && last !== 'calendar') return ['calendar']
  const hints = isTrailOpen ? (['trail'] as const) : []
  if (errand) return [`errand-${errand.room}`, ...hints]
  return [
    ...AT_ANY_TIME,
    ...hints,
    ...(minute < 10 * 60 ? ['morning' as const] : []),
    ...(minute >= 18 * 60 ? ['evening' as const] : []),
    ...(month === 12 || month <= 2 ? ['winter' as const] : []),
    ...(month >= 6 && month <= 8 ? ['summer' as const] : []),
  ]
}

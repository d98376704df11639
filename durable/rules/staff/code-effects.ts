import { cleanText } from '../chat.ts'
import type { Carried } from '../items/catalogue.ts'

/** [S16] The most letters of a piece of code that an administrator runs on a user. */
export const CODE_LETTERS = 4000

/** [S16] What a run may leave behind: effects, printed lines, and the letters of one line or note. */
export const CODE_OUTPUT = { effects: 20, lines: 20, letters: 200 } as const

/** [S16] How often an administrator may try code in an hour, and how long a trial can be confirmed, ms. */
export const CODE_TRIALS_AN_HOUR = 30
export const CODE_CONFIRM_MS = 5 * 60 * 1000

/** What the code is told of a user: what the tab of users shows, and nothing else. */
export type CodePerson = {
  id: number
  username: string
  /** The date on which the account was made, "2026-11-23". */
  since: string
  maxDogs: number
  dogs: readonly CodeDog[]
}

/** `life` are the lifepoints left, `freeSlots` the places left in the backpack, `level` the level points. */
export type CodeDog = {
  id: number
  name: string
  isDead: boolean
  bones: number
  karma: number
  level: number
  life: number
  freeSlots: number
  things: readonly CodeThing[]
}

/** A thing by its id and the version in which it is known; `place` is the slot in which it is worn, or "bag". */
export type CodeThing = { id: number; ver: number; kind: string; place: Carried }

/** [S16] All that code can do to a user: a closed list. `dog` and the thing that is taken are ids, the given one is a kind. */
export type CodeEffect =
  | { what: 'give'; dog: number; kind: string }
  | { what: 'take'; thing: number }
  | { what: 'bones' | 'karma' | 'life'; dog: number; amount: number }
  | { what: 'note'; text: string }

export const CODE_VERBS = [
  'give',
  'take',
  'bones',
  'karma',
  'life',
  'note',
] as const satisfies readonly CodeEffect['what'][]

/** Why code came to no effects that can be confirmed; 'no-answer' is said where the sandbox did not say anything. */
export const CODE_FAILURES = [
  'threw',
  'out-of-time',
  'out-of-memory',
  'too-many-effects',
  'too-much-printed',
  'broken',
  'no-answer',
] as const
export type CodeFailure = (typeof CODE_FAILURES)[number]

/**
 * What became of a run. `effects` are as the code asked for them, unchecked beyond their form. `message` is what an error said, in
 * the words of the code; `line` counts from 1, null if it is not known.
 */
export type CodeOutcome = {
  effects: readonly CodeEffect[]
  printed: readonly string[]
  failure: { kind: CodeFailure; message: string; line: number | null } | null
}

/** The outcome of a run as the sandbox sends it; null if it is none. Nothing that comes from there is trusted. */
export function outcomeIn(value: unknown): CodeOutcome | null {
  if (!isRecord(value) || !Array.isArray(value.effects) || !Array.isArray(value.printed)) return null
  if (value.effects.length > CODE_OUTPUT.effects || value.printed.length > CODE_OUTPUT.lines) return null
  const effects = value.effects.map(effectIn)
  const failure = value.failure === null ? null : failureIn(value.failure)
  if (!effects.every((effect) => effect !== null) || !value.printed.every(isLine) || failure === undefined) return null
  return { effects, printed: value.printed.map(wellFormed), failure }
}

/** An effect of this form, or null. Whether it can be had is asked by `effectsOn`. */
export function effectIn(value: unknown): CodeEffect | null {
  if (!isRecord(value)) return null
  const { what, dog, kind, thing, amount, text } = value
  switch (what) {
    case 'give':
      return isId(dog) && isLine(kind) ? { what, dog, kind } : null
    case 'take':
      return isId(thing) ? { what, thing } : null
    case 'bones':
    case 'karma':
    case 'life':
      return isId(dog) && isWhole(amount) ? { what, dog, amount } : null
    case 'note':
      return isLine(text) ? { what, text: cleanText(text) } : null
    default:
      return null
  }
}

function failureIn(value: unknown): CodeOutcome['failure'] | undefined {
  if (!isRecord(value)) return undefined
  const { message, line } = value
  const kind = CODE_FAILURES.find((known) => known === value.kind)
  if (kind === undefined || !isLine(message) || !(line === null || isId(line))) return undefined
  return { kind, message: wellFormed(message), line }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && [...value].length <= CODE_OUTPUT.letters
}

/** Without lone surrogates, which no answer can carry. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

function isId(value: unknown): value is number {
  return isWhole(value) && value > 0
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

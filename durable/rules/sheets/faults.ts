import { isId } from '#durable/rules/ids.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { isRecord } from './canonical.ts'
import type { SheetField, SheetFields } from './field.ts'

/** What can be wrong with a value. */
export type FaultKind =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'off-step'
  | 'unsound'
  | 'unknown'
  | 'twice'
  | 'not-sold'
  | 'too-few'
  | 'nothing-sold'
  | 'nothing-rare'
  | 'no-word'
  | 'always-on'
  | 'too-much-gold'
  | 'too-many-stones'
  | 'too-much-earth'
  | 'too-few-open-cells'
  | 'gold-out-of-reach'
  | 'not-appraised'
  | 'too-many'
  | 'worth-differs'
  | 'none-daily'
  | 'ends-before'
  | 'no-picture'
  | 'has-own-use'
  | 'other-action'
  | 'too-many-things'
  | 'no-such-thing'

/** `at` is where: "name.se" in a row, "beanie.name.se" in a sheet. `limit` is the bound that was passed. */
export type RowFault = { at: string; what: FaultKind; limit?: number }

const COLOUR = /^#[0-9a-f]{6}$/
const DAY = /^20\d\d-\d\d-\d\d$/
/** The most letters of a mark. */
const MARK_MAX = 200
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/**
 * [SD1] What is wrong with a value as a row with these fields; empty if nothing is. It takes any value and never throws. A
 * key that the fields do not name is refused.
 */
export function faultsIn(fields: SheetFields, value: unknown): RowFault[] {
  if (!isRecord(value)) return [{ at: '', what: 'unsound' }]
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
  const faults = Object.entries(fields).flatMap(([name, field]) =>
    Object.hasOwn(value, name) ? faultsOf(field, value[name], name) : faultsOfNothing(field, name),
  )
  return [...unknown.map((at): RowFault => ({ at, what: 'unknown' })), ...faults]
}

function faultsOfNothing(field: SheetField, at: string): RowFault[] {
  return 'optional' in field ? [] : [{ at, what: 'missing' }]
}

function faultsOf(field: SheetField, value: unknown, at: string): RowFault[] {
  switch (field.kind) {
    case 'id':
      return typeof value === 'string' && isId(value) ? [] : [{ at, what: 'unsound' }]
    case 'colour':
      return isMatch(value, COLOUR) ? [] : [{ at, what: 'unsound' }]
    case 'switch':
      return typeof value === 'boolean' ? [] : [{ at, what: 'unsound' }]
    case 'choice':
      return field.of.some((word) => word === value) ? [] : [{ at, what: 'unknown' }]
    case 'number':
      return faultsOfNumber(field, value, at)
    case 'text':
      return faultsOfText(field, value, at)
    case 'texts':
      return faultsOfTexts(field, value, at)
    case 'board':
      return isBoard(field, value) ? [] : [{ at, what: 'unsound' }]
    case 'day':
      return isDay(value) ? [] : [{ at, what: 'unsound' }]
    case 'mark':
      return typeof value === 'string' && value.length <= MARK_MAX ? [] : [{ at, what: 'unsound' }]
    case 'picture':
      if (value === '') return [{ at, what: 'missing' }]
      return sizeOfPicture(value) ? [] : [{ at, what: 'unsound' }]
    case 'prefabs':
      return faultsOfPrefabs(field, value, at)
  }
}

function faultsOfPrefabs({ most }: SheetField & { kind: 'prefabs' }, value: unknown, at: string): RowFault[] {
  if (!Array.isArray(value)) return [{ at, what: 'unsound' }]
  const prefabs: readonly unknown[] = value
  if (prefabs.length > most) return [{ at, what: 'too-many-things', limit: most }]
  const isEachOnce = new Set(prefabs).size === prefabs.length
  return isEachOnce && prefabs.every((one) => typeof one === 'string' && isId(one)) ? [] : [{ at, what: 'unsound' }]
}

function isBoard({ letters, width, height }: SheetField & { kind: 'board' }, value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const lines: readonly unknown[] = value
  const isLine = (line: unknown) =>
    typeof line === 'string' && line.length === width && [...line].every((letter) => letters.includes(letter))
  return lines.length === height && lines.every(isLine)
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false
  const at = Date.parse(`${value}T00:00:00Z`)
  // There is no 30 February.
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(value)
}

function isMatch(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function faultsOfNumber(field: SheetField & { kind: 'number' }, value: unknown, at: string): RowFault[] {
  const { min, max, step } = field
  if (typeof value !== 'number' || !Number.isFinite(value)) return [{ at, what: 'unsound' }]
  if (value < min) return [{ at, what: 'too-small', limit: min }]
  if (value > max) return [{ at, what: 'too-large', limit: max }]
  const steps = (value - min) / step
  // A step of 0.05 is no exact binary number.
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? [] : [{ at, what: 'off-step', limit: step }]
}

function faultsOfText({ min, max }: { min: number; max: number }, text: unknown, at: string): RowFault[] {
  if (typeof text !== 'string') return [{ at, what: 'unsound' }]
  const { length } = [...text]
  if (length === 0 && min > 0) return [{ at, what: 'missing' }]
  if (length < min) return [{ at, what: 'too-short', limit: min }]
  if (length > max) return [{ at, what: 'too-long', limit: max }]
  return isClean(text) ? [] : [{ at, what: 'unsound' }]
}

function faultsOfTexts({ min, max }: { min: number; max: number }, value: unknown, at: string): RowFault[] {
  if (!isRecord(value)) return [{ at, what: 'unsound' }]
  const strange = Object.keys(value).filter((key) => !LANGUAGES.some((language) => language === key))
  const faults = LANGUAGES.flatMap((language): RowFault[] => {
    const place = `${at}.${language}`
    const text = Object.hasOwn(value, language) ? value[language] : ''
    return faultsOfText({ min, max }, text, place)
  })
  return [...strange.map((key): RowFault => ({ at: `${at}.${key}`, what: 'unknown' })), ...faults]
}

/** Whether a text is in NFC, without space at its ends, letters that nobody sees and halves of a pair. */
function isClean(text: string): boolean {
  return text === text.trim() && text === text.normalize('NFC') && !UNSEEN.test(text)
}

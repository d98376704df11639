import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of a coat. Without a shadow it has the default one of its colour. */
export const COAT_FIELDS = {
  id: { kind: 'id' },
  colour: { kind: 'colour' },
  shadow: { kind: 'colour', optional: true },
  /** How often it is drawn, beside the others. */
  weight: { kind: 'number', min: 1, max: 100, step: 1, unit: 'weight' },
  /** Whether puppies are born with it. */
  isForPuppies: { kind: 'switch' },
} as const satisfies SheetFields
export type CoatRow = RowOf<typeof COAT_FIELDS>

/** Fewer coats would make all puppies alike. */
const PUPPY_COATS_MIN = 4

const coat = (id: string, colour: string, shadow?: string): CoatRow => ({
  id,
  colour,
  ...(shadow !== undefined && { shadow }),
  weight: 10,
  isForPuppies: true,
})

/**
 * The first revision of the sheet. On pale and red coats the default shadow looks olive beside grass, so theirs is warmer.
 */
export const COAT_ROWS: readonly CoatRow[] = [
  coat('wheat', '#e9b877'),
  coat('copper', '#c98b5a'),
  coat('chestnut', '#7a4a34'),
  coat('oatmeal', '#d9d2c6'),
  coat('slate', '#8d8f9c'),
  coat('charcoal', '#4a4650'),
  coat('honey', '#f0cf98', '#d09a6a'),
  coat('cream', '#f6f0e6', '#b9b4c8'),
  coat('rust', '#b5543c', '#86443a'),
]

/** [SD4] At least four coats are for puppies. */
export function coatFaults(rows: readonly CoatRow[]): RowFault[] {
  const { length } = rows.filter(({ isForPuppies }) => isForPuppies)
  return length < PUPPY_COATS_MIN ? [{ at: '', what: 'too-few', limit: PUPPY_COATS_MIN }] : []
}

/** A coat that a puppy is born with, each as often as its weight says. `random` is in [0, 1). */
export function puppyCoat(rows: readonly CoatRow[], random: number): CoatRow | null {
  const puppies = rows.filter(({ isForPuppies }) => isForPuppies)
  const all = puppies.reduce((sum, { weight }) => sum + weight, 0)
  let left = Math.floor(random * all)
  return puppies.find(({ weight }) => (left -= weight) < 0) ?? null
}

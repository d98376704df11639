import { FESTIVE, FESTIVE_LIMITS } from '#durable/rules/committee/festive.ts'
import { ROULETTE, ROULETTE_LIMITS } from '#durable/rules/committee/roulette.ts'
import { WHEEL, WHEEL_ROUND } from '#durable/rules/committee/wheel.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of the abilities of the party committee. Each ability has its switch, and the numbers that `ABILITY_NUMBERS` names. */
export const ABILITY_FIELDS = {
  id: { kind: 'id' },
  isOn: { kind: 'switch' },
  /** [PC10] The most dogs of a round. */
  dogs: { kind: 'number', min: 2, max: 12, step: 1, unit: 'dogs', optional: true },
  /** [PC9] [PC12] For how long a round is open, or a question waits for its answer. */
  wait: { kind: 'number', min: 10, max: 120, step: 1, unit: 'seconds', optional: true },
  /** [PC9] For how long the wheel rests after a draw. */
  rest: { kind: 'number', min: 10, max: 3600, step: 1, unit: 'seconds', optional: true },
  /** [PC12] For how long a dog that has said no is not asked again. */
  afterNo: { kind: 'number', min: 10, max: 3600, step: 1, unit: 'seconds', optional: true },
  /** [PC13] For how long a dog has its colour. */
  lasts: { kind: 'number', min: 1, max: 60, step: 1, unit: 'minutes', optional: true },
  /** [PC9] [PC12] From how far it is used. */
  reach: { kind: 'number', min: 1, max: 10, step: 1, unit: 'tiles', optional: true },
  /** [PC14] The most festive pieces of a room. */
  pieces: { kind: 'number', min: 1, max: 40, step: 1, unit: 'pieces', optional: true },
  /** [PC15] For how long pieces stand after the newest one was set up. */
  stands: { kind: 'number', min: 5, max: 1440, step: 1, unit: 'minutes', optional: true },
} as const satisfies SheetFields
export type AbilityRow = RowOf<typeof ABILITY_FIELDS>
export type AbilityNumber = Exclude<keyof AbilityRow, 'id' | 'isOn'>

/** The numbers of each ability, by the thing that it is used by. */
export const ABILITY_NUMBERS = {
  [WHEEL]: ['dogs', 'wait', 'rest', 'reach'],
  [ROULETTE]: ['wait', 'afterNo', 'lasts', 'reach'],
  [FESTIVE]: ['pieces', 'stands'],
} as const satisfies Record<string, readonly AbilityNumber[]>
export type AbilityKey = keyof typeof ABILITY_NUMBERS

const ABILITY_KEYS = Object.keys(ABILITY_NUMBERS) as AbilityKey[]
const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** The first revision of the sheet: the abilities as the code has them. */
export const ABILITY_ROWS: readonly AbilityRow[] = [
  {
    id: WHEEL,
    isOn: true,
    dogs: WHEEL_ROUND.dogsMax,
    wait: WHEEL_ROUND.openMs / SECOND_MS,
    rest: WHEEL_ROUND.restMs / SECOND_MS,
    reach: WHEEL_ROUND.reach,
  },
  {
    id: ROULETTE,
    isOn: true,
    wait: ROULETTE_LIMITS.answerMs / SECOND_MS,
    afterNo: ROULETTE_LIMITS.afterNoMs / SECOND_MS,
    lasts: ROULETTE_LIMITS.tintMs / MINUTE_MS,
    reach: ROULETTE_LIMITS.reach,
  },
  { id: FESTIVE, isOn: true, pieces: FESTIVE_LIMITS.piecesMax, stands: FESTIVE_LIMITS.standMs / MINUTE_MS },
]

/** What holds of the abilities in a room: ms, tiles, and how many. */
export type Abilities = {
  wheel: Switched & { [Name in keyof typeof WHEEL_ROUND]: number }
  roulette: Switched & { [Name in keyof typeof ROULETTE_LIMITS]: number }
  festive: Switched & { [Name in keyof typeof FESTIVE_LIMITS]: number }
}
type Switched = { isOn: boolean }

/** [SD31] What holds by these rows, which may be those of an older version: what they lack is as the code has it. */
export function abilitiesFrom(rows: readonly AbilityRow[]): Abilities {
  const rowOf = (key: AbilityKey) => rows.find(({ id }) => id === key)
  const numberOf = (key: AbilityKey, name: AbilityNumber) =>
    rowOf(key)?.[name] ?? ABILITY_ROWS.find(({ id }) => id === key)?.[name] ?? 0
  const isOn = (key: AbilityKey) => rowOf(key)?.isOn ?? true
  return {
    wheel: {
      isOn: isOn(WHEEL),
      dogsMax: numberOf(WHEEL, 'dogs'),
      openMs: numberOf(WHEEL, 'wait') * SECOND_MS,
      restMs: numberOf(WHEEL, 'rest') * SECOND_MS,
      reach: numberOf(WHEEL, 'reach'),
    },
    roulette: {
      isOn: isOn(ROULETTE),
      answerMs: numberOf(ROULETTE, 'wait') * SECOND_MS,
      afterNoMs: numberOf(ROULETTE, 'afterNo') * SECOND_MS,
      tintMs: numberOf(ROULETTE, 'lasts') * MINUTE_MS,
      reach: numberOf(ROULETTE, 'reach'),
    },
    festive: {
      isOn: isOn(FESTIVE),
      piecesMax: numberOf(FESTIVE, 'pieces'),
      standMs: numberOf(FESTIVE, 'stands') * MINUTE_MS,
    },
  }
}

/** Whether the ability has this field. A row of an ability that the code does not have has none but its id. */
export function hasAbilityField(id: unknown, field: string): boolean {
  const key = ABILITY_KEYS.find((one) => one === id)
  if (field === 'id' || key === undefined) return field === 'id'
  return field === 'isOn' || ABILITY_NUMBERS[key].some((name) => name === field)
}

/** [SD31] What is wrong with the rows together: they are the abilities of the code, each with its numbers and no others. */
export function abilityFaults(rows: readonly AbilityRow[]): RowFault[] {
  const missing = ABILITY_KEYS.filter((key) => !rows.some(({ id }) => id === key))
  return [...missing.map((at): RowFault => ({ at, what: 'missing' })), ...rows.flatMap(numberFaults)]
}

function numberFaults(row: AbilityRow): RowFault[] {
  const key = ABILITY_KEYS.find((one) => one === row.id)
  if (key === undefined) return [{ at: row.id, what: 'unknown' }]
  const own: readonly string[] = ABILITY_NUMBERS[key]
  const strange = Object.keys(row).filter((field) => !hasAbilityField(key, field))
  return [
    ...own.filter((field) => !Object.hasOwn(row, field)).map((field) => faultAt(row, field, 'missing')),
    ...strange.map((field) => faultAt(row, field, 'unknown')),
  ]
}

function faultAt({ id }: AbilityRow, field: string, what: 'missing' | 'unknown'): RowFault {
  return { at: `${id}.${field}`, what }
}

import { LANGUAGES } from '#durable/rules/languages.ts'
import { mayBeGivenAction } from '#durable/rules/things/givable.ts'
import { GIVEN_MANNERS, THING_SOUNDS, THING_USERS } from '#durable/rules/things/given.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import { SEAT_FACES } from '#durable/rules/things/seat.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of an action that administrators give to things. */
export const ACTION_FIELDS = {
  id: { kind: 'id' },
  /** What such a thing is called in a sentence. */
  name: { kind: 'texts', min: 1, max: 40 },
  manner: { kind: 'choice', of: GIVEN_MANNERS },
  /** The prefabs whose things have it. */
  prefabs: { kind: 'prefabs', most: 20 },
  who: { kind: 'choice', of: THING_USERS },
  /** [US1] From how far it is used; for a seat it is always two tiles. */
  reach: { kind: 'number', min: 1, max: 6, step: 1, unit: 'tiles' },
  /** [US3] How long it rests for everybody, and for the dog that used it; a seat does not rest. */
  rest: { kind: 'number', min: 0, max: 3600, step: 1, unit: 'seconds' },
  dogRest: { kind: 'number', min: 0, max: 3600, step: 1, unit: 'seconds' },
  /** [TH3] The places of a seat, how far they are apart, how high they are above its foot, and where dogs on it look. */
  seats: { kind: 'number', min: 1, max: 6, step: 1, unit: 'dogs' },
  pitch: { kind: 'number', min: 0, max: 64, step: 1, unit: 'pixels' },
  rise: { kind: 'number', min: 0, max: 64, step: 1, unit: 'pixels' },
  faces: { kind: 'choice', of: SEAT_FACES },
  /** What it says to the dog that uses it; empty for nothing. */
  says: { kind: 'texts', min: 0, max: 120 },
  sound: { kind: 'choice', of: THING_SOUNDS },
  isOn: { kind: 'switch' },
} as const satisfies SheetFields
export type ActionRow = RowOf<typeof ACTION_FIELDS>

/** The first revision of the sheet: nothing was given. */
export const ACTION_ROWS: readonly ActionRow[] = []

/** The fields of seats alone, and those that seats do not have. */
const OF_SEATS: readonly string[] = ['seats', 'pitch', 'rise', 'faces']
const NOT_OF_SEATS: readonly string[] = ['reach', 'rest', 'dogRest']

/** From how far a seat is used, tiles: no dog keeps one that is further away [TH3]. */
const SEAT_REACH = 2
const SECOND_MS = 1000

/** Whether a row has the field. What an action of another manner would say there is kept, and means nothing. */
export function hasActionField({ manner }: Readonly<Record<string, unknown>>, field: string): boolean {
  return !(manner === 'seat' ? NOT_OF_SEATS : OF_SEATS).includes(field)
}

/** [SD33] The actions that hold by these rows, which may be those of an older version. */
export function actionsFrom(rows: readonly ActionRow[]): readonly GivenAction[] {
  return rows
    .filter(({ isOn }) => isOn)
    .map(({ name, prefabs, who, sound, says, ...row }) => ({
      prefabs: prefabs.filter(mayBeGivenAction),
      action: actionOfRow(row),
      who,
      sound,
      name,
      ...(says.en !== '' && { says }),
    }))
}

function actionOfRow(
  row: Pick<ActionRow, 'manner' | 'reach' | 'rest' | 'dogRest' | 'seats' | 'pitch' | 'rise' | 'faces'>,
): GivenAction['action'] {
  const { manner, reach, seats, pitch, rise, faces } = row
  if (manner === 'seat') return { manner, seats, pitch, rise, faces, reach: SEAT_REACH, restMs: 0, dogRestMs: 0 }
  return { manner, reach, restMs: row.rest * SECOND_MS, dogRestMs: row.dogRest * SECOND_MS }
}

/**
 * [SD33] What is wrong with rows together whose fields are all right: a thing has one action at most, and none where the code
 * says how it is used. An action that says something says it in every language.
 */
export function actionFaults(rows: readonly ActionRow[]): RowFault[] {
  return rows.flatMap((row) => [...prefabFaults(row, rows), ...wordFaults(row)])
}

function prefabFaults({ id, prefabs }: ActionRow, rows: readonly ActionRow[]): RowFault[] {
  const taken = new Set(rows.filter((row) => row.id !== id).flatMap((row) => row.prefabs))
  return prefabs.flatMap((prefab): RowFault[] => {
    const at = `${id}.prefabs.${prefab}`
    if (!mayBeGivenAction(prefab)) return [{ at, what: 'has-own-use' }]
    return taken.has(prefab) ? [{ at, what: 'other-action' }] : []
  })
}

function wordFaults({ id, says }: ActionRow): RowFault[] {
  const silent = LANGUAGES.filter((language) => says[language] === '')
  return silent.length === LANGUAGES.length
    ? []
    : silent.map((language): RowFault => ({ at: `${id}.says.${language}`, what: 'missing' }))
}

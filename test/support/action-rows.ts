import type { ActionRow } from '#durable/rules/sheets/actions.ts'

const SAYS_NOTHING = { dk: '', en: '', no: '', se: '' }

/** An action of administrators by which two dogs sit on the things of these prefabs, with these changes. */
export function anAction(prefabs: readonly string[], changes: Partial<ActionRow> = {}): ActionRow {
  return {
    id: 'pink-bench',
    name: { dk: 'en lyserød bænk', en: 'a pink bench', no: 'en rosa benk', se: 'en rosa bänk' },
    manner: 'seat',
    prefabs,
    who: 'everybody',
    ...{ reach: 2, rest: 0, dogRest: 0, seats: 2, pitch: 28, rise: 10, faces: 'south' },
    says: SAYS_NOTHING,
    sound: 'none',
    isOn: true,
    ...changes,
  }
}

import type { SeatPlaces } from './seat.ts'

/** How far from its foot a thing is used, tiles, diagonally too. */
type Reach = { reach: number }

/**
 * How a thing is used, and its numbers. `restMs` is how long it rests for everybody after a use, `dogRestMs` for the dog that
 * used it [US3].
 */
export type Action =
  | ({ manner: 'roll' | 'ring' | 'wet' | 'toggle' | 'touch'; restMs: number; dogRestMs: number } & Reach)
  | ({ manner: 'seat'; restMs: number; dogRestMs: number } & SeatPlaces & Reach)

export type Manner = Action['manner']

const NO_REST = { restMs: 0, dogRestMs: 0 } as const
const NEAR = { reach: 2 } as const
/** The thing is four tiles wide and three deep. */
const ROUND_IT = { reach: 4 } as const

const seat = (seats: number, pitch: number, rise: number, faces: SeatPlaces['faces'] = 'south') =>
  ({ manner: 'seat', seats, pitch, rise, faces, ...NEAR, ...NO_REST }) as const
const drink = (reach: typeof NEAR | typeof ROUND_IT) =>
  ({ manner: 'wet', ...reach, restMs: 0, dogRestMs: 3000 }) as const

/**
 * Every way in which a thing can be used, by key. `use` of a thing in a room names one of these keys, in place of the one
 * that its prefab has (ACTION_OF_PREFAB).
 */
export const ACTIONS = {
  ball: { manner: 'roll', ...NEAR, restMs: 250, dogRestMs: 0 },
  bell: { manner: 'ring', ...NEAR, restMs: 3000, dogRestMs: 0 },
  bowl: drink(NEAR),
  fountain: drink(ROUND_IT),
  switch: { manner: 'toggle', ...NEAR, restMs: 2000, dogRestMs: 0 },
  bench: seat(2, 28, 10),
  'bench-back': seat(2, 28, 18, 'north'),
  armchair: seat(1, 0, 10),
  stool: seat(1, 0, 8),
  cushion: seat(1, 0, 2),
  log: seat(2, 24, 8),
  stump: seat(1, 0, 8),
  seats: seat(3, 30, 18, 'north'),
  blanket: seat(3, 26, 12),
  towel: seat(1, 0, 8),
  boat: seat(2, 30, 6),
} as const satisfies Record<string, Action>

export type ActionKey = keyof typeof ACTIONS

/** How a thing with a prefab is used, where the room does not say otherwise. A key that ends with "-" is a beginning. */
const ACTION_OF_PREFAB: readonly (readonly [prefab: string, action: ActionKey])[] = [
  ['ball', 'ball'],
  ['bell', 'bell'],
  ['bowl-', 'bowl'],
  ['pump', 'bowl'],
  ['puddle', 'bowl'],
  ['fountain', 'fountain'],
  ['floor-lamp', 'switch'],
  ['stove', 'switch'],
  ['hearth', 'switch'],
  ['fireplace', 'switch'],
  ['neon-', 'switch'],
  ['bench', 'bench'],
  ['bench-back', 'bench-back'],
  ['armchair-', 'armchair'],
  ['stool', 'stool'],
  ['cushion', 'cushion'],
  ['log', 'log'],
  ['stump', 'stump'],
  ['velvet-seats', 'seats'],
  ['blanket', 'blanket'],
  ['towel', 'towel'],
  ['boat-', 'boat'],
]

/** What is read of a thing. */
export type Answering = { prefab: string; use?: string }

/** How a thing is used; null for one that nobody can use, and for a key that this version does not know. */
export function actionOf({ prefab, use }: Answering): Action | null {
  const key = use ?? keyOf(prefab)
  return isActionKey(key) ? ACTIONS[key] : null
}

/** Whether the table has an action with this key. */
export function isActionKey(key: string | undefined): key is ActionKey {
  return key !== undefined && Object.hasOwn(ACTIONS, key)
}

function keyOf(prefab: string): ActionKey | undefined {
  return ACTION_OF_PREFAB.find(([name]) => (name.endsWith('-') ? prefab.startsWith(name) : prefab === name))?.[1]
}

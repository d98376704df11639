/** A mistake in a world. `at` is the id of a door, entry, area or thing, a tile as "x,y", or '' for the room itself. */
export type Problem = { room: string; at: string; what: Mistake }

/** All mistakes that a world can have. */
export const WORLD_MISTAKES = [
  'wrong-size',
  'too-large',
  'unknown-area',
  'unknown-prefab',
  'unknown-use',
  'too-many-uses',
  'too-many-pictures',
  'outside',
  'id-unsound',
  'unknown-terrain',
  'unknown-ground',
  'name-missing',
  'name-unsound',
  'id-twice',
  'entry-unreachable',
  'entry-on-door',
  'door-unreachable',
  'door-without-target',
  'no-way-back',
  'locked-in',
  'room-unreachable',
  'home-closed',
  'access-unsound',
  'access-differs',
  'too-many-gates',
  'behind-gate',
  'pocket',
  'open-rim',
  'map-spot-outside',
  'map-spot-taken',
  'trail-broken',
] as const
export type Mistake = (typeof WORLD_MISTAKES)[number]

import type { Mistake, Problem } from '#durable/world/problems.ts'

const MISTAKES: Record<Mistake, string> = {
  'wrong-size': 'the rows of terrain or ground are not as long as the room is wide',
  'too-large': 'the room is larger than 96 × 64 tiles or 64 KB',
  'unknown-area': 'there is no such kind of area',
  'unknown-prefab': 'there is no picture of this name',
  'unknown-use': 'nothing is used in this way',
  'too-many-pictures': 'the room has more than 64 pictures from outside, or too large ones',
  'too-many-uses': 'the room has more than 120 things that can be used',
  outside: 'it reaches out of the room',
  'id-unsound': 'it cannot be called so: only a–z, 0–9 and - within it, at most 48',
  'unknown-terrain': 'there is terrain that nobody knows',
  'unknown-ground': 'there is ground that nobody knows',
  'name-missing': 'a name is missing; there are four languages',
  'name-unsound': 'a name has more than 40 letters, or others than Latin ones, digits, spaces and punctuation',
  'id-twice': 'another one has the same name',
  'entry-unreachable': 'no dog gets to this entry from the first one',
  'entry-on-door': 'the entry lies on a door',
  'door-unreachable': 'no dog gets to this door',
  'door-without-target': 'there is no such room or entry behind this door',
  'no-way-back': 'the room behind this door has none back; if that is meant, tick oneway',
  'locked-in': 'who comes in here does not find home again',
  'room-unreachable': 'no open door leads to this room',
  'home-closed': 'this room is never closed',
  'access-unsound': 'what it asks of dogs cannot be',
  'too-many-gates': 'the room has more than 16 gates',
  'behind-gate': 'no dog gets here while the gates are shut',
  'access-differs': 'the door asks something else of dogs than the room behind it',
  pocket: 'a dog could stand here and not get away; close it',
  'map-spot-outside': 'its place on the map of the park is outside the picture',
  'map-spot-taken': 'another room is nearer than 36 px on the map of the park',
  'open-rim': 'the rim of the room is not closed: dogs would walk out of the picture',
  'trail-broken':
    "the day's trail cannot lead through the room: it goes round benches, bushes and the like, and is 30 to 52 tiles long; room and doors ask for nothing",
}

/** A problem as one line of plain English. */
export function problemLine({ room, at, what }: Problem): string {
  return `error [${what}] ${at === '' ? room : `${room}, ${at}`}: ${MISTAKES[what]}.`
}

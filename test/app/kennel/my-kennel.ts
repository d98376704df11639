import type { Kennel } from '#app/kennel/require-kennel.ts'
import { aMyDog } from './my-dog.ts'

const ME = {
  id: 1,
  username: 'Selina',
  admin: 0,
  moderator: 0,
  maxDogs: 3,
  hasAgreed: true,
  activeBan: null,
  givenNames: [],
}

/** What the pages of a player with one dog know, with the given changes of the player and of the rest. */
export function aMyKennel(me: Partial<Kennel['me']> = {}, overrides: Partial<Kennel> = {}): Kennel {
  const known = { tier: null, term: null, isStarWaiting: false, reportOutcomes: [], deletedFrom: null, isClosed: false }
  return { me: { ...ME, dogs: [aMyDog()], ...me }, ...known, ...overrides }
}

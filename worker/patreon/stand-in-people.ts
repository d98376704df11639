/** The settings of a park that asks the stand-in, as `.dev.vars.example` has them. */
export const STAND_IN_SETTINGS = {
  PATREON_ORIGIN: '/local-platform',
  PATREON_CLIENT_ID: 'local-client',
  PATREON_CLIENT_SECRET: 'local-secret',
  PATREON_CAMPAIGN: '4711',
  PATREON_TIERS: '101:Bronze 102:Silver 103:Gold 104:Diamond',
} as const

/** A membership as the stand-in keeps it, by the words of the platform. */
export type StandInMember = {
  status: string | null
  charge: string | null
  since: string
  cents: number
  tier: string | null
}
export type StandInPerson = { name: string; member: StandInMember | null }

/** Who can be picked, by their ids at the platform. */
const PEOPLE: Readonly<Record<string, StandInPerson>> = {
  bente: { name: 'Bente, Gold', member: member('active_patron', 'Paid', 900, '103') },
  dagny: { name: 'Dagny, Diamond', member: member('active_patron', 'Paid', 2500, '104') },
  nils: { name: 'Nils, Silver, declined', member: member('declined_patron', 'Declined', 500, '102') },
  ola: { name: 'Ola, a gift of Bronze', member: member(null, null, 0, '101') },
  kim: { name: 'Kim, Silver, cancelled and paid', member: member('former_patron', 'Paid', 500, '102') },
  sol: { name: 'Sol, refunded', member: member('active_patron', 'Refunded', 900, '103') },
  nobody: { name: 'Somebody without a membership', member: null },
}

/** A member who does not pay any more. */
export const GONE = member('former_patron', 'Paid', 0, null)

/** What can become of a membership at the desk. */
export const STATES: Readonly<Record<string, StandInMember | null>> = {
  Bronze: member('active_patron', 'Paid', 300, '101'),
  Silver: member('active_patron', 'Paid', 500, '102'),
  Gold: member('active_patron', 'Paid', 900, '103'),
  Diamond: member('active_patron', 'Paid', 2500, '104'),
  'an unknown tier': member('active_patron', 'Paid', 400, '199'),
  declined: member('declined_patron', 'Declined', 0, null),
  refunded: member('active_patron', 'Refunded', 900, '103'),
  'stopped paying': GONE,
  'no membership': null,
}

/** What has become of whom, in the memory of the process. Until `knownAt` the API knows nothing of it. */
const changes = new Map<string, { member: StandInMember | null; knownAt: number }>()

/** Changes the membership of a person. The API learns of it after so long, ms. */
export function changeMember(id: string, to: StandInMember | null, afterMs = 0): void {
  changes.set(id, { member: to, knownAt: Date.now() + afterMs })
}

/** All people are again as they were. */
export function resetPeople(): void {
  changes.clear()
}

/** The people with what they are now, by their ids. */
export function people(): [id: string, person: StandInPerson][] {
  return Object.entries(PEOPLE).map(([id, person]) => [id, { ...person, member: memberOf(id, person.member) }])
}

/** The person of this id; null for nobody. */
export function personOf(id: string): StandInPerson | null {
  return people().find(([known]) => known === id)?.[1] ?? null
}

function memberOf(id: string, first: StandInMember | null): StandInMember | null {
  const change = changes.get(id)
  return change && change.knownAt <= Date.now() ? change.member : first
}

function member(status: string | null, charge: string | null, cents: number, tier: string | null): StandInMember {
  return { status, charge, since: '2025-09-03T08:00:00.000+00:00', cents, tier }
}

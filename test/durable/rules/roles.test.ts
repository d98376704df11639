import { expect, it } from 'vitest'
import {
  CAPABILITIES,
  can,
  capabilitiesOf,
  isSupporter,
  mayActOn,
  roleRank,
  staffBadge,
  standsAbove,
} from '#durable/rules/roles.ts'
import type { Capability, RoleHolder } from '#durable/rules/roles.ts'

const capabilities = Object.keys(CAPABILITIES) as Capability[]
const user: RoleHolder = { admin: 0, moderator: 0 }
const may = (viewer: RoleHolder | null): Capability[] => {
  expect(capabilitiesOf(viewer)).toEqual(capabilities.filter((capability) => can(viewer, capability)))
  return capabilitiesOf(viewer)
}

it('[S2] a visitor and a user may do nothing special', () => {
  expect(may(null)).toEqual([])
  expect(may(user)).toEqual([])
})

it('[S2] a supporter sees the demo park, and that alone', () => {
  for (const tier of ['Bronze', 'Silver', 'Gold', 'Diamond'] as const)
    expect(may({ ...user, tier })).toEqual(['see-demo-park'])
  expect(may({ ...user, tier: 'Inactive' })).toEqual([])
})

it('[S2] a moderator has the tools of a moderator', () => {
  expect(may({ ...user, moderator: 1 })).toEqual([
    'enter-tent',
    'set-shadow-strength',
    'kick',
    'see-reports',
    'answer-appeals',
    'close-account',
    'calm-room',
    'edit-word-list',
    'toggle-hidden',
    'open-manage',
    'see-users',
    'note-users',
    'judge-scores',
    'read-chat-records',
  ])
})

it('[S2] an admin has the tools of an admin; the two roles are separate', () => {
  expect(may({ ...user, admin: 1 })).toEqual([
    'see-demo-park',
    'enter-tent',
    'set-shadow-strength',
    'kick',
    'see-reports',
    'answer-appeals',
    'close-account',
    'exclude-for-good',
    'lift-any-ban',
    'calm-room',
    'edit-word-list',
    'open-editor',
    'publish-world',
    'open-eval',
    'warp-anywhere',
    'give-items-to-self',
    'give-and-take',
    'set-max-dogs',
    'run-code-on-user',
    'open-manage',
    'see-health',
    'change-settings',
    'write-announcements',
    'edit-team',
    'edit-films',
    'see-users',
    'note-users',
    'end-sessions',
    'grant-roles',
    'answer-for-data',
    'keep-supporters',
    'appoint-committee',
    'judge-scores',
    'read-chat-records',
    'read-staff-log',
  ])
  expect(may({ ...user, admin: 2, moderator: 3 })).toHaveLength(capabilities.length)
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Kick', 'admin', '0'])(
  '[S2] "%s" is nothing that one can be allowed',
  (key) => {
    expect(can({ admin: 9, moderator: 9, tier: 'Gold', developer: true }, key as Capability)).toBe(false)
  },
)

it('[S2] takes impossible levels for no role', () => {
  for (const level of [NaN, -1, 0, 0.5]) expect(can({ ...user, admin: level }, 'open-editor')).toBe(false)
  for (const level of [NaN, Infinity, 0, -0]) expect(can({ ...user, moderator: level }, 'kick')).toBe(false)
})

it('[S1] supports the park with every tier but Inactive', () => {
  expect((['Bronze', 'Inactive', null, undefined] as const).map(isSupporter)).toEqual([true, false, false, false])
  expect(isSupporter('Platinum' as never)).toBe(false)
})

it('[S3] shows one badge, the highest', () => {
  expect(staffBadge(user)).toBe(null)
  expect(staffBadge({ ...user, moderator: 1 })).toBe('moderator')
  expect(staffBadge({ ...user, moderator: 1, admin: 1 })).toBe('administrator')
  expect(staffBadge({ ...user, admin: 1, developer: true })).toBe('developer')
  expect(staffBadge({ ...user, tier: 'Diamond' })).toBe(null)
})

const WHO = {
  supporter: { ...user, tier: 'Gold' },
  committee: { ...user, isCommittee: true },
  moderator: { ...user, moderator: 1 },
  admin: { ...user, admin: 1 },
} satisfies Record<string, RoleHolder>

it.each([
  ['see-demo-park', 'supporter admin'],
  ['enter-tent', 'committee moderator admin'],
  ['set-shadow-strength', 'moderator admin'],
  ['kick', 'moderator admin'],
  ['see-reports', 'moderator admin'],
  ['answer-appeals', 'moderator admin'],
  ['close-account', 'moderator admin'],
  ['exclude-for-good', 'admin'],
  ['lift-any-ban', 'admin'],
  ['calm-room', 'moderator admin'],
  ['edit-word-list', 'moderator admin'],
  ['toggle-hidden', 'moderator'],
  ['open-editor', 'admin'],
  ['publish-world', 'admin'],
  ['open-eval', 'admin'],
  ['warp-anywhere', 'admin'],
  ['give-items-to-self', 'admin'],
  ['give-and-take', 'admin'],
  ['set-max-dogs', 'admin'],
  ['open-manage', 'moderator admin'],
  ['see-health', 'admin'],
  ['change-settings', 'admin'],
  ['write-announcements', 'admin'],
  ['edit-team', 'admin'],
  ['edit-films', 'admin'],
  ['see-users', 'moderator admin'],
  ['note-users', 'moderator admin'],
  ['end-sessions', 'admin'],
  ['grant-roles', 'admin'],
  ['keep-supporters', 'admin'],
  ['appoint-committee', 'admin'],
  ['judge-scores', 'moderator admin'],
  ['read-chat-records', 'moderator admin'],
  ['read-staff-log', 'admin'],
] as const)('[S2] %s is for %s, for nobody else', (capability, roles) => {
  for (const [who, viewer] of Object.entries(WHO)) expect(can(viewer, capability)).toBe(roles.split(' ').includes(who))
})

it('[S2] gives a viewer from hostile data no rights', () => {
  const hostile = JSON.parse('{"__proto__":{"admin":1,"moderator":1},"tier":"toString"}') as RoleHolder
  expect(may(hostile)).toEqual([])
  expect(staffBadge(hostile)).toBe(null)
  expect(staffBadge({ ...user, developer: 'yes' as never })).toBe(null)
})

it('[S4] moderators kick no staff, administrators no administrator, others nobody', () => {
  const [mod, admin, developer] = [
    { ...user, moderator: 1 },
    { ...user, admin: 1 },
    { ...user, developer: true },
  ]
  const everyone = { user, mod, admin, developer }
  const kicked = (by: RoleHolder) =>
    Object.entries(everyone).flatMap(([name, other]) => (mayActOn(by, other) ? [name] : []))
  expect([user, mod, admin, developer].map(kicked)).toEqual([[], ['user'], ['user', 'mod'], []])
})

it('[S7] staff stand above those whose highest role is lower, and above no equal', () => {
  const [PLAYER, MODERATOR, ADMIN, BOTH, DEVELOPER] = [
    user,
    { admin: 0, moderator: 1 },
    { admin: 1, moderator: 0 },
    { admin: 1, moderator: 1 },
    { admin: 0, moderator: 0, developer: true },
  ]
  const everybody = [PLAYER, MODERATOR, ADMIN, BOTH, DEVELOPER]
  expect(everybody.map(roleRank)).toEqual([0, 1, 2, 2, 3])
  expect(standsAbove(MODERATOR, PLAYER)).toBe(true)
  expect(standsAbove(ADMIN, BOTH)).toBe(false)
  expect(standsAbove(ADMIN, MODERATOR)).toBe(true)
  expect(standsAbove(DEVELOPER, ADMIN)).toBe(true)
  for (const viewer of everybody) expect(standsAbove(viewer, viewer)).toBe(false)
})

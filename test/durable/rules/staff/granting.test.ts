import { expect, it } from 'vitest'
import { GRANTABLE, mayGrant } from '#durable/rules/staff/granting.ts'

const PLAYER = { admin: 0, moderator: 0 }
const MODERATOR = { admin: 0, moderator: 1 }
const ADMIN = { admin: 1, moderator: 0 }
const BOTH = { admin: 1, moderator: 1 }
const DEVELOPER = { admin: 0, moderator: 0, developer: true }
const EVERYBODY = { PLAYER, MODERATOR, ADMIN, BOTH, DEVELOPER }

it('[S8] an administrator makes moderators of those below, a developer administrators too, nobody else anybody', () => {
  const granted = Object.entries(EVERYBODY).flatMap(([by, actor]) =>
    GRANTABLE.flatMap((role) =>
      Object.entries(EVERYBODY).flatMap(([to, other]) => (mayGrant(actor, role, other) ? [`${by} ${role} ${to}`] : [])),
    ),
  )
  expect(granted).toEqual([
    'ADMIN moderator PLAYER',
    'ADMIN moderator MODERATOR',
    'BOTH moderator PLAYER',
    'BOTH moderator MODERATOR',
    ...['PLAYER', 'MODERATOR', 'ADMIN', 'BOTH'].map((to) => `DEVELOPER moderator ${to}`),
    ...['PLAYER', 'MODERATOR', 'ADMIN', 'BOTH'].map((to) => `DEVELOPER administrator ${to}`),
  ])
})

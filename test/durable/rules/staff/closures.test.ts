import { expect, it } from 'vitest'
import { NEVER, mayDecide } from '#durable/rules/staff/closures.ts'

const player = { userId: 1, admin: 0, moderator: 0 }
const mod = { userId: 2, admin: 0, moderator: 1 }
const admin = { userId: 3, admin: 1, moderator: 0 }
const developer = { userId: 4, admin: 1, moderator: 0, developer: true }

it('[B24] lets an administrator decide who has not closed the account and stands above it', () => {
  expect(mayDecide(admin, { first: mod.userId, closed: player })).toBe(true)
  expect(mayDecide(admin, { first: admin.userId, closed: player })).toBe(false)
  expect(mayDecide(mod, { first: admin.userId, closed: player })).toBe(false)
  expect(mayDecide(admin, { first: developer.userId, closed: admin })).toBe(false)
  expect(mayDecide(developer, { first: admin.userId, closed: mod })).toBe(true)
  expect(mayDecide(admin, { first: developer.userId, closed: { ...admin, userId: 9 } })).toBe(false)
})

it('[B24] ends at no time that anybody will see', () => {
  expect(new Date(NEVER).toISOString()).toBe('9999-12-31T23:59:59.999Z')
})

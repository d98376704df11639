import { expect, it } from 'vitest'
import { accessProblem, firstProblem, isSoundAccess } from '#durable/rules/places/access.ts'
import type { Access, Passer } from '#durable/rules/places/access.ts'

const BELLA: Passer = {
  pack: 'klanen',
  levelPoints: 41,
  karma: 20,
  items: ['crown'],
  owned: ['crown', 'ball'],
  admin: 0,
  moderator: 0,
}
const problem = (access: Access, changes: Partial<Passer> = {}) => accessProblem(access, { ...BELLA, ...changes })

it('[G1] lets in a dog of the pack, of the rank, with the karma and with the item', () => {
  expect(problem({ pack: 'klanen', level: 'slede', karma: 20, item: 'crown' })).toBeNull()
  expect(problem({})).toBeNull()
})

it('[G1] asks for all conditions of a record', () => {
  expect(problem({ pack: 'klanen', karma: 21 })).toEqual({ reason: 'karma-too-low', missing: 1 })
  expect(problem({ pack: 'banden', karma: 20 })).toEqual({ reason: 'only-pack', pack: 'banden' })
})

it('names the first problem of a door and of the room behind it', () => {
  const door: Access = { karma: 21 }
  const room: Access = { pack: 'banden' }
  expect(firstProblem([door, room], BELLA)).toEqual({ reason: 'karma-too-low', missing: 1 })
  expect(firstProblem([null, room], BELLA)).toEqual({ reason: 'only-pack', pack: 'banden' })
  expect(firstProblem([null, { karma: 20 }], BELLA)).toBeNull()
})

it('[G5] says what is missing, and how much', () => {
  expect(problem({ level: 'spor' })).toEqual({ reason: 'rank-too-low', rank: 'spor', missing: 41 })
  expect(problem({ level: 'slede' })).toBeNull()
  expect(problem({ item: 'viking' })).toEqual({ reason: 'item-missing', item: 'viking' })
})

it('[G1] asks for a thing that the dog has, also where it is not worn', () => {
  expect(problem({ owns: 'ball' })).toBeNull()
  expect(problem({ owns: 'crown' })).toBeNull()
  expect(problem({ item: 'ball' })).toEqual({ reason: 'item-missing', item: 'ball' })
  expect(problem({ owns: 'viking' })).toEqual({ reason: 'not-owned', item: 'viking' })
})

it('[G2] lets any staff in where moderators and admins may go, and nobody else', () => {
  const staff: Access = { moderator: true, admin: true }
  expect(problem(staff)).toEqual({ reason: 'staff-only' })
  expect(problem(staff, { moderator: 1 })).toBeNull()
  expect(problem(staff, { developer: true })).toBeNull()
  expect(problem({ admin: true }, { moderator: 1 })).toEqual({ reason: 'staff-only' })
})

it('[G2] [PC5] lets members and staff through a door of the committee, and tells others whose it is', () => {
  const committee: Access = { committee: true }
  expect(problem(committee)).toEqual({ reason: 'committee-only' })
  expect(problem(committee, { isCommittee: true })).toBeNull()
  expect(problem({ committee: true, pack: 'banden' }, { isCommittee: true })).toEqual({
    reason: 'only-pack',
    pack: 'banden',
  })
  expect(problem({ moderator: true }, { isCommittee: true })).toEqual({ reason: 'staff-only' })
  expect(problem(committee, { moderator: 1 })).toBeNull()
  expect(problem(committee, { developer: true })).toBeNull()
})

it('[G3] lets an administrator in anywhere', () => {
  expect(problem({ pack: 'banden', karma: 900, admin: true }, { admin: 1 })).toBeNull()
})

it('[G4] finds a record unsound that asks for nothing or for the impossible', () => {
  expect(
    [
      { pack: 'losjen' },
      { karma: 1 },
      { level: 'morph' },
      { item: 'crown' },
      { owns: 'crown' },
      { admin: true },
      { committee: true },
    ].map((access) => isSoundAccess(access as Access)),
  ).toEqual(Array(7).fill(true))
  expect(
    [
      {},
      { item: '' },
      { owns: '' },
      { karma: 0 },
      { karma: -1 },
      { karma: 1.5 },
      { pack: 'ulvene' },
      { level: 'kat' },
      { pack: undefined },
    ].map((access) => isSoundAccess(access as Access)),
  ).toEqual(Array(9).fill(false))
})

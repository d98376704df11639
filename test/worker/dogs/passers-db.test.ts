import { expect, it } from 'vitest'
import { PACKS } from '#durable/rules/packs.ts'
import { NOON, aPlayer, endow, equip } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { passersNow } from '#worker/dogs/passers-db.ts'

it('[G6] says of each dog what it is, wears and has, and what roles its user has', async () => {
  const [bella, max] = [await aPlayer({ pack: 3, levelPoints: 41 }), await aPlayer()]
  await equip(bella.dogId, 'hat')
  await equip(bella.dogId, 'bag:0', 'cape')
  await endow(bella.dogId, 'karma', 12)
  const passers = await passersNow(db, [bella.dogId, max.dogId], NOON)
  expect(passers.get(bella.dogId)).toEqual({
    pack: PACKS[3],
    levelPoints: 41,
    karma: expect.any(Number) as number,
    items: ['crown'],
    owned: expect.arrayContaining(['crown', 'cape']) as string[],
    admin: 0,
    moderator: 0,
    developer: false,
    isCommittee: false,
  })
  expect(passers.get(max.dogId)).toMatchObject({ items: [], owned: [] })
  expect(passers.get(bella.dogId)!.karma - passers.get(max.dogId)!.karma).toBe(12)
})

it('[G6] leaves out a dog that there is not', async () => {
  expect((await passersNow(db, [999_999], NOON)).size).toBe(0)
})

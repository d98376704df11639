import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { dogsCalled, whereToMeet } from '#worker/presence/people-db.ts'
import { ownerOf, silence } from '#worker/unheard/unheard-db.ts'

const SEARCH = 'query ($name: String!) { searchDogs(name: $name, language: dk) { id name room roomName twin } }'
const STALE_MS = 15 * 60 * 1000

async function search(as: TestUser | null, name: string) {
  return ask(SEARCH, { as, variables: { name } })
}

async function namesOf(as: TestUser, name: string) {
  const { data } = await search(as, name)
  return (data?.searchDogs as { name: string }[]).map((dog) => dog.name)
}

async function aDogAt(room: string, name: string, { hidden = 0, seenAt = Date.now() } = {}) {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId, { name })
  await db.insert(presence).values({ userId, dogId, room, epoch: 1, hidden, since: 0, seenAt })
  return dogId
}

it('[K5] finds a dog by the beginning of its name, in any spelling, with the name of its room', async () => {
  const id = await aDogAt('plaza~2', 'Ævle Bævle')
  const as = await aUser({ language: 'dk' })
  const { data } = await search(as, ' ÄVLE')
  expect(data?.searchDogs).toEqual([
    { id, name: 'Ævle Bævle', room: 'plaza~2', roomName: 'Springvandspladsen', twin: 2 },
  ])
  expect(await namesOf(as, 'ævleb')).toEqual(['Ævle Bævle'])
  expect(await namesOf(as, 'vle')).toEqual([])
})

it('[K5] does not find dogs that are not in the park, hidden or stale', async () => {
  const as = await aUser()
  await aDogOf(as.userId, { name: 'Quaxhome' })
  await aDogAt('plaza', 'Quaxhidden', { hidden: 1 })
  await aDogAt('plaza', 'Quaxlost', { seenAt: Date.now() - STALE_MS })
  await aDogAt('plaza', 'Quaxhere')
  expect(await namesOf(as, 'quax')).toEqual(['Quaxhere'])
})

it('[K5] finds by one letter only names of that letter, and nobody by an empty search', async () => {
  const as = await aUser()
  await aDogAt('plaza', 'Z')
  await aDogAt('plaza', 'Zebra')
  expect([await namesOf(as, 'z'), await namesOf(as, ''), await namesOf(as, ' * ')]).toEqual([['Z'], [], []])
  expect(await namesOf(as, "z' or 1=1 --")).toEqual([])
})

it.each(['asker', 'other'] as const)('[K5] finds nobody across a block: %s has blocked', async (side) => {
  const as = await aUser()
  const dogId = await aDogAt('plaza', `Blok ${side}`)
  const owner = await ownerOf(db, dogId)
  const pair = { userId: as.userId, otherId: owner?.userId ?? 0 }
  expect(await namesOf(as, `blok ${side}`)).toEqual([`Blok ${side}`])
  const blocking = side === 'asker' ? pair : { userId: pair.otherId, otherId: pair.userId }
  await silence(db, { ...blocking, dogId, kind: 'ignored', now: 0 })
  expect(await namesOf(as, `blok ${side}`)).toEqual([`Blok ${side}`])
  await silence(db, { ...blocking, dogId, kind: 'blocked', now: 0 })
  expect(await namesOf(as, `blok ${side}`)).toEqual([])
  expect(await whereToMeet(db, { dogId, asker: as.userId, now: Date.now() })).toBeNull()
})

it('[K5] finds at most twenty', async () => {
  const as = await aUser()
  const letters = [...'abcdefghikmnopqrtuvwxy']
  for (const letter of letters) await aDogAt('lake', `Mengde ${letter}`)
  expect(await namesOf(as, 'mengde')).toHaveLength(20)
})

it('[K5] lets only signed-in users search, thirty times a minute', async () => {
  expect(codesOf(await search(null, 'bella'))).toEqual(['not-signed-in'])
  const as = await aUser()
  const codes = await Promise.all(Array.from({ length: 35 }, async () => codesOf(await search(as, 'bella')).join()))
  expect(codes.filter((code) => code === 'too-often')).toHaveLength(5)
})

it('[K5] reads only the matching names, and scans no table', async () => {
  const { db: asking, asked } = recordingDb()
  await dogsCalled(asking, { name: 'bella', asker: 1, now: 0 })
  const [plan] = await Promise.all(asked.map(planOf))
  expect(plan?.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
})

it('[K4] counts every room with the visible dogs in it and in its twins', async () => {
  await aDogAt('wisdom-cave', 'Cava')
  await aDogAt('wisdom-cave~2', 'Cavb')
  await aDogAt('wisdom-cave', 'Cavc', { hidden: 1 })
  const { data } = await ask('{ parkRooms { key dogs } }')
  expect(data?.parkRooms).toContainEqual({ key: 'wisdom-cave', dogs: 2 })
  expect(data?.parkRooms).toContainEqual({ key: 'committee-tent', dogs: 0 })
})

import { expect, it } from 'vitest'
import { aPlayer, atOnce, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { askFriend } from '#worker/friends/friends-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>

const does = (verb: 'askFriend' | 'acceptFriend' | 'endFriendship', by: Player, other: number) =>
  ask(`mutation { ${verb}(dogId: ${by.dogId}, otherDogId: ${other}) }`, { as: by.as })

async function friendsOf({ as, dogId }: Player) {
  const { data } = await ask(`{ friends(dogId: ${dogId}) { dogId name color shadowColor room state } }`, { as })
  return data?.friends
}

async function aSledDog() {
  const player = await aPlayer({ levelPoints: 3 })
  await standIn('plaza', player, Date.now())
  return player
}

const shown = { name: expect.any(String), color: '#c08040', shadowColor: '#865a2d' }

it('[U1] [U2] lets a sled dog ask and the asked dog accept, and shows each where the other is', async () => {
  const [one, other] = [await aSledDog(), await aSledDog()]
  expect((await does('askFriend', one, other.dogId)).data).toEqual({ askFriend: true })
  expect(await friendsOf(one)).toEqual([{ ...shown, dogId: other.dogId, room: 'plaza', state: 'asked' }])
  expect(await friendsOf(other)).toEqual([{ ...shown, dogId: one.dogId, room: 'plaza', state: 'asks' }])
  expect((await does('acceptFriend', other, one.dogId)).data).toEqual({ acceptFriend: true })
  await standIn('beach~2', other, Date.now())
  expect(await friendsOf(one)).toEqual([{ ...shown, dogId: other.dogId, room: 'beach~2', state: 'friends' }])
  expect(codesOf(await does('askFriend', other, one.dogId))).toEqual(['already-friends'])
  expect((await does('endFriendship', other, one.dogId)).data).toEqual({ endFriendship: true })
  expect((await does('endFriendship', other, one.dogId)).data).toEqual({ endFriendship: false })
  expect(await friendsOf(one)).toEqual([])
})

it("[U1] refuses a puppy's request but lets it accept, and accepts nothing that was not asked", async () => {
  const [puppy, sled] = [await aPlayer(), await aSledDog()]
  await standIn('plaza', puppy, Date.now())
  expect(codesOf(await does('askFriend', puppy, sled.dogId))).toEqual(['friend-rank'])
  expect(codesOf(await does('acceptFriend', puppy, sled.dogId))).toEqual(['request-gone'])
  await does('askFriend', sled, puppy.dogId)
  expect(codesOf(await does('acceptFriend', sled, puppy.dogId))).toEqual(['request-gone'])
  expect((await does('askFriend', puppy, sled.dogId)).data).toEqual({ askFriend: true })
  expect(await friendsOf(sled)).toMatchObject([{ dogId: puppy.dogId, state: 'friends' }])
})

it('[U3] hides blocked friends from each other, and refuses requests to dogs that cannot be found', async () => {
  const [one, other] = [await aSledDog(), await aSledDog()]
  await does('askFriend', one, other.dogId)
  await silence(db, { userId: other.userId, otherId: one.userId, dogId: one.dogId, kind: 'blocked', now: 0 })
  expect([await friendsOf(one), await friendsOf(other)]).toEqual([[], []])
  expect(codesOf(await does('askFriend', await aSledDog(), (await aPlayer()).dogId))).toEqual(['not-in-park'])
  expect(codesOf(await does('askFriend', one, one.dogId))).toEqual(['not-in-park'])
  const stranger = await aPlayer()
  expect(codesOf(await does('endFriendship', { ...one, as: stranger.as }, other.dogId))).toEqual(['not-your-dog'])
})

it('[U2] makes two dogs friends in one row, of 200 concurrent requests to each other', async () => {
  const [one, other] = [await aSledDog(), await aSledDog()]
  const request = ([from, to]: [Player, Player]) =>
    askFriend(db, { user: from.userId, dog: from.dogId, levelPoints: 3, other: to.dogId, now: Date.now() })
  await atOnce(200, 'requests', async (i) => (await request(i % 2 ? [one, other] : [other, one])) ?? 'asked')
  expect(await friendsOf(one)).toMatchObject([{ dogId: other.dogId, state: 'friends' }])
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { equip } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, banUser, db, whileParkIsClosed } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { room } from '#worker/db/schema/rooms.ts'
import { hashOf } from '#worker/hash.ts'

const ENTER = `mutation ($dogId: Int!, $room: String, $door: String) {
  enterPark(dogId: $dogId, room: $room, door: $door) { ticket room }
}`

async function enter(as: TestUser | null, dogId: number, room?: string, door?: string) {
  return ask(ENTER, { as, variables: { dogId, room, door } })
}

it('admits the dog by its ticket, with its new epoch, to the plaza if no room is named', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId, { epoch: 4 })
  const { data } = await enter(as, dogId)
  const given = data?.enterPark as { ticket: string; room: string }
  expect(given).toEqual({ ticket: expect.stringMatching(/^\d+\.[\w-]{43}$/), room: HOME_ROOM })
  const admission = await redeem({ hash: await hashOf(given.ticket), dogId, room: HOME_ROOM, now: Date.now() })
  expect(admission).toEqual({
    userId: as.userId,
    dogId,
    epoch: 5,
    session: expect.stringMatching(/^[0-9a-f]{12}$/),
    was: null,
  })
})

it('stores the ticket itself nowhere in the database', async () => {
  const as = await aUser()
  const { data } = await enter(as, await aDogOf(as.userId))
  const { ticket } = data?.enterPark as { ticket: string }
  const [, secret = ''] = ticket.split('.')
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(await db.select().from(dog))).not.toContain(secret)
})

it('gives a visitor no ticket', async () => {
  expect(codesOf(await enter(null, 1))).toEqual(['not-signed-in'])
})

it.each([{}, { moderator: 1 }, { admin: 1 }])("gives nobody a ticket for another user's dog: %j", async (role) => {
  const dogId = await aDogOf((await aUser()).userId)
  expect(codesOf(await enter(await aUser(role), dogId))).toEqual(['not-your-dog'])
  expect(await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, dogId)).get()).toEqual({ epoch: 0 })
})

it.each([0, -1, 2_147_483_647])('knows no dog %d', async (dogId) => {
  expect(codesOf(await enter(await aUser(), dogId))).toEqual(['not-your-dog'])
})

it('refuses a dead dog', async () => {
  const as = await aUser()
  expect(codesOf(await enter(as, await aDogOf(as.userId, { diedAt: 1 })))).toEqual(['dog-is-dead'])
})

it("refuses a banned user's dog until the ban is over", async () => {
  const as = await aUser({ language: 'se' })
  const dogId = await aDogOf(as.userId)
  await banUser(as.userId, { endsAt: Date.now() - 1 })
  expect(codesOf(await enter(as, dogId))).toEqual([])
  await banUser(as.userId)
  expect((await enter(as, dogId)).errors).toMatchObject([
    { message: REFUSAL_TEXTS.banned.se, extensions: { code: 'banned' } },
  ])
})

it.each([{}, { admin: 1 }])('refuses everybody while the park is closed: %j', async (role) => {
  const as = await aUser(role)
  const dogId = await aDogOf(as.userId)
  expect(codesOf(await whileParkIsClosed(() => enter(as, dogId)))).toEqual(['park-closed'])
})

it.each(['', 'Plaza', 'plaza ', '../plaza', '__proto__', 'constructor', 'a'.repeat(5000)])(
  'knows no room "%s"',
  async (room) => {
    const as = await aUser()
    expect(codesOf(await enter(as, await aDogOf(as.userId), room))).toEqual(['no-such-room'])
  },
)

const [BANDEN, KLANEN] = [0, 1]

it("gives a door's ticket to the room behind it, which nobody can change into one for another door", async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  const { data } = await enter(as, dogId, undefined, 'plaza-west')
  const given = data?.enterPark as { ticket: string; room: string }
  expect(given).toEqual({ ticket: expect.stringMatching(/^\d+\.[\w-]{43}\.plaza-west$/), room: 'forest' })
  const shown = async (secret: string) => redeem({ hash: await hashOf(secret), dogId, room: 'forest', now: Date.now() })
  expect(await shown(given.ticket.replace('plaza-west', 'lake-forest'))).toBeNull()
  expect(await shown(given.ticket.replace('.plaza-west', ''))).toBeNull()
  expect(await shown(given.ticket)).toMatchObject({ dogId })
})

it.each([
  ['attic-door', undefined],
  ['', undefined],
  ['plaza-west', 'meadow'],
  ['__proto__', 'plaza'],
])('knows no door "%s" to %s', async (door, room) => {
  const as = await aUser()
  expect(codesOf(await enter(as, await aDogOf(as.userId), room, door))).toEqual(['no-such-door'])
})

it('admits only its own pack to a pack house, by the door or without, and says whose it is', async () => {
  const as = await aUser({ language: 'dk' })
  const [own, other] = [await aDogOf(as.userId, { pack: KLANEN }), await aDogOf(as.userId, { pack: BANDEN })]
  expect(codesOf(await enter(as, own, undefined, 'lane-klanen'))).toEqual([])
  expect(codesOf(await enter(as, own, 'house-klanen'))).toEqual([])
  const no = { errors: [{ message: 'Kun for Klanen', extensions: { code: 'only-pack' } }] }
  expect(await enter(as, other, undefined, 'lane-klanen')).toMatchObject(no)
  expect(await enter(as, other, 'house-klanen')).toMatchObject(no)
  expect(await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, other)).get()).toEqual({ epoch: 0 })
})

it('[G1] admits to a room that asks for a thing the dog that has it, also in its backpack', async () => {
  const as = await aUser()
  const [own, other] = [await aDogOf(as.userId), await aDogOf(as.userId)]
  await equip(own, 'bag:0')
  await db
    .update(room)
    .set({ access: JSON.stringify({ owns: 'crown' }) })
    .where(eq(room.key, 'beach'))
  const codes = [await enter(as, own, 'beach'), await enter(as, other, 'beach')].map(codesOf)
  await db.update(room).set({ access: null }).where(eq(room.key, 'beach'))
  expect(codes).toEqual([[], ['not-owned']])
})

it('admits only staff to the staff room, and an administrator everywhere', async () => {
  const enterAs = async (role: { moderator?: number; admin?: number }, room: string) => {
    const as = await aUser(role)
    return codesOf(await enter(as, await aDogOf(as.userId, { pack: BANDEN }), room))
  }
  expect(await enterAs({}, 'staff-room')).toEqual(['staff-only'])
  expect(await enterAs({ moderator: 1 }, 'staff-room')).toEqual([])
  expect(await enterAs({ moderator: 1 }, 'house-klanen')).toEqual(['only-pack'])
  expect(await enterAs({ admin: 1 }, 'house-klanen')).toEqual([])
})

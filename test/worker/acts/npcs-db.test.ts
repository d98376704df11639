import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { KARMA_PER_ERRAND, errandPosts } from '#durable/rules/npcs/errand.ts'
import { FIRST_BONES, KARMA_PER_LESSON, PAID_LESSONS } from '#durable/rules/npcs/gifts.ts'
import { POSTS } from '#durable/rules/smells/posts.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held, players } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { takenFrom } from '#worker/acts/npcs-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { wear } from '#worker/db/schema/dogs.ts'
import { audit } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { usedPost } from '#worker/posts/posts-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const ASKED = { npc: 'garm', hasWalked: false } as const
const ask = (actor: Actor, over: Partial<{ hasWalked: boolean }> = {}) => takenFrom(db, actor, { ...ASKED, ...over })

/** The dog has dug somewhere, and has found nothing. */
async function dig({ op: id, user, dog, now }: Actor) {
  const day = sql`insert into find_day (user_id, day, spots, missed, blind, bones) values (${user}, ${osloDay(now)}, 0, 1, 0, 0)`
  await perform(
    db,
    { id, actor: user, kind: 'dig', request: { dog }, now },
    { writes: [{ sql: day }], result: told({}) },
  )
}

it('[NP5] gives three bones and the karma of the hello at first, and nothing the second time', async () => {
  const player = await aPlayer()
  expect(await ask(player.act())).toMatchObject({ bones: FIRST_BONES, karma: KARMA_PER_LESSON })
  expect(await ask(player.act())).toMatchObject({ bones: 0, karma: 0 })
  expect([await held(player.dogId, 'bones'), await held(player.dogId, 'karma')]).toEqual([3, 3])
})

it('[V3] answers a repeated op as before', async () => {
  const player = await aPlayer()
  const act = player.act()
  const first = await ask(act)
  await ask(player.act())
  expect(await ask(act, { hasWalked: true })).toEqual(first)
  expect(await held(player.dogId, 'bones')).toBe(3)
})

it('[NP5] gives the first bones once to a user who asks with three dogs, 60 times at once', async () => {
  const player = await aPlayer()
  const dogs = [player.dogId, await aDogOf(player.userId), await aDogOf(player.userId)]
  const answers = await atOnce(60, 'askings', (i) => ask(player.act({ dog: dogs[i % 3]! }), { hasWalked: true }))
  expect(Object.keys(answers).filter((answer) => answer !== 'done' && answer !== 'try-again')).toEqual([])
  const bones = await Promise.all(dogs.map((dog) => held(dog, 'bones')))
  const karma = await Promise.all(dogs.map((dog) => held(dog, 'karma')))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  expect([sum(bones), sum(karma)]).toEqual([FIRST_BONES, 2 * KARMA_PER_LESSON])
})

it('[NP6] pays for what the ledger knows of: a sniff, a dig, a thing that is worn', async () => {
  const player = await aPlayer()
  await ask(player.act())
  await sniffed(db, player.act(), player.dogId)
  await dig(player.act())
  expect(await ask(player.act())).toMatchObject({ bones: 0, karma: 2 * KARMA_PER_LESSON })
  await db.insert(wear).values({ dogId: player.dogId, slot: 'hat', item: 'beanie' })
  expect(await ask(player.act(), { hasWalked: true })).toMatchObject({ bones: 0, karma: 2 * KARMA_PER_LESSON })
  expect(await held(player.dogId, 'karma')).toBe(PAID_LESSONS.length * KARMA_PER_LESSON + 1)
  await db.delete(wear)
})

it('[NP6] does not pay a player for what another one has done', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  await ask(player.act())
  await dig(other.act())
  expect(await ask(player.act())).toMatchObject({ bones: 0, karma: 0 })
})

it('[J1] pays within the 50 karma of the day, and the rest on the next one', async () => {
  const player = await aPlayer()
  const others = (await players(KARMA_A_DAY - 4)).map(({ dogId }) => dogId)
  for (const other of others) await sniffed(db, player.act(), other)
  expect(await ask(player.act(), { hasWalked: true })).toMatchObject({ bones: FIRST_BONES, karma: KARMA_PER_LESSON })
  const tomorrow = { now: NOON + DAY_MS }
  expect(await ask(player.act(tomorrow), { hasWalked: true })).toMatchObject({ bones: 0, karma: 2 * KARMA_PER_LESSON })
})

it('[V6] gives nothing for a stay that a newer one has ended, and nothing for a dog of somebody else', async () => {
  const [player, other] = [await aPlayer({ epoch: 8 }), await aPlayer()]
  expect(await ask(player.act({ epoch: 7 }))).toBe('dog-is-elsewhere')
  expect(await ask(player.act({ dog: other.dogId }))).toBe('not-your-dog')
  expect(await ask(player.act({ no: 'too-far' }))).toBe('too-far')
  expect(await held(player.dogId, 'bones')).toBe(0)
})

it('[NP7] pays the errand of the day to a dog that has read one of its posts, once', async () => {
  const player = await aPlayer()
  await ask(player.act())
  const wanted = errandPosts(osloDay(NOON))
  const [post, other] = [1, 0].map((bit) => [...POSTS.keys()].find((number) => ((wanted >> number) & 1) === bit)!)
  await usedPost(db, player.act(), { post: other!, how: 'read' })
  expect(await ask(player.act())).toEqual({ bones: 0, karma: 0, isErrandDone: false })
  await usedPost(db, player.act(), { post: post!, how: 'read' })
  await atOnce(20, 'askings', () => ask(player.act()))
  expect(await ask(player.act())).toEqual({ bones: 0, karma: 0, isErrandDone: true })
  expect(await held(player.dogId, 'karma')).toBe(KARMA_PER_LESSON + KARMA_PER_ERRAND + 2)
})

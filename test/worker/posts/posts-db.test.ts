import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { GATE_POST, MARKS, POSTS } from '#durable/rules/smells/posts.ts'
import type { PostUse } from '#durable/rules/smells/posts.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held, players } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { gainKarma } from '#worker/acts/sniffing-db.ts'
import { closeAccount } from '#worker/bans/closures-db.ts'
import { keepKick } from '#worker/bans/kicks-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { audit } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { usedPost } from '#worker/posts/posts-db.ts'
import { savePreferences } from '#worker/preferences/preferences-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const HOUR_MS = 60 * 60 * 1000

type Player = Awaited<ReturnType<typeof aPlayer>>

const at = (post: number, actor: Actor, how: PostUse = 'read') => usedPost(db, actor, { post, how })

/** Each test has a post of its own, since all write to one database. */
let lastPost = GATE_POST
const aPost = () => ++lastPost

/** The names that the post tells the reader. */
async function namesOn(post: number, reader: Player, now = NOON): Promise<string[]> {
  const read = await at(post, reader.act({ now }))
  if (typeof read === 'string') throw new Error(read)
  return read.marks.map(({ name }) => name)
}

it('[TH12] gives one karma for a post on a day, to each dog and again on the next day', async () => {
  const post = aPost()
  const bella = await aPlayer()
  const other = await aDogOf(bella.userId)
  const answers = [bella.act(), bella.act(), bella.act({ dog: other }), bella.act({ now: NOON + DAY_MS })]
  const karma = []
  for (const actor of answers) karma.push(await at(post, actor))
  expect(karma).toMatchObject([{ karma: 1 }, { karma: 0 }, { karma: 1 }, { karma: 1 }])
  expect([await held(bella.dogId, 'karma'), await held(other, 'karma')]).toEqual([2, 1])
})

it('[TH12] gives a dog that reads all posts as much karma as there are posts', async () => {
  const bella = await aPlayer()
  for (const post of POSTS.keys()) await at(post, bella.act())
  expect(await held(bella.dogId, 'karma')).toBe(POSTS.length)
})

it('[TH12] [J1] tells the marks, without karma, where the dog has all of the day', async () => {
  const bella = await aPlayer()
  const { op: id, user: actor, now } = bella.act()
  const writes = gainKarma({ ...bella.act(), op: id }, { amount: KARMA_A_DAY, from: 'npcs' })
  await perform(db, { id, actor, kind: 'npc', request: {}, now }, { writes, result: told({}) })
  expect(await at(aPost(), bella.act())).toEqual({ karma: 0, marks: [] })
})

it('[TH12] gives the karma once to 60 readings at the same time', async () => {
  const [post, bella] = [aPost(), await aPlayer()]
  await atOnce(60, 'readings', () => at(post, bella.act()))
  expect(await held(bella.dogId, 'karma')).toBe(1)
})

it('[V3] answers a repeated reading as before', async () => {
  const [post, bella] = [aPost(), await aPlayer()]
  const act = bella.act()
  expect([await at(post, act), await at(post, act)]).toMatchObject([{ karma: 1 }, { karma: 1 }])
})

it.each(['read', 'mark'] as const)('refuses to %s what the room does not vouch for', async (how) => {
  const bella = await aPlayer()
  expect(await at(aPost(), bella.act({ no: 'too-far' }), how)).toBe('too-far')
})

it('[TH12] tells who has left a mark, the newest first, and nobody who has only read', async () => {
  const [post, bella] = [aPost(), await aPlayer({ name: 'Bella' })]
  const [max, luna] = [await aPlayer({ name: 'Max' }), await aPlayer({ name: 'Luna' })]
  await at(post, max.act({ now: NOON - 20 * HOUR_MS }), 'mark')
  await at(post, luna.act({ now: NOON - 10 }), 'mark')
  const read = await at(post, bella.act())
  expect(read).toMatchObject({
    marks: [
      { dog: luna.dogId, name: 'Luna', age: 'fresh' },
      { dog: max.dogId, name: 'Max', age: 'old' },
    ],
  })
})

it('[TH12] tells of eight marks at most, of no dog twice, and of none after a day', async () => {
  const [post, bella, others] = [aPost(), await aPlayer(), await players(MARKS.told + 2)]
  for (const other of [...others, ...others]) await at(post, other.act({ now: NOON - HOUR_MS }), 'mark')
  const read = await at(post, bella.act())
  expect(typeof read === 'string' ? read : new Set(read.marks.map((mark) => mark.dog)).size).toBe(MARKS.told)
  expect(await namesOn(post, bella, NOON + MARKS.keptMs)).toEqual([])
})

it('[TH12] takes a mark away when its dog asks for it', async () => {
  const [post, bella] = [aPost(), await aPlayer({ name: 'Bella' })]
  expect(await at(post, bella.act(), 'mark')).toMatchObject({ marks: [{ name: 'Bella' }] })
  expect(await at(post, bella.act(), 'wipe')).toEqual({ karma: 0, marks: [] })
})

it('[TH12] tells the name that the dog has now', async () => {
  const [post, bella, max] = [aPost(), await aPlayer(), await aPlayer({ name: 'Badname' })]
  await at(post, max.act(), 'mark')
  await db.update(dog).set({ name: 'Max', nameKey: 'max' }).where(eq(dog.id, max.dogId))
  expect(await namesOn(post, bella)).toEqual(['Max'])
})

it('[TH12] [C11] tells nothing of dogs that hide or are dead, nor across an ignore or a block of either side', async () => {
  const [post, bella] = [aPost(), await aPlayer()]
  const [hidden, dead, ignored, blocker] = await players(4)
  for (const other of [hidden!, dead!, ignored!, blocker!]) await at(post, other.act(), 'mark')
  const stay = { room: 'plaza', epoch: 1, since: NOON, seenAt: NOON }
  await db.insert(presence).values({ dogId: hidden!.dogId, userId: hidden!.userId, hidden: 1, ...stay })
  await db.update(dog).set({ diedAt: NOON }).where(eq(dog.id, dead!.dogId))
  const of = ({ userId }: Player, { userId: otherId, dogId }: Player) => ({ userId, otherId, dogId, now: NOON })
  await silence(db, { ...of(bella, ignored!), kind: 'ignored' })
  await silence(db, { ...of(blocker!, bella), kind: 'blocked' })
  expect(await namesOn(post, bella)).toEqual([])
})

it('[TH12] names friends first at the gate, and at no other post', async () => {
  const [post, bella] = [aPost(), await aPlayer()]
  const pal = await aPlayer({ name: 'Pal' })
  await db.insert(friend).values({ asker: pal.dogId, asked: bella.dogId, askedAt: NOON, since: NOON })
  const newer = await aPlayer({ name: 'Newer' })
  for (const place of [GATE_POST, post]) {
    await at(place, pal.act({ now: NOON - HOUR_MS }), 'mark')
    await at(place, newer.act(), 'mark')
  }
  expect(await namesOn(GATE_POST, bella)).toEqual(['Pal', 'Newer'])
  expect(await namesOn(post, bella)).toEqual(['Newer', 'Pal'])
})

it('[TH12] takes away the marks of whom staff send away, and of who wants to leave none', async () => {
  const [post, bella] = [aPost(), await aPlayer()]
  const [kicked, closed, shy, stays] = await players(4)
  for (const other of [kicked!, closed!, shy!]) await at(post, other.act(), 'mark')
  await at(post, stays!.act(), 'mark')
  const staff = await aPlayer()
  const by = { staffId: staff.userId, rule: 'unkind', reason: '', reportId: null, now: NOON } as const
  await keepKick(db, { ...by, userId: kicked!.userId, dogId: kicked!.dogId, seconds: 0, decider: 'moderator' })
  await closeAccount(db, { ...by, userId: closed!.userId, decider: 'administrator', foundBy: 'staff' })
  await savePreferences(db, shy!.userId, { leavesMarks: false })
  await savePreferences(db, stays!.userId, { leavesMarks: true })
  const read = await at(post, bella.act())
  expect(typeof read === 'string' ? read : read.marks.map((mark) => mark.dog)).toEqual([stays!.dogId])
})

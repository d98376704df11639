import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { DAY_MS, NOON, aPlayer, atOnce, endow, held } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { ask as query } from '#test/worker/support/graphql.ts'
import { riddleDay } from '#worker/db/schema/value/riddles.ts'
import { audit } from '#worker/ledger/audit.ts'
import { riddleAnswered, riddleOfDay } from '#worker/questions/riddle-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const DAY = osloDay(NOON)
const random = Math.random

async function aGuesser(karma = 50) {
  const player = await aPlayer()
  await endow(player.dogId, 'karma', karma)
  const { userId: user, dogId } = player
  return {
    ...player,
    riddle: (now = NOON) => riddleOfDay(db, { user, dog: dogId, now, random }),
    answers: (place: number | null, over: Parameters<typeof player.act>[0] = {}, day = DAY) =>
      riddleAnswered(db, { ...player.act(over), random }, { riddle: day, place }),
  }
}

async function rightOn(day = DAY): Promise<number> {
  return (await db.select().from(riddleDay).where(eq(riddleDay.day, day)).get())!.right
}

it('[Q5] has one riddle a day, the same for all, and another one the next day', async () => {
  const [bella, max] = [await aGuesser(), await aGuesser()]
  const riddles = await Promise.all([bella, max, bella, max].map(({ riddle }) => riddle()))
  expect(new Set(riddles.map((riddle) => JSON.stringify(riddle))).size).toBe(1)
  expect(riddles[0]).toMatchObject({ worth: 3, until: Date.parse('2026-11-20T23:00:00Z'), judged: null })
  await bella.riddle(NOON + DAY_MS)
  expect(await rightOn(DAY + 1)).toEqual(expect.any(Number))
})

it('[Q5] brings three points for the right answer and takes the karma, once a user, whichever dog comes', async () => {
  const bella = await aGuesser()
  const other = await aDogOf(bella.userId)
  await endow(other, 'karma', 50)
  await bella.riddle()
  const right = await rightOn()
  expect(await bella.answers(right)).toEqual({ risenTo: 'slede', isRight: true })
  expect(await bella.answers(right)).toBe('question-gone')
  expect(await bella.answers(right, { dog: other })).toBe('question-gone')
  expect([await held(bella.dogId, 'level'), await held(bella.dogId, 'karma'), await held(other, 'level')]).toEqual([
    3, 35, 0,
  ])
  const { options, judged } = await bella.riddle()
  expect(judged).toEqual({ points: 3, right: options[right] })
})

it('[Q5] takes the karma for a wrong answer, and then tells what was right to nobody else', async () => {
  const [bella, max] = [await aGuesser(), await aGuesser()]
  await bella.riddle()
  const right = await rightOn()
  expect(await bella.answers((right + 1) % 4)).toEqual({ risenTo: null, isRight: false })
  expect([await held(bella.dogId, 'level'), await held(bella.dogId, 'karma')]).toEqual([0, 35])
  expect((await bella.riddle()).judged).toMatchObject({ points: 0 })
  const told = await query('query ($dogId: Int!) { riddle(dogId: $dogId) { right points } }', {
    as: max.as,
    variables: { dogId: max.dogId },
  })
  expect(told.data).toEqual({ riddle: { right: null, points: null } })
  expect((await max.riddle()).judged).toBe(null)
})

it('[Q5] takes one answer where 30 come at the same time', async () => {
  const bella = await aGuesser()
  await bella.riddle()
  const right = await rightOn()
  expect(await atOnce(30, 'answers', () => bella.answers(right))).toEqual({ done: 1, 'question-gone': 29 })
  expect(await held(bella.dogId, 'level')).toBe(3)
})

it('[V3] answers a repeated op as before, though the dog stands elsewhere by then', async () => {
  const bella = await aGuesser()
  await bella.riddle()
  const right = await rightOn()
  const op = crypto.randomUUID()
  expect(await bella.answers(right, { op })).toEqual(await bella.answers((right + 1) % 4, { op }))
  expect(await held(bella.dogId, 'karma')).toBe(35)
})

it('[Q5] takes no answer without the karma, nor one for which the room does not vouch', async () => {
  const bella = await aGuesser(14)
  expect(await bella.answers(0)).toBe('karma-missing')
  await endow(bella.dogId, 'karma', 10)
  expect(await bella.answers(null, { no: 'too-far' })).toBe('too-far')
  expect(await held(bella.dogId, 'karma')).toBe(24)
})

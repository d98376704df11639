import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { ANSWER_MS } from '#durable/rules/questions/question.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seeded } from '#test/support/random.ts'
import { NOON, aPlayer, atOnce, endow, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask as query, codesOf } from '#test/worker/support/graphql.ts'
import { question } from '#worker/db/schema/value/questions.ts'
import { audit } from '#worker/ledger/audit.ts'
import { answer, ask, openQuestion } from '#worker/questions/questions-db.ts'
import type { AskedQuestion } from '#worker/questions/questions-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

async function aClimber(karma: number, changes = {}) {
  const player = await aPlayer(changes)
  await endow(player.dogId, 'karma', karma)
  await standIn('wisdom-cave', player)
  return player
}

async function asked(
  player: Awaited<ReturnType<typeof aClimber>>,
  now = NOON,
): Promise<AskedQuestion & { right: number }> {
  const drawn = await ask(db, { ...player.act({ now }), random: Math.random })
  if (typeof drawn === 'string') throw new Error(drawn)
  const row = await db.select().from(question).where(eq(question.id, drawn.id)).get()
  return { ...drawn, right: row!.right }
}

it('[Q1] draws three questions for 200 concurrent requests with karma for three', async () => {
  const player = await aClimber(50)
  const answers = await atOnce(200, 'questions', () => ask(db, { ...player.act(), random: Math.random }))
  expect(answers).toEqual({ done: 3, 'karma-missing': 197 })
  expect(await held(player.dogId, 'karma')).toBe(5)
})

it('[Q1] asks on Visdomsberget only, and repeats the same question', async () => {
  const player = await aClimber(40)
  const act = player.act()
  const first = await ask(db, { ...act, random: () => 0.1 })
  expect(await ask(db, { ...act, random: () => 0.9 })).toEqual(first)
  await standIn('plaza', player)
  expect(await ask(db, { ...player.act(), random: Math.random })).toBe('not-on-mountain')
  expect(await held(player.dogId, 'karma')).toBe(25)
})

it('[Q3] finds a paid, unanswered question again for two minutes, for its own dog only', async () => {
  const [player, other] = [await aClimber(15), await aClimber(15)]
  const dog = player.dogId
  expect(await openQuestion(db, { dog, now: NOON })).toBeNull()
  const { right, ...drawn } = await asked(player)
  expect(await openQuestion(db, { dog, now: NOON + ANSWER_MS - 1 })).toEqual(drawn)
  expect(await openQuestion(db, { dog: other.dogId, now: NOON })).toBeNull()
  expect(await openQuestion(db, { dog, now: NOON + ANSWER_MS })).toBeNull()
  await answer(db, player.act(), { questionId: drawn.id, place: right })
  expect(await openQuestion(db, { dog, now: NOON })).toBeNull()
  expect(await held(dog, 'karma')).toBe(0)
})

it('[Q2] asks about the published rooms, except those with an access rule', async () => {
  const player = await aClimber(15 * 40)
  const random = seeded(6)
  const texts: string[] = []
  for (let i = 0; i < 40; i++) {
    const drawn = await ask(db, { ...player.act(), random })
    texts.push(typeof drawn === 'string' ? drawn : [drawn.text, ...drawn.options].map(({ dk }) => dk).join(' '))
  }
  const named = ROOM_DOCS.filter(({ name }) => texts.some((text) => text.includes(name.dk)))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ access }) => access)).toEqual([])
})

it('[Q3] counts one of 200 concurrent answers to one question, with a point if it is right', async () => {
  const player = await aClimber(15)
  const { id, right } = await asked(player)
  const answers = await atOnce(200, 'answers', () => answer(db, player.act(), { questionId: id, place: right }))
  expect(answers).toEqual({ done: 1, 'question-gone': 199 })
  expect(await held(player.dogId, 'level')).toBe(1)
})

it('[Q1] [Q3] gives nothing for a wrong answer but the right one, and no second try', async () => {
  const player = await aClimber(15)
  const { id, right, options } = await asked(player)
  const wrong = { questionId: id, place: (right + 1) % 4 }
  const act = player.act()
  const judged = { isRight: false, levelPoints: 0, points: 0, right: options[right] }
  expect(await answer(db, act, wrong)).toEqual(judged)
  // A repetition, since the first answer may have been lost on the way.
  expect(await answer(db, act, wrong)).toEqual(judged)
  expect(await answer(db, player.act(), { questionId: id, place: right })).toBe('question-gone')
})

it('[Q3] refuses late answers, and those of another dog', async () => {
  const [player, other] = [await aClimber(15), await aClimber(15)]
  const { id, right, options } = await asked(player)
  const said = { questionId: id, place: right }
  expect(await answer(db, other.act(), said)).toBe('question-gone')
  expect(await answer(db, player.act({ now: NOON + ANSWER_MS }), said)).toBe('question-gone')
  expect(await answer(db, player.act({ now: NOON + ANSWER_MS - 1 }), said)).toEqual({
    isRight: true,
    levelPoints: 1,
    points: 1,
    right: options[right],
  })
})

it("[Q3] sends texts in the client's language without the answer, and the new rank of a dog that rises", async () => {
  const player = await aClimber(15, { levelPoints: 2 })
  await standIn('wisdom-cave', player, Date.now())
  const ASK = 'mutation ($op: String!, $dogId: Int!) { askQuestion(op: $op, dogId: $dogId) { id text options until } }'
  const variables = { op: crypto.randomUUID(), dogId: player.dogId }
  const { data, response } = await query(ASK, { as: player.as, variables })
  const told = data?.askQuestion as { id: string; options: string[] }
  expect(told).toEqual({
    id: variables.op,
    text: expect.any(String),
    options: Array.from({ length: 4 }, () => expect.any(String)),
    until: expect.any(String),
  })
  // Nothing else is in the answer. A text may contain the word itself: "How many right answers make ...?"
  expect(await response.json()).toEqual({ data: { askQuestion: told } })
  const { right } = (await db.select().from(question).where(eq(question.id, told.id)).get())!
  const ANSWER = `mutation ($op: String!, $dogId: Int!, $questionId: String!, $place: Int!) {
    answerQuestion(op: $op, dogId: $dogId, questionId: $questionId, place: $place) { isRight right levelPoints risenTo }
  }`
  const said = { op: crypto.randomUUID(), dogId: player.dogId, questionId: told.id, place: right }
  expect(codesOf(await query(ANSWER, { as: player.as, variables: { ...said, place: 4 } }))).toEqual(['bad-input'])
  expect((await query(ANSWER, { as: player.as, variables: said })).data).toEqual({
    answerQuestion: { isRight: true, right: told.options[right], levelPoints: 3, risenTo: 'slede' },
  })
})

it('[Q4] makes each question worth one point to a puppy', async () => {
  const player = await aClimber(60)
  const first = await asked(player)
  const next = await asked(player, NOON + 1)
  expect([first.worth, next.worth]).toEqual([1, 1])
  expect(await answer(db, player.act(), { questionId: next.id, place: next.right })).toMatchObject({ points: 1 })
})

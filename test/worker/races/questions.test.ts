import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { worthOfAnswer } from '#durable/rules/questions/worth.ts'
import { aPlayer, endow, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { TIMEOUT_MS, race, send, sumOf, won } from '#test/worker/support/race.ts'
import { question } from '#worker/db/schema/value/questions.ts'
import { audit } from '#worker/ledger/audit.ts'

const ASK = 'mutation ($op: String!, $dogId: Int!) { askQuestion(op: $op, dogId: $dogId) { id } }'
const ANSWER = `mutation ($op: String!, $dogId: Int!, $questionId: String!, $place: Int!) {
  answerQuestion(op: $op, dogId: $dogId, questionId: $questionId, place: $place) { isRight }
}`
const TIMES = 200

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

async function aClimber(karma: number) {
  const player = await aPlayer()
  await endow(player.dogId, 'karma', karma)
  await standIn('wisdom-cave', player, Date.now())
  return player
}

it(
  '[Q1] draws three questions for 200 concurrent requests with karma for three',
  async ({ annotate }) => {
    const { as, dogId } = await aClimber(3 * QUESTION_KARMA + 1)
    const asks = () => {
      const variables = { op: crypto.randomUUID(), dogId }
      return won(() => send(as, ASK, variables))
    }
    const { told, after } = await race(
      {
        name: 'question: karma for three',
        kept: { 'karma in all': () => sumOf('karma'), 'the dog’s': () => held(dogId, 'karma') },
        runners: Array.from({ length: TIMES }, () => asks),
      },
      annotate,
    )
    expect(told).toEqual({ won: 3, 'karma-missing': TIMES - 3 })
    expect(after).toEqual([0, 1])
    expect(await db.$count(question, eq(question.dogId, dogId))).toBe(3)
  },
  TIMEOUT_MS,
)

it(
  '[Q3] counts one of 200 right answers to one question at once',
  async ({ annotate }) => {
    const { as, dogId } = await aClimber(QUESTION_KARMA)
    const questionId = crypto.randomUUID()
    await send(as, ASK, { op: questionId, dogId })
    const { right: place } = (await db.select().from(question).where(eq(question.id, questionId)).get())!
    const answers = () => {
      const variables = { op: crypto.randomUUID(), dogId, questionId, place }
      return won(() => send(as, ANSWER, variables))
    }
    const { told, after } = await race(
      {
        name: 'answer: one question',
        kept: { 'level points in all': () => sumOf('level'), 'the dog’s': () => held(dogId, 'level') },
        runners: Array.from({ length: TIMES }, () => answers),
      },
      annotate,
    )
    expect(told).toEqual({ won: 1, 'question-gone': TIMES - 1 })
    expect(after).toEqual([0, worthOfAnswer(0, false)])
  },
  TIMEOUT_MS,
)

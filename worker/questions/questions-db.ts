import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { ANSWER_MS, QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import type { Question, Said } from '#durable/rules/questions/question.ts'
import { drawQuestion } from '#durable/rules/questions/questions.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import { isIn, mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import type { Db } from '#worker/db/client.ts'
import { question } from '#worker/db/schema/value/questions.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { balanceOf, demand, transfer } from '#worker/ledger/writes.ts'
import { readAsked, worthNow } from './asked-db.ts'
import { parkFacts } from './park-facts-db.ts'

/** The room in which questions are asked. */
const MOUNTAIN = 'wisdom-cave'

/** A question as the player gets it, without the right answer. `worth` are the level points for it. */
export type AskedQuestion = { id: string; text: Said; options: readonly Said[]; until: number; worth: number }

/** [Q1] Draws a question for the dog and takes its price, in one op. */
export async function ask(db: Db, actor: Actor & { random: () => number }) {
  const { op: id, user, dog, now, random } = actor
  const { right, ...asked }: Question = drawQuestion(await parkFacts(db), random)
  const row = sql`${id}, ${dog}, ${JSON.stringify(asked)}, ${right}, ${now}`
  const paid = await perform(
    db,
    { id, actor: user, kind: 'ask', request: { dog }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('not-on-mountain', isIn(actor, MOUNTAIN)),
        demand('karma-missing', sql`${balanceOf(dog, 'karma')} >= ${QUESTION_KARMA}`),
        ...transfer(id, { unit: 'karma', amount: QUESTION_KARMA, from: { dog }, to: { park: 'questions' } }),
        { sql: sql`insert into question (id, dog_id, asked, "right", asked_at) values (${row})` },
      ],
      result: told({ questionId: id }),
    },
  )
  if (typeof paid === 'string') return paid
  // A repetition gets the question that was drawn the first time.
  return (await questionAs(db, eq(question.id, paid.questionId))) ?? ('question-gone' as const)
}

/** [Q3] The newest question that the dog has paid for and can still answer; null if there is none. */
export async function openQuestion(db: Db, { dog, now }: Pick<Actor, 'dog' | 'now'>): Promise<AskedQuestion | null> {
  const isOpen = and(eq(question.dogId, dog), isNull(question.answer), gt(question.askedAt, now - ANSWER_MS))
  return questionAs(db, isOpen)
}

/** `points` are those that the answer brought. */
export type Judgement = { isRight: boolean; levelPoints: number; points: number }

/** [Q3] The judgement as it is told: with the right answer, once the own one is counted. */
export type ToldJudgement = Judgement & { right: Said }

/** [Q3] Answers the question, once. `place` is an index into its options. */
export async function answer(db: Db, actor: Actor, { questionId, place }: { questionId: string; place: number }) {
  const { op: id, user, dog, now } = actor
  const isIt = and(eq(question.id, questionId), eq(question.dogId, dog))
  const known = await db.select({ right: question.right, asked: question.asked }).from(question).where(isIt).get()
  const right = known && readAsked(known.asked).options[known.right]
  if (!known || !right) return 'question-gone' as const
  const isRight = known.right === place
  const isOpen = sql`exists (select 1 from question where id = ${questionId} and dog_id = ${dog} and answer is null
    and asked_at > ${now - ANSWER_MS})`
  const points = isRight ? await worthNow(db, dog, false) : 0
  const gain = { unit: 'level', amount: points, from: { park: 'questions' }, to: { dog } } as const
  const judged = await perform(
    db,
    { id, actor: user, kind: 'answer', request: { dog, questionId, place }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('question-gone', isOpen),
        { sql: sql`update question set answer = ${place} where id = ${questionId}` },
        ...(isRight
          ? [
              ...transfer(id, gain),
              ...packMarkFor(actor),
              ...giveStamps({ user, keys: stampsOfAct({ type: 'right' }), now }),
            ]
          : []),
      ],
      result: sql<Judgement>`json_object('isRight', json(${isRight ? 'true' : 'false'}),
        'levelPoints', ${balanceOf(dog, 'level')}, 'points', ${points})`,
    },
  )
  return typeof judged === 'string' ? judged : ({ ...judged, right } satisfies ToldJudgement)
}

/** The newest question that fits; null for none. */
async function questionAs(db: Db, fits: SQL | undefined): Promise<AskedQuestion | null> {
  const drawn = await db.select().from(question).where(fits).orderBy(desc(question.askedAt)).limit(1).get()
  if (!drawn) return null
  const { id, asked, askedAt } = drawn
  return { id, ...readAsked(asked), until: askedAt + ANSWER_MS, worth: await worthNow(db, drawn.dogId, false) }
}

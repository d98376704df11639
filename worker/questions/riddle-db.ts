import { and, eq, sql } from 'drizzle-orm'
import { osloDay, osloDayStart } from '#durable/rules/life/days.ts'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import type { Question, Said } from '#durable/rules/questions/question.ts'
import { drawQuestion } from '#durable/rules/questions/questions.ts'
import { rankAt } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import type { Db } from '#worker/db/client.ts'
import { riddleAnswer, riddleDay } from '#worker/db/schema/value/riddles.ts'
import { perform } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { balanceOf, demand, transfer } from '#worker/ledger/writes.ts'
import { readAsked, worthNow } from './asked-db.ts'
import { parkFacts } from './park-facts-db.ts'

/**
 * The riddle of the day as a player gets it. `worth` are the level points for a right answer, `until` is its end (epoch ms).
 * `judged` is null until the user has answered: what is right is told to nobody before.
 */
export type ToldRiddle = {
  text: Said
  options: readonly Said[]
  worth: number
  until: number
  judged: { points: number; right: Said } | null
}

type Asking = { user: number; dog: number; now: number; random: () => number }

/** [Q5] The riddle of the day, for a dog of the user. */
export async function riddleOfDay(db: Db, { user, dog, now, random }: Asking): Promise<ToldRiddle> {
  const day = osloDay(now)
  const drawn = await drawnFor(db, day, random)
  const [worth, answer] = await Promise.all([worthNow(db, dog, true), answerOf(db, user, day)])
  const { text, options } = readAsked(drawn.asked)
  const right = options[drawn.right]
  // A day of Oslo has 25 hours at most, and the next one begins within 26 of them.
  const until = osloDayStart(osloDayStart(now) + 26 * 60 * 60 * 1000)
  const judged = answer && right ? { points: answer.points, right } : null
  return { text, options, worth, until, judged }
}

/**
 * [Q5] Answers the riddle of an Oslo day, for which the dog stands on `place`; the room vouches for both. A user answers it once,
 * whichever dog comes.
 */
export async function riddleAnswered(
  db: Db,
  actor: Actor & { random: () => number },
  { riddle: day, place }: { riddle: number; place: number | null },
) {
  const { op: id, user, dog, now, random } = actor
  const { right } = await drawnFor(db, day, random)
  const points = right === place ? await worthNow(db, dog, true) : 0
  const isAnswered = sql`exists (select 1 from riddle_answer where user_id = ${user} and day = ${day})`
  const judged = await perform(
    db,
    { id, actor: user, kind: 'riddle', request: { dog, day }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('question-gone', sql`not ${isAnswered}`),
        demand('karma-missing', sql`${balanceOf(dog, 'karma')} >= ${QUESTION_KARMA}`),
        ...transfer(id, { unit: 'karma', amount: QUESTION_KARMA, from: { dog }, to: { park: 'questions' } }),
        { sql: sql`insert into riddle_answer (user_id, day, points) values (${user}, ${day}, ${points})` },
        ...(points > 0
          ? [
              ...transfer(id, { unit: 'level', amount: points, from: { park: 'questions' }, to: { dog } }),
              ...packMarkFor(actor),
            ]
          : []),
        ...(points > 0 ? giveStamps({ user, keys: stampsOfAct({ type: 'right' }), now }) : []),
      ],
      result: sql<Judged>`json_object('levelPoints', ${balanceOf(dog, 'level')}, 'points', ${points})`,
    },
  )
  return typeof judged === 'string' ? judged : { risenTo: risenTo(judged), isRight: judged.points > 0 }
}

type Judged = { levelPoints: number; points: number }

function risenTo({ levelPoints, points }: Judged): Rank | null {
  const rank = rankAt(levelPoints)
  return rank === rankAt(levelPoints - points) ? null : rank
}

/** The riddle of a day. Who comes first has it drawn; of two that come at once, the one that is stored first counts. */
async function drawnFor(db: Db, day: number, random: () => number): Promise<typeof riddleDay.$inferSelect> {
  const known = await stored(db, day)
  if (known) return known
  const { right, ...asked }: Question = drawQuestion(await parkFacts(db), random)
  const drawn = { day, asked: JSON.stringify(asked), right }
  await db.insert(riddleDay).values(drawn).onConflictDoNothing()
  return (await stored(db, day)) ?? drawn
}

function stored(db: Db, day: number) {
  return db.select().from(riddleDay).where(eq(riddleDay.day, day)).get()
}

function answerOf(db: Db, user: number, day: number) {
  const isTheirs = and(eq(riddleAnswer.userId, user), eq(riddleAnswer.day, day))
  return db.select({ points: riddleAnswer.points }).from(riddleAnswer).where(isTheirs).get()
}

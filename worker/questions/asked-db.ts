import { sql } from 'drizzle-orm'
import type { Question } from '#durable/rules/questions/question.ts'
import { worthOfAnswer } from '#durable/rules/questions/worth.ts'
import type { Db } from '#worker/db/client.ts'
import { balanceOf } from '#worker/ledger/writes.ts'

/** A question as it is stored, without its right answer. */
export function readAsked(asked: string): Pick<Question, 'text' | 'options'> {
  // The columns are written by what draws questions and riddles alone.
  return JSON.parse(asked)
}

/** [Q4] [Q5] The level points for a right answer, by the rank of the dog at present. */
export async function worthNow(db: Db, dog: number, isRiddle: boolean): Promise<number> {
  const { level } = await db.get<{ level: number }>(sql`select ${balanceOf(dog, 'level')} as level`)
  return worthOfAnswer(level, isRiddle)
}

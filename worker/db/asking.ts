import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

/**
 * What the database is asked, and how its rows are read. One of D1's trips takes as long as many questions, so what does
 * not wait for each other is asked together. No two columns may have the same name: a batch answers by names.
 */
export type Question<Answer> = { statement: Statement<unknown>; read: (rows: unknown) => Answer }

/** One that answers with rows. */
type Statement<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>

export function question<Rows, Answer>(statement: Statement<Rows>, read: (rows: Rows) => Answer): Question<Answer> {
  return { statement, read: (rows) => read(rows as Rows) }
}

export type Answers<Questions extends readonly Question<unknown>[]> = {
  -readonly [At in keyof Questions]: Questions[At] extends Question<infer Answer> ? Answer : never
}

/** Asks all in one trip, in one state of the database. */
export async function askTogether<const Questions extends readonly [Question<unknown>, ...Question<unknown>[]]>(
  db: Db,
  questions: Questions,
): Promise<Answers<Questions>> {
  const [first, ...others] = questions
  const rows = await db.batch([first.statement, ...others.map(({ statement }) => statement)])
  return answersTo(questions, rows)
}

/** Reads the rows that a batch has answered with, in the order of the questions. */
export function answersTo<const Questions extends readonly Question<unknown>[]>(
  questions: Questions,
  rows: readonly unknown[],
): Answers<Questions> {
  return questions.map(({ read }, at) => read(rows[at])) as Answers<Questions>
}

export async function ask<Answer>({ statement, read }: Question<Answer>): Promise<Answer> {
  return read(await statement)
}

import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

/** A select. No two of its columns may have the same name, because a batch returns rows as objects. */
type Question<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>
type Trip = { questions: Question<unknown>[]; answers: Promise<unknown[]> }

/** The trip of each database that has not left yet. */
const waiting = new WeakMap<Db, Trip>()

/**
 * Reads in one trip what is asked for at the same moment by those who do not know of each other, such as the resolvers of
 * a page's boxes. `runTogether` (query.ts) is for queries that one function asks.
 * @throws what any of them throws, to all of them
 */
export async function together<Rows>(db: Db, question: Question<Rows>): Promise<Rows> {
  const trip = waiting.get(db) ?? newTrip(db)
  const place = trip.questions.push(question) - 1
  const answers = await trip.answers
  return answers[place] as Rows
}

function newTrip(db: Db): Trip {
  const questions: Question<unknown>[] = []
  const leave = async (): Promise<unknown[]> => {
    waiting.delete(db)
    const [first, ...others] = questions
    if (!first) return []
    return others.length === 0 ? [await first] : db.batch([first, ...others])
  }
  // All that is asked for before the next microtask comes along.
  const trip = { questions, answers: Promise.resolve().then(leave) }
  waiting.set(db, trip)
  return trip
}

import { drizzle } from 'drizzle-orm/d1'
import { patient } from './patience.ts'

/** Opens the database behind a D1 binding. */
export function openDb(d1: D1Database) {
  return drizzle(patient(d1))
}

/** Opens the database without a timeout, for jobs that nobody waits for. */
export function openDbAtLeisure(d1: D1Database): Db {
  return drizzle(d1)
}

export type Db = ReturnType<typeof openDb>

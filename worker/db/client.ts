import { drizzle } from 'drizzle-orm/d1'
import { patient } from './patience.ts'

/** The park's database behind a D1 binding. */
export function openDb(d1: D1Database) {
  return drizzle(patient(d1))
}

export type Db = ReturnType<typeof openDb>

import { drizzle } from 'drizzle-orm/d1'
import { patient } from './patience.ts'

/** The park's database behind a D1 binding. */
export function openDb(d1: D1Database) {
  return drizzle(patient(d1))
}

/** The same for what nobody waits for: a question may take as long as the platform lets it. */
export function openDbAtLeisure(d1: D1Database): Db {
  return drizzle(d1)
}

export type Db = ReturnType<typeof openDb>

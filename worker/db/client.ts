import { drizzle } from 'drizzle-orm/d1'

type D1 = Parameters<typeof drizzle>[0]

/** The park's database behind a D1 binding. */
export function openDb(d1: D1) {
  return drizzle(d1)
}

export type Db = ReturnType<typeof openDb>

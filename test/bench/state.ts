import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameKey } from '#durable/rules/names.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { setUpDatabase, withD1 } from '#worker/local/database.ts'
import type { Pass } from './order.ts'

/** In memory if possible, because the sync time of this machine's disk is no property of the platform. */
const MEMORY = '/dev/shm'
const DAY_MS = 24 * 60 * 60 * 1000

const USERS = `
  insert into user (issuer, sub, username, username_key, language, created_at, terms_version)
  select 'local', value ->> 'sub', value ->> 'name', value ->> 'key', 'en', value ->> 'now', ${TERMS.version} from json_each(?)`
const DOGS = `
  insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
  select user.id, value ->> 'name', value ->> 'key', '#c08040', '#865a2d', 0, value ->> 'now', value ->> 'now'
  from json_each(?) join user on user.sub = value ->> 'sub'`
const SESSIONS = `
  insert into session (hash, user_id, created_at, last_used_at, expires_at)
  select value ->> 'hash', user.id, value ->> 'now', value ->> 'now', value ->> 'expiresAt'
  from json_each(?) join user on user.sub = value ->> 'sub'`

/** The state of a park with so many users, each with a dog and signed in. */
export class ParkState {
  readonly folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'voffpark-bench-'))
  passes: readonly Pass[] = []

  async populate(users: number): Promise<void> {
    await setUpDatabase(this.folder)
    const now = Date.now()
    const people = Array.from({ length: users }, (_, n) => {
      const session = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(session).digest('hex')
      const name = `Bench ${n}`
      return { sub: `bench-${n}`, name, key: nameKey(name), session, hash, now, expiresAt: now + DAY_MS }
    })
    await withD1(this.folder, async (db) => {
      const rows = JSON.stringify(people)
      await db.batch([USERS, DOGS, SESSIONS].map((sql) => db.prepare(sql).bind(rows)))
      const { results } = await db
        .prepare(`select sub, dog.id from dog join user on user.id = user_id where sub glob 'bench-*'`)
        .all<{ sub: string; id: number }>()
      const dogOf = new Map(results.map(({ sub, id }) => [sub, id]))
      this.passes = people.map(({ sub, session }) => ({ dog: dogOf.get(sub) ?? 0, session }))
    })
  }

  /** Deletes the state of the rooms, as if nobody had ever been there. */
  forgetRooms(): void {
    forgetRooms(this.folder)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Deletes the state of the rooms in the folder of a park. */
export function forgetRooms(folder: string): void {
  rmSync(join(folder, 'v3/do'), { recursive: true, force: true })
}

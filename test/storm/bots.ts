import type { D1Database } from '@cloudflare/workers-types'
import { TERMS } from '#durable/rules/users/terms.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { hashOf } from '#worker/hash.ts'

export type Account = { token: string; dog: number; user: number }

const DAY_MS = 86_400_000
const COUNT = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)'

/**
 * Creates so many signed-in users with a dog each in the database, because a thousand sign-ins would test the sign-in.
 */
export async function openAccounts(db: D1Database, bots: number, now: number): Promise<Account[]> {
  const tokens = Array.from({ length: bots }, () => newSecret())
  const hashes = JSON.stringify(await Promise.all(tokens.map((token) => hashOf(token))))
  await db.batch([
    db
      .prepare(
        `insert into user (issuer, sub, username, username_key, language, created_at, terms_version)
        ${COUNT} select 'storm', 'bot-' || i, 'Storm ' || i, 'storm-user-' || i, 'en', ?2, ${TERMS.version} from n`,
      )
      .bind(bots, now),
    db
      .prepare(
        `insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
        select id, username, 'storm-dog-' || id, '#c08040', '#865a2d', 0, ?1, ?1 from user where issuer = 'storm'`,
      )
      .bind(now),
    db
      .prepare(
        `insert into session (hash, user_id, created_at, last_used_at, expires_at)
        select hash.value, user.id, ?2, ?2, ?3 from json_each(?1) as hash
        join user on user.issuer = 'storm' and user.sub = 'bot-' || (hash.key + 1)`,
      )
      .bind(hashes, now, now + DAY_MS),
  ])
  const { results } = await db
    .prepare(
      `select dog.id as dog, user.id as user from dog join user on user.id = dog.user_id where issuer = 'storm' order by user.id`,
    )
    .all<{ dog: number; user: number }>()
  return results.map((row, index) => ({ ...row, token: tokens[index] ?? '' }))
}

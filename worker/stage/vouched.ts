import * as v from 'valibot'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { TIERS } from '#durable/rules/roles.ts'
import { SESSION_LIFE_MS } from '#durable/rules/staff/forgetting.ts'
import { DEMO_SESSION_MS } from '#durable/rules/users/vouching.ts'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import { newSecret } from '#worker/auth/secret.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { letIn } from './vouched-users-db.ts'

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const Count = v.pipe(v.number(), v.safeInteger())
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/** Whom the main park vouches for. It may be of another version than this park, so its word is read like anybody's. */
const VouchedShape = v.object({
  userId: v.pipe(Count, v.minValue(1)),
  username: Text,
  language: v.picklist(LANGUAGES),
  admin: Count,
  moderator: Count,
  developer: Count,
  tier: v.nullable(v.picklist(TIERS)),
  maxDogs: v.pipe(Count, v.minValue(0)),
  termsVersion: v.pipe(Count, v.minValue(0)),
  signedInAt: Count,
  dogs: v.array(
    v.object({
      name: Text,
      color: Colour,
      shadowColor: Colour,
      pack: v.pipe(Count, v.minValue(0), v.maxValue(PACKS.length - 1)),
      bornAt: Count,
    }),
  ),
})

/**
 * [DP1] Exchanges a token of the main park for a session in this demo park, which is as fresh as the sign-in there.
 * @throws ValiError if the main park says what this version does not understand
 */
export async function takeVouched(
  mainPark: MainPark,
  db: Db,
  { token, now }: { token: string; now: number },
): Promise<{ token: string } | 'banned' | 'link-expired'> {
  const answer = await mainPark.redeem(await hashOf(token))
  if (answer === null) return 'link-expired'
  if (answer === 'banned') return 'banned'
  const vouched = v.parse(VouchedShape, answer)
  const opened = newSecret()
  const expiresAt = Math.min(now + DEMO_SESSION_MS, vouched.signedInAt + SESSION_LIFE_MS)
  await letIn(db, vouched, { sessionHash: await hashOf(opened), now, expiresAt })
  return { token: opened }
}

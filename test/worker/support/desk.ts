import { env } from 'cloudflare:test'
import type { DeskMethods } from '#app/load-context.ts'
import { deskMethods } from '#worker/api/desk.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { Refused } from '#worker/refusals.ts'
import { db } from './d1.ts'
import type { TestUser } from './d1.ts'

/** The desk as the loaders of staff pages get it, for anybody. `bindings` replace the tests' own. */
export async function deskOf(as: TestUser | null, bindings: Partial<Env> = {}): Promise<DeskMethods> {
  const now = Date.now()
  const viewer = as && (await viewerBySession(db, await hashOf(as.token), now))
  return deskMethods({ env: { ...env, ...bindings }, db, viewer, language: viewer?.language ?? 'en', now })
}

/** The code of the refusal, null if it succeeded. @throws any other error */
export async function refusalOf(asked: Promise<unknown>): Promise<string | null> {
  try {
    await asked
    return null
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

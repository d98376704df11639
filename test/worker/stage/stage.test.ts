import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { challengeOf } from '#worker/auth/secret.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { hashOf } from '#worker/hash.ts'
import { giveStageToken, stageTokenOwner, takeStageToken } from '#worker/stage/stage.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000

async function aToken({ by, challenge, now = NOW }: { by?: TestUser; challenge?: string; now?: number } = {}) {
  const { userId, token } = by ?? (await aUser())
  return giveStageToken(db, { maker: { userId, sessionHash: await hashOf(token) }, audience: 'stage', challenge, now })
}

it('exchanges a stage token for a session of its user', async () => {
  const by = await aUser()
  const { userId, username } = by
  const session = await takeStageToken(db, { token: await aToken({ by }), now: NOW + MINUTE_MS - 1 })
  if (session === 'link-expired') throw new Error(session)
  const request = new Request('http://localhost/', { headers: { Authorization: `Bearer ${session.token}` } })
  expect(await viewerOf(request, db, NOW)).toMatchObject({ userId, username })
})

it('signs in one of 200 who use the same token at once', async () => {
  const token = await aToken()
  const sessions = await Promise.all(Array.from({ length: 200 }, () => takeStageToken(db, { token, now: NOW })))
  expect(sessions.filter((session) => session !== 'link-expired')).toHaveLength(1)
})

it('accepts a stage token for less than a minute', async () => {
  expect(await stageTokenOwner(db, await aToken(), NOW + MINUTE_MS)).toBeNull()
  expect(await takeStageToken(db, { token: await aToken(), now: NOW + MINUTE_MS })).toBe('link-expired')
})

it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('signs nobody in by the token "%s"', async (token) => {
  await aToken()
  expect(await takeStageToken(db, { token, now: NOW })).toBe('link-expired')
})

it('stores a hash, never the token', async () => {
  const token = await aToken()
  const { results } = await env.DB.prepare('select * from stage_token').all()
  expect(JSON.stringify(results)).not.toContain(token)
})

it('keeps the five newest tokens of a user, and deletes expired ones', async () => {
  const by = await aUser()
  const tokens = []
  for (let i = 0; i < 7; i++) tokens.push(await aToken({ by, now: NOW + i }))
  const taken = []
  for (const token of tokens) taken.push(await takeStageToken(db, { token, now: NOW + 10 }))
  expect(taken.map((session) => session !== 'link-expired')).toEqual([false, false, true, true, true, true, true])
  await aToken({ now: NOW + 2 * MINUTE_MS })
  expect(await env.DB.prepare('select count(*) as n from stage_token').first('n')).toBe(1)
})

it('accepts only the demo park and the app as audience', async () => {
  const { userId } = await aUser()
  const odd = env.DB.prepare(
    `insert into stage_token (hash, user_id, audience, expires_at) values ('h', ?, 'moon', 1)`,
  ).bind(userId)
  await expect(odd.run()).rejects.toThrow('CHECK')
})

it('makes the challenge of a verifier as RFC 7636 does in its appendix B', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(await challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

it('exchanges a token with a challenge for its verifier, once', async () => {
  const token = await aToken({ challenge: await challengeOf('verifier') })
  expect(await takeStageToken(db, { token, verifier: 'verifier', now: NOW })).not.toBe('link-expired')
  expect(await takeStageToken(db, { token, verifier: 'verifier', now: NOW })).toBe('link-expired')
})

it.each([
  ['no verifier', undefined],
  ['an empty one', ''],
  ['another one', 'Verifier'],
  ['the challenge itself', await challengeOf('verifier')],
])('refuses a token with a challenge for %s, and does not use it up', async (_, verifier) => {
  const token = await aToken({ challenge: await challengeOf('verifier') })
  expect(await takeStageToken(db, { token, verifier, now: NOW })).toBe('link-expired')
  expect(await takeStageToken(db, { token, verifier: 'verifier', now: NOW })).not.toBe('link-expired')
})

it('refuses a verifier for a token without a challenge, which another app may have slipped in', async () => {
  expect(await takeStageToken(db, { token: await aToken(), verifier: 'verifier', now: NOW })).toBe('link-expired')
})

import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { giveStageToken, stageTokenOwner, takeStageToken } from '#worker/stage/stage.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { aUser, db } from '#test/worker/support/d1.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000

async function aToken({ userId, now = NOW }: { userId?: number; now?: number } = {}) {
  return giveStageToken(db, { userId: userId ?? (await aUser()).userId, audience: 'stage', now })
}

it('exchanges a stage token for a session of its user', async () => {
  const { userId, username } = await aUser()
  const session = await takeStageToken(db, await aToken({ userId }), NOW + MINUTE_MS - 1)
  if (session === 'link-expired') throw new Error(session)
  const request = new Request('http://localhost/', { headers: { Authorization: `Bearer ${session.token}` } })
  expect(await viewerOf(request, db, NOW)).toMatchObject({ userId, username })
})

it('signs in one of 200 who use the same token at once', async () => {
  const token = await aToken()
  const sessions = await Promise.all(Array.from({ length: 200 }, () => takeStageToken(db, token, NOW)))
  expect(sessions.filter((session) => session !== 'link-expired')).toHaveLength(1)
})

it('accepts a stage token for less than a minute', async () => {
  expect(await stageTokenOwner(db, await aToken(), NOW + MINUTE_MS)).toBeNull()
  expect(await takeStageToken(db, await aToken(), NOW + MINUTE_MS)).toBe('link-expired')
})

it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('signs nobody in by the token "%s"', async (token) => {
  await aToken()
  expect(await takeStageToken(db, token, NOW)).toBe('link-expired')
})

it('stores a hash, never the token', async () => {
  const token = await aToken()
  const { results } = await env.DB.prepare('select * from stage_token').all()
  expect(JSON.stringify(results)).not.toContain(token)
})

it('keeps the five newest tokens of a user, and deletes expired ones', async () => {
  const { userId } = await aUser()
  const tokens = []
  for (let i = 0; i < 7; i++) tokens.push(await aToken({ userId, now: NOW + i }))
  const taken = []
  for (const token of tokens) taken.push(await takeStageToken(db, token, NOW + 10))
  expect(taken.map((session) => session !== 'link-expired')).toEqual([false, false, true, true, true, true, true])
  await aToken({ now: NOW + 2 * MINUTE_MS })
  expect(await env.DB.prepare('select count(*) as n from stage_token').first('n')).toBe(1)
})

it('accepts only the demo park and the app as audience', async () => {
  const { userId } = await aUser()
  const odd = env.DB.prepare(`insert into stage_token values ('h', ?, 'moon', 1, null)`).bind(userId)
  await expect(odd.run()).rejects.toThrow('CHECK')
})

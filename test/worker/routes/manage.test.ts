import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import app from '#test/worker/entry.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { endSession } from '#worker/accounts/ending-sessions-db.ts'
import { user } from '#worker/db/schema/users.ts'
import { deskViewer } from '#worker/desk/desk-session.ts'

const HOUR_MS = 60 * 60 * 1000

async function askToOpen(as: TestUser | null, { method = 'POST', origin = 'http://localhost', cookie = '' } = {}) {
  const headers = { Authorization: `Bearer ${as?.token ?? ''}`, Origin: origin, Cookie: cookie }
  return app.request('http://localhost/manage/door', { method, headers }, env)
}

/** The cookie as the browser sends it back. */
async function aDesk(as: TestUser): Promise<string> {
  return (await askToOpen(as)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

async function whoseDesk(cookie: string, now = Date.now()): Promise<number | null> {
  const request = new Request('http://localhost/manage/health', { headers: { Cookie: `a=b; ${cookie}` } })
  return (await deskViewer(request, db, now))?.userId ?? null
}

it('answers visitors and players 404', async () => {
  for (const as of [null, await aUser()]) {
    const answer = await askToOpen(as)
    expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([404, '', null])
  }
})

it('gives staff a cookie that no script reads, no other site sends and only the staff pages get', async () => {
  const answer = await askToOpen(await aUser({ moderator: 1 }))
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^voffpark\.desk=[\w-]{43}; Path=\/manage; Max-Age=28800; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

it.each(['https://evil.example', 'null'])('refuses changes from a page of %s', async (origin) => {
  expect((await askToOpen(await aUser({ admin: 1 }), { origin })).status).toBe(403)
  const form = { method: 'POST', body: 'form=DISABLE_CLIENT', headers: { Origin: origin } }
  expect((await app.request('http://localhost/manage/settings', form, env)).status).toBe(403)
  expect((await app.request('http://localhost/manage/settings', { method: 'POST', body: '' }, env)).status).toBe(403)
})

it('opens the desk for its opener only, for eight hours [S6]', async () => {
  const admin = await aUser({ admin: 1 })
  const cookie = await aDesk(admin)
  expect(await whoseDesk(cookie)).toBe(admin.userId)
  expect(await whoseDesk(cookie, Date.now() + 8 * HOUR_MS)).toBeNull()
  expect(await whoseDesk('')).toBeNull()
  expect(await whoseDesk(`voffpark.desk=${'x'.repeat(43)}`)).toBeNull()
})

it('ends with its closing, with the session, and with the role', async () => {
  const [left, signedOut, demoted] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 }), aUser({ admin: 1 })])
  const cookies = await Promise.all([left, signedOut, demoted].map(aDesk))
  await askToOpen(null, { method: 'DELETE', cookie: cookies[0] })
  const request = new Request('http://localhost/manage', { headers: { Cookie: cookies[1] ?? '' } })
  const { sessionHash: hash } = (await deskViewer(request, db, Date.now()))!
  await endSession(db, { hash, userId: signedOut.userId, now: Date.now() })
  await db.update(user).set({ admin: 0 }).where(eq(user.id, demoted.userId))
  expect(await Promise.all(cookies.map((cookie) => whoseDesk(cookie)))).toEqual([null, null, null])
})

it('forbids caching and indexing of everything below /manage', async () => {
  const { headers } = await app.request('http://localhost/manage/health', {}, env)
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')]).toEqual([
    'no-store',
    'noindex',
    'same-origin',
  ])
})

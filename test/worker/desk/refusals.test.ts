import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { outcomeOf } from '#app/manage/form/outcome.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { aUser } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { altered, faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { deskMethods } from '#worker/api/desk.ts'
import { openDb } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'

afterEach(() => void vi.restoreAllMocks())

function logLines() {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  return () => lines.map((line): unknown => JSON.parse(line))
}

/** The desk of an administrator over another database. */
async function deskOver(other: Db) {
  const { userId, username } = await aUser({ admin: 1 })
  const viewer = {
    ...{ userId, username, admin: 1, moderator: 0, developer: false, tier: null },
    ...{
      language: 'dk' as const,
      maxDogs: 3,
      sessionHash: '',
      signedInAt: Date.now(),
      isBanned: false,
      isCommittee: false,
      hasAgreed: true,
    },
  }
  return deskMethods({ env, db: other, viewer, language: 'dk', now: Date.now() })
}

it('tells a form which rule refused it, and in which words', async () => {
  const desk = await deskOf(await aUser({ language: 'dk' }))
  expect(await outcomeOf(() => desk.settings())).toEqual({
    done: false,
    code: 'staff-only',
    message: REFUSAL_TEXTS['staff-only'].dk,
  })
})

it('tells a form which text is too short or too long', async () => {
  const desk = await deskOf(await aUser({ admin: 1 }))
  const change = { name: 'SLOW_CHAT', value: '15', reason: '  no  ' } as const
  expect(await outcomeOf(() => desk.changeSetting(change))).toMatchObject({ done: false, misfit: 'reason' })
})

it('logs, counts and rethrows a bug in a method', async () => {
  const lines = logLines()
  const failing = altered(env.DB, (queries) => ({
    prepare: (sql) => queries.prepare(sql.replaceAll('"setting"', '"nowhere"')),
  }))
  const desk = await deskOver(openDb(failing))
  await expect(outcomeOf(() => desk.settings())).rejects.toThrow()
  expect(lines()).toMatchObject([
    { event: 'operation-failed', path: 'change-settings', error: expect.stringContaining('nowhere') },
  ])
})

it('asks for the form again while the database does not answer', async () => {
  logLines()
  const faulty = faultyD1(env.DB)
  const desk = await deskOver(openDb(faulty.d1))
  faulty.fault = 'down'
  expect(await outcomeOf(() => desk.settings())).toMatchObject({ done: false, code: 'try-again' })
})

import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { createApp } from '#worker/app.ts'

const app = createApp(async () => new Response('a page'))

/** The file as the fields that it has. */
async function fieldsAt(now: string) {
  vi.setSystemTime(now)
  const changes = { ...env, CONTACT_ADDRESS: 'hej@park.dk' }
  const answer = await app.request('https://park.dk/.well-known/security.txt', {}, changes)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  return Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
}

it('says whom to tell of a hole, in which languages, and that it holds for the next thirty days', async () => {
  expect(await fieldsAt('2026-11-28T12:00:00Z')).toEqual({
    Contact: 'mailto:hej@park.dk',
    Expires: '2026-12-28T12:00:00.000Z',
    'Preferred-Languages': 'en, da, nb, sv',
    Canonical: 'https://park.dk/.well-known/security.txt',
  })
  expect((await fieldsAt('2030-01-01T00:00:00Z')).Expires).toBe('2030-01-31T00:00:00.000Z')
  vi.useRealTimers()
})

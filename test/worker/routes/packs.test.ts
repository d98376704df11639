import { SELF, env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { ORIGIN } from '#test/worker/support/gate.ts'
import { publishAnew, publishedPack } from '#test/worker/support/world.ts'
import { hashOf } from '#worker/hash.ts'

const packAt = (address: string) => SELF.fetch(`${ORIGIN}/parks/packs/${address}`)

it('serves a pack under the hash of its bytes, cacheable for ever and by everybody', async () => {
  const { hash } = await publishedPack('plaza')
  const answer = await packAt(`${hash}.json`)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  const text = await answer.text()
  expect(await hashOf(text)).toBe(hash)
  expect(JSON.parse(text)).toEqual(PLAZA)
})

it('caches a pack at the edge, so that a second request needs no database', async () => {
  const { hash } = await publishAnew({ ...PLAZA, name: { ...PLAZA.name, en: 'Fountain' } })
  const first = await (await packAt(`${hash}.json`)).text()
  await env.DB.exec('alter table room_revision rename to gone')
  const again = await packAt(`${hash}.json`)
  expect([again.status, await again.text()]).toEqual([200, first])
  expect(again.headers.get('Cache-Control')).toContain('immutable')
  await env.DB.exec('alter table gone rename to room_revision')
})

it('caches a pack once, whatever stands behind its address', async () => {
  const { hash } = await publishAnew({ ...PLAZA, name: { ...PLAZA.name, en: 'Well' } })
  await (await packAt(`${hash}.json?first`)).text()
  await env.DB.exec('alter table room_revision rename to gone')
  const statuses = []
  for (const address of [`${hash}.json?x=1`, `${hash}.json`, `${hash}.%6Ason`])
    statuses.push((await packAt(address)).status)
  await env.DB.exec('alter table gone rename to room_revision')
  expect(statuses).toEqual([200, 200, 200])
})

it.each(['plaza', 'plaza.json', `${'0'.repeat(63)}.json`, `${'A'.repeat(64)}.json`, '0'.repeat(64)])(
  'answers 404 at "%s"',
  async (address) => {
    expect((await packAt(address)).status).toBe(404)
  },
)

it('does not cache that nothing was published at an address', async () => {
  const answer = await packAt(`${'0'.repeat(64)}.json`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).toBeNull()
})

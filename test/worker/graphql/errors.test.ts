import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { ask } from '#test/worker/support/graphql.ts'

const brokenDb = altered(env.DB, () => ({
  prepare: () => {
    throw new Error('D1_ERROR: secret of the database, player@voffpark.test')
  },
}))

afterEach(() => {
  vi.restoreAllMocks()
})

it('reports a bug as one sentence with the request id, under which the log has the rest', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const { errors, data, response } = await ask('{ version getSetting(type: DISABLE_CLIENT) { value } }', {
    env: { DB: brokenDb },
  })
  const requestId = response.headers.get('x-request-id') ?? ''
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(errors).toEqual([
    {
      message: `Something went wrong. Reference: ${requestId}`,
      path: ['getSetting'],
      extensions: { code: 'internal', requestId },
    },
  ])
  expect(data).toMatchObject({ getSetting: null })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: 'operation-failed',
      requestId,
      path: 'getSetting',
      error: expect.stringContaining('secret of the database'),
    },
  ])
})

it('does not log the values of a failed query', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const failing = altered(env.DB, (queries) => ({
    prepare: (sql) => queries.prepare(sql.replaceAll('"setting"', '"nowhere"')),
  }))
  await ask('{ getSetting(type: DISABLE_CLIENT) { value } }', { env: { DB: failing } })
  expect(lines.join()).toContain('nowhere')
  expect(lines.join()).not.toContain('DISABLE_CLIENT')
})

it('gives two requests two ids', async () => {
  const [one, other] = await Promise.all([ask('{ version }'), ask('{ version }')])
  expect(one.response.headers.get('x-request-id')).not.toBe(other.response.headers.get('x-request-id'))
})

it("reports a client's own errors unchanged", async () => {
  expect((await ask('{ nonsense }')).errors[0]?.message).toContain('Cannot query field "nonsense"')
  expect((await ask('{ version')).errors[0]?.message).toContain('Syntax Error')
})

import { env } from 'cloudflare:test'
import { count, desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { signInNonce } from '#worker/db/schema/sign-in.ts'
import app from '../entry.ts'

const MUTATION = 'mutation { startSignIn }'
const JSON_TYPE = { 'Content-Type': 'application/json' }

async function send(init: RequestInit, path = '/api/graphql') {
  return app.request(path, init, env)
}

async function post(body: BodyInit, headers: Record<string, string>) {
  return send({ method: 'POST', body, headers })
}

/** How often the mutation has run, since each run stores a nonce. */
async function runs() {
  return (await db.select({ n: count() }).from(signInNonce).get())?.n
}

/** Checks that the request reaches no resolver. */
async function withoutRunning(during: () => Promise<Response>) {
  const before = await runs()
  const response = await during()
  expect(await runs()).toBe(before)
  return response
}

it('answers JSON by POST, also with a charset', async () => {
  const body = JSON.stringify({ query: MUTATION })
  for (const type of ['application/json', 'application/json; charset=utf-8']) {
    const response = await post(body, { 'Content-Type': type })
    expect(await response.json()).toEqual({ data: { startSignIn: expect.any(String) } })
  }
})

it('accepts variables and operationName, as the generic client sends them', async () => {
  const query = 'query A { version } query B($t: SettingType!) { getSetting(type: $t) { value } }'
  const response = await post(
    JSON.stringify({ query, operationName: 'B', variables: { t: 'DISABLE_CLIENT' } }),
    JSON_TYPE,
  )
  expect(await response.json()).toEqual({ data: { getSetting: null } })
})

it.each([
  ['a form', 'application/x-www-form-urlencoded', new URLSearchParams({ query: MUTATION }).toString()],
  ['plain text', 'text/plain', JSON.stringify({ query: MUTATION })],
  ['a GraphQL document', 'application/graphql', MUTATION],
  ['something that only begins like JSON', 'application/json-patch+json', JSON.stringify({ query: MUTATION })],
])('refuses %s with 415', async (_name, type, body) => {
  expect((await withoutRunning(() => post(body, { 'Content-Type': type }))).status).toBe(415)
})

it('refuses a multipart upload with 415', async () => {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: MUTATION }))
  form.set('map', '{}')
  expect((await withoutRunning(() => send({ method: 'POST', body: form }))).status).toBe(415)
})

it('refuses a body without a type with 415', async () => {
  const body = new TextEncoder().encode(JSON.stringify({ query: MUTATION }))
  expect((await withoutRunning(() => send({ method: 'POST', body }))).status).toBe(415)
})

it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s with 405', async (method) => {
  const path = `/api/graphql?query=${encodeURIComponent(MUTATION)}`
  const response = await withoutRunning(() => send({ method }, path))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

it('does not run a query in the address', async () => {
  const path = `/api/graphql?query=${encodeURIComponent(MUTATION)}`
  const body = JSON.stringify({ query: '{ version }' })
  const response = await withoutRunning(() => send({ method: 'POST', body, headers: JSON_TYPE }, path))
  expect(response.status).toBeLessThan(500)
})

it.each([
  'https://evil.example',
  'null',
  'http://localhost:8787',
  'https://localhost',
  'http://localhost.evil.example',
  'http://evil.localhost',
  '',
])('refuses the origin "%s" with 403', async (origin) => {
  const body = JSON.stringify({ query: MUTATION })
  expect((await withoutRunning(() => post(body, { ...JSON_TYPE, Origin: origin }))).status).toBe(403)
})

it('allows our own origin and the configured ones, without CORS headers', async () => {
  const ALLOWED_ORIGINS = 'https://app.example capacitor://localhost'
  for (const origin of ['http://localhost', 'https://app.example', 'capacitor://localhost']) {
    const { status, response } = await ask('{ version }', { headers: { Origin: origin }, env: { ALLOWED_ORIGINS } })
    expect(status).toBe(200)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

it('permits nothing in a preflight from elsewhere', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
  const response = await send({ method: 'OPTIONS', headers })
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

it('refuses a body of more than 16 KiB with 413, with and without its length', async () => {
  const body = JSON.stringify({ query: MUTATION, padding: 'x'.repeat(17 * 1024) })
  const stream = new Blob([body]).stream()
  expect((await withoutRunning(() => post(body, JSON_TYPE))).status).toBe(413)
  expect((await withoutRunning(() => post(stream, JSON_TYPE))).status).toBe(413)
})

it.each(['', '{', '[]', 'null', '"x"', '{"query":1}', '{"query":"{version}","variables":[1]}', '{"nothing":true}'])(
  "refuses the body %s as the client's error",
  async (body) => {
    const response = await withoutRunning(() => post(body, JSON_TYPE))
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).not.toMatch(/\.ts|\.m?js|node_modules/)
  },
)

it('refuses many operations in one request', async () => {
  const body = JSON.stringify([{ query: MUTATION }, { query: MUTATION }])
  expect((await withoutRunning(() => post(body, JSON_TYPE))).status).toBe(400)
})

it.each([
  ['1,000 aliases', `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: version`).join(' ')} }`],
  ['16 aliases', `mutation { ${Array.from({ length: 16 }, (_, i) => `a${i}: startSignIn`).join(' ')} }`],
  [
    '16 aliases in a fragment',
    `mutation { ...F } fragment F on Mutation { ${Array.from({ length: 16 }, (_, i) => `a${i}: startSignIn`).join(' ')} }`,
  ],
  ['a depth of 7', `mutation { startSignIn ${'... on Mutation { '.repeat(7)} startSignIn ${'}'.repeat(7)} }`],
  [
    'a circle of fragments',
    'mutation { ...A } fragment A on Mutation { startSignIn ...B } fragment B on Mutation { ...A }',
  ],
  ['too many directives', `mutation { startSignIn ${'@skip(if: false) '.repeat(60)} }`],
])('%s run nothing', async (_name, query) => {
  const response = await withoutRunning(() => post(JSON.stringify({ query }), JSON_TYPE))
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
})

it('does not parse a document of more than 400 tokens', async () => {
  const query = `mutation { ${'startSignIn '.repeat(400)} }`
  const response = await withoutRunning(() => post(JSON.stringify({ query }), JSON_TYPE))
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('400 tokens') }] })
})

const INTROSPECTION = ['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }']

it.each(INTROSPECTION)('answers %s in development only', async (query) => {
  expect((await ask(query)).errors).toEqual([])
  const { data, errors } = await ask(query, { env: { LOCAL_SIGN_IN: undefined } })
  expect(data).toBeNull()
  expect(errors.length).toBeGreaterThan(0)
})

it.each([
  '{ myUsr { id } }',
  '{ getSetting(type: DISABLE_CLIEN) { value } }',
  '{ getSetting(typ: DISABLE_CLIENT) { value } }',
])('gives no suggestions for %s outside of development', async (query) => {
  const messages = (await ask(query, { env: { LOCAL_SIGN_IN: undefined } })).errors.map(({ message }) => message).join()
  expect(messages).not.toBe('')
  expect(messages).not.toContain('Did you mean')
})

it('gives no suggestions for a wrong variable', async () => {
  const query = 'query ($t: SettingType!) { getSetting(type: $t) { value } }'
  const { errors } = await ask(query, { variables: { t: 'DISABLE_CLIEN' }, env: { LOCAL_SIGN_IN: undefined } })
  expect(errors[0]?.message).toContain('DISABLE_CLIEN')
  expect(errors[0]?.message).not.toContain('Did you mean')
})

it('forbids caches to store answers', async () => {
  expect((await ask('{ version }')).response.headers.get('cache-control')).toBe('no-store')
})

describe('a body that is held back', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const body = new TextEncoder().encode(JSON.stringify({ query: MUTATION }))

  /** Posts a body that comes when `send` is called; `asked` settles when somebody reads it. */
  function postHeld(headers: Record<string, string> = {}) {
    let [beRead, send] = [() => {}, () => {}]
    const asked = new Promise<void>((resolve) => (beRead = resolve))
    const sent = new Promise<void>((resolve) => (send = resolve))
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      beRead()
      await sent
      controller.enqueue(body)
      controller.close()
    }
    const stream = new ReadableStream({ pull }, { highWaterMark: 0 })
    return { asked, send, answer: post(stream, { ...JSON_TYPE, ...headers }) }
  }

  afterEach(() => vi.useRealTimers())

  it.each([
    ['with', { 'Content-Length': String(body.length) }],
    ['without', {}],
  ])('does not set back the clock of its request, %s its length', async (_name, headers) => {
    const startedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
    const held = postHeld(headers)
    await held.asked
    vi.setSystemTime(startedAt + DAY_MS)
    held.send()
    expect((await held.answer).status).toBe(200)
    const [last] = await db.select().from(signInNonce).orderBy(desc(signInNonce.expiresAt)).limit(1)
    expect(last?.expiresAt).toBeGreaterThan(startedAt + DAY_MS)
    await db.delete(signInNonce).where(eq(signInNonce.hash, last!.hash))
  })

  it('is not waited for longer than our clients wait for an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const held = postHeld({ 'Content-Length': String(body.length) })
    await held.asked
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await withoutRunning(() => held.answer)).status).toBe(408)
    held.send()
  })
})

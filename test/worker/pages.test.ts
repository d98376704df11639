import type { ServerBuild } from '@remix-run/cloudflare'
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { graphql } from '#app/graphql.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { createApp } from '#worker/app.ts'
import { pageHandler } from '#worker/pages.ts'

const NEWS = graphql(`
  query LatestAnnouncements {
    latestAnnouncements {
      id
    }
  }
`)

/** A build of one page that needs the database. */
const BUILD: ServerBuild = {
  mode: 'production',
  isSpaMode: false,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: 'test' },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: { default: () => null, loader: ({ context }) => context.query(NEWS, {}) },
    },
  },
  entry: { module: { default: (_request, status, headers) => new Response('a page', { status, headers }) } },
}
const app = createApp(pageHandler(BUILD))

/** A statement that fails with this error of the database. */
function failing(statement: D1PreparedStatement, fault: string): D1PreparedStatement {
  const fail = () => Promise.reject(new Error(fault))
  return new Proxy(statement, { get: (_, key) => (key === 'bind' ? () => failing(statement, fault) : fail) })
}

/** Requests a page, by default one that is not cached, while every statement fails with this error. */
async function pageWhile(fault: string | null, path = '/h5/any'): Promise<Response> {
  const d1 = altered(env.DB, (queries) => ({
    prepare: (sql) => (fault === null ? queries.prepare(sql) : failing(queries.prepare(sql), fault)),
  }))
  return app.request(path, {}, { ...env, DB: d1 })
}

it('serves a page if the database answers', async () => {
  expect((await pageWhile(null)).status).toBe(200)
})

it.each([
  ['is locked', 'D1_ERROR: database is locked: SQLITE_BUSY'],
  ['has a full disk', 'D1_ERROR: database or disk is full: SQLITE_FULL'],
  ['is not there', 'D1_ERROR: Network connection lost.'],
])('serves an uncached page with Retry-After while the database %s', async (_, fault) => {
  const response = await pageWhile(fault)
  expect({ status: response.status, later: response.headers.get('Retry-After') }).toEqual({ status: 503, later: '5' })
})

it('serves a page that is cached otherwise with Retry-After while the database is locked, and does not cache that', async () => {
  const response = await pageWhile('D1_ERROR: database is locked: SQLITE_BUSY', '/terms')
  expect({ status: response.status, later: response.headers.get('Retry-After') }).toEqual({ status: 503, later: '5' })
  expect((await pageWhile(null, '/terms')).status).toBe(200)
})

it('serves a page with an invalid query as a failure without Retry-After', async () => {
  const response = await pageWhile('D1_ERROR: no such column: SQLITE_ERROR')
  expect({ status: response.status, later: response.headers.get('Retry-After') }).toEqual({ status: 500, later: null })
})

/** A brake that lets so many pass, and what it was asked. */
function aBrake(limit: number) {
  const asked: string[] = []
  const limitOf = async ({ key }: { key: string }) => ({ success: asked.push(key) <= limit })
  return { asked, changes: { PAGE_BRAKE: { limit: limitOf } } }
}

const DANE = { 'cf-connecting-ip': '192.0.2.7', 'Accept-Language': 'da' }

it.each([
  ['with a parameter', 'GET', () => `/?x=${Math.random()}`],
  ['that does not exist', 'GET', () => `/no-${Math.random()}`],
  ['in another spelling', 'GET', () => '/HELP'],
  ['that differs per user', 'GET', () => '/h5/any'],
  ['without its body', 'HEAD', () => '/'],
  ['as data', 'GET', () => '/help.data'],
])('refuses who has too many pages rendered, in their language: a page %s', async (_, method, address) => {
  const { asked, changes } = aBrake(2)
  const statuses = []
  let text = ''
  for (let i = 0; i < 3; i++) {
    const response = await app.request(address(), { method, headers: DANE }, { ...env, ...changes })
    statuses.push(response.status)
    text = await response.text()
  }
  expect(asked).toEqual(['192.0.2.7', '192.0.2.7', '192.0.2.7'])
  expect(statuses[2]).toBe(429)
  expect(text).toBe(method === 'HEAD' ? text : REFUSAL_TEXTS['too-often'].dk)
})

it('counts no page that is kept', async () => {
  const { asked, changes } = aBrake(1)
  const html = (_request: Request, status: number) =>
    new Response('a page', { status, headers: { 'Content-Type': 'text/html' } })
  const keeping = createApp(pageHandler({ ...BUILD, entry: { module: { default: html } } }))
  const path = `/kept-${crypto.randomUUID()}`
  for (let i = 0; i < 3; i++) {
    const context = createExecutionContext()
    const response = await keeping.request(path, { headers: DANE }, { ...env, ...changes }, context)
    await waitOnExecutionContext(context)
    expect(response.status).toBe(200)
  }
  expect(asked).toHaveLength(1)
})

it('keeps nothing that it has refused', async () => {
  const path = `/refused-${crypto.randomUUID()}`
  expect((await app.request(path, { headers: DANE }, { ...env, ...aBrake(0).changes })).status).toBe(429)
  expect((await app.request(path, { headers: DANE }, { ...env, ...aBrake(1).changes })).status).toBe(200)
})

import type { ServerBuild } from '@remix-run/cloudflare'
import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { graphql } from '#app/graphql.ts'
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

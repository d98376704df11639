import { createRequestHandler } from '@remix-run/cloudflare'
import type { RequestHandler, ServerBuild } from '@remix-run/cloudflare'

type Routes = ServerBuild['routes']

/**
 * The request handler of a build. Remix compares the address of a page with every route four times, which took a tenth of
 * the time that a page takes. So an address that begins as some of the routes do is only compared with these, and with the
 * routes that may begin with anything. The page is the same.
 */
export function pageRequestHandler(build: ServerBuild): RequestHandler {
  const ofAll = createRequestHandler(build, 'production')
  const startingAs = (start: string) => createRequestHandler(startingWith(build, start), 'production')
  const ofStartPage = startingAs('')
  const byStart = new Map([...startsOf(build.routes)].map((start) => [start, startingAs(start)]))
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const [, start = ''] = pathname.split('/')
    const some = pathname === '/' ? ofStartPage : byStart.get(start.toLowerCase())
    return (some ?? ofAll)(request, context)
  }
}

/** The build with the routes alone that may match an address with this first part. */
function startingWith(build: ServerBuild, start: string): ServerBuild {
  const mayMatch = (id: string) => [start, null].includes(ownStart(build.routes, id))
  const chosen = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => mayMatch(id)))
  return { ...build, routes: chosen(build.routes), assets: { ...build.assets, routes: chosen(build.assets.routes) } }
}

function startsOf(routes: Routes): Set<string> {
  return new Set(Object.keys(routes).flatMap((id) => ownStart(routes, id) ?? []))
}

/** The first part of a route's path; null if it has none, or one that matches several. */
export function ownStart(routes: Routes, id: string): string | null {
  const first = pathOf(routes, id).split('/').find(Boolean) ?? null
  return first === null || /^[:*]|\?$/.test(first) ? null : first.toLowerCase()
}

function pathOf(routes: Routes, id: string): string {
  const { path = '', parentId } = routes[id] ?? {}
  return parentId === undefined ? path : `${pathOf(routes, parentId)}/${path}`
}

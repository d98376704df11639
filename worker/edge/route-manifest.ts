import type { ServerBuild } from '@remix-run/cloudflare'
import { comparablePart } from './comparable-path.ts'
import { ownStart } from './page-routes.ts'

type AssetRoute = ServerBuild['assets']['routes'][string]

/** The address by which pages learn routes that they do not know yet. */
const PATH = '/__manifest'
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Tells the page that it is of another deployment. */
const OTHER_DEPLOYMENT = { 'X-Remix-Reload-Document': 'true' }

/**
 * Answers the requests by which pages learn routes; null for all others. Remix compares each beginning of each path with each
 * route: an address of 7 KB took it 3 s. Here a path only chooses by its first part, so the answer has all routes that may
 * begin with it, which are some more than Remix would name, and the work grows with the length of the address alone.
 */
export function routeManifest({ routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>) {
  const byStart = new Map<string | null, Set<AssetRoute>>()
  // Parents come with their pages alone: Remix fails at one that has no path and, as far as it is told, no children.
  const parents = new Set(Object.values(assets.routes).map(({ parentId }) => parentId))
  for (const { id } of Object.values(assets.routes).filter((route) => !parents.has(route.id))) {
    const start = ownStart(routes, id)
    byStart.set(start, new Set([...(byStart.get(start) ?? []), ...withParents(assets.routes, id)]))
  }
  return ({ url }: Request): Response | null => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== PATH) return null
    if (searchParams.get('version') !== assets.version)
      return new Response(null, { status: 204, headers: OTHER_DEPLOYMENT })
    const paths = searchParams.getAll('p')
    if (paths.length === 0) return new Response('Invalid Request', { status: 400 })
    const starts = new Set([null, ...paths.map(startOf)])
    const named = [...starts].flatMap((start) => [...(byStart.get(start) ?? [])]).map((route) => [route.id, route])
    return Response.json(Object.fromEntries(named), { headers: FOR_EVER })
  }
}

/** A route behind those that it is drawn in. */
function withParents(routes: Readonly<Record<string, AssetRoute>>, id: string): AssetRoute[] {
  const route = routes[id]
  if (!route) return []
  return route.parentId === undefined ? [route] : [...withParents(routes, route.parentId), route]
}

/** The first part of a path, as `ownStart` has it. */
function startOf(path: string): string {
  const [first = ''] = path.replace(/^\//, '').split('/', 1)
  return comparablePart(first)
}

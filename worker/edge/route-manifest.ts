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
  const byStart = new Map<string | null, AssetRoute[]>()
  for (const route of Object.values(assets.routes)) {
    const start = ownStart(routes, route.id)
    byStart.set(start, [...(byStart.get(start) ?? []), route])
  }
  const ofAllPaths = byStart.get(null) ?? []
  return ({ url }: Request): Response | null => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== PATH) return null
    if (searchParams.get('version') !== assets.version)
      return new Response(null, { status: 204, headers: OTHER_DEPLOYMENT })
    const paths = searchParams.getAll('p')
    if (paths.length === 0) return new Response('Invalid Request', { status: 400 })
    const known = [...new Set(paths.map(startOf))].flatMap((start) => byStart.get(start) ?? [])
    const named = [...ofAllPaths, ...known].map((route) => [route.id, route])
    return Response.json(Object.fromEntries(named), { headers: FOR_EVER })
  }
}

/** The first part of a path, as `ownStart` has it. */
function startOf(path: string): string {
  const [first = ''] = path.replace(/^\//, '').split('/', 1)
  return comparablePart(first)
}

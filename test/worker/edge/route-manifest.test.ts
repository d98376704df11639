import type { ServerBuild } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import { routeManifest } from '#worker/edge/route-manifest.ts'

type Route = { id: string; path?: string; parentId?: string }

/** Routes as the build has them: a layout without a path, pages under it, and one with pages of its own. */
const ROUTES: readonly Route[] = [
  { id: 'root', path: '' },
  { id: '_site', parentId: 'root' },
  { id: '_site._index', parentId: '_site' },
  { id: '_site.$', parentId: '_site', path: '*' },
  { id: '_site.help', parentId: '_site', path: 'help' },
  { id: '_kennel', parentId: 'root' },
  { id: 'h5.choose', parentId: '_kennel', path: 'h5/choose' },
  { id: 'h5.new', parentId: '_kennel', path: 'h5/choose/new/:id' },
  { id: 'manage', parentId: 'root', path: 'manage' },
  { id: 'manage.bans', parentId: 'manage', path: 'bans' },
]
const NOTHING = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
}
const EVERYWHERE = ['root', '_site', '_site._index', '_site.$']

/** Every look at a route is counted. */
function asked(query: string) {
  let looks = 0
  const routes = Object.fromEntries(ROUTES.map((route) => [route.id, { ...route, module: { default: () => null } }]))
  const assets = Object.fromEntries(
    ROUTES.map((route) => [
      route.id,
      new Proxy(
        { ...route, module: `/${route.id}.js`, ...NOTHING },
        { get: (target, key, receiver) => ((looks += 1), Reflect.get(target, key, receiver)) },
      ),
    ]),
  )
  const build: Pick<ServerBuild, 'routes' | 'assets'> = {
    routes,
    assets: { entry: { module: '', imports: [] }, routes: assets, url: '', version: '1' },
  }
  const manifest = routeManifest(build)
  looks = 0
  const answer = manifest(new Request(`https://park.test/__manifest?${query}`))
  return { answer, looks: () => looks }
}

async function named(query: string): Promise<string[]> {
  const { answer } = asked(query)
  return Object.keys((await answer?.json()) ?? {})
}

it('names a layout without a path with its pages alone, since Remix takes none without children', async () => {
  expect(await named('version=1&p=%2Fhelp')).not.toContain('_kennel')
})

it('names the routes that begin as a path does, and those that may begin with anything', async () => {
  expect(await named('version=1&p=%2Fhelp')).toEqual([...EVERYWHERE, '_site.help'])
  expect(await named('version=1&p=%2Fh5%2Fchoose%2Fnew%2F7')).toEqual([...EVERYWHERE, '_kennel', 'h5.choose', 'h5.new'])
  expect(await named('version=1&p=%2Fmanage%2Fbans&p=%2Fhelp')).toEqual([
    ...EVERYWHERE,
    'manage',
    'manage.bans',
    '_site.help',
  ])
})

it.each(['/HELP', 'help', '/%68elp', '/help/more', '/help/'])('takes %s for a beginning with "help"', async (path) => {
  expect(await named(`version=1&p=${encodeURIComponent(path)}`)).toContain('_site.help')
})

it.each(['/nowhere', '/', '', '//help', '/%', '/__proto__', '/constructor'])(
  'names for %s what may begin with anything',
  async (path) => {
    expect(await named(`version=1&p=${encodeURIComponent(path)}`)).toEqual(EVERYWHERE)
  },
)

it('tells a page of another deployment to load anew, and may be kept for ever by one of this', () => {
  const other = asked('version=0&p=%2Fhelp').answer
  expect([other?.status, other?.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true'])
  expect(asked('version=1&p=%2Fhelp').answer?.headers.get('Cache-Control')).toContain('immutable')
})

it('refuses a question without a path', () => {
  expect(asked('version=1').answer?.status).toBe(400)
})

it('leaves every other address to the pages', () => {
  const manifest = routeManifest({
    routes: {},
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  })
  expect(manifest(new Request('https://park.test/help?version=1&p=/help'))).toBeNull()
})

it.each([
  ['a path of 3,700 parts', `p=${'/a'.repeat(3700)}`],
  ['1,900 paths', Array.from({ length: 1900 }, () => 'p=a').join('&')],
  ['1,000 paths that all differ', Array.from({ length: 1000 }, (_, i) => `p=${i}`).join('&')],
])('looks at no route more often for %s than for one of two parts', (_, paths) => {
  const usual = asked('version=1&p=%2Fno%2Fwhere')
  const hostile = asked(`version=1&${paths}`)
  expect(hostile.answer?.status).toBe(200)
  expect(usual.looks()).toBeGreaterThan(0)
  expect(hostile.looks()).toBe(usual.looks())
})

import { createRequestHandler } from '@remix-run/cloudflare'
import type { ServerBuild } from '@remix-run/cloudflare'
import flatRoutesModule from '@remix-run/dev/dist/config/flat-routes.js'
import { describe, expect, it, vi } from 'vitest'
import * as entry from '#app/entry.server.tsx'
import type { Operator, PageContext } from '#app/load-context.ts'
import { dk, en, no, se } from '#app/locales/messages.ts'
import type { BanRow } from '#app/manage/bans/bans-desk.ts'
import * as root from '#app/root.tsx'
import type { Transparency } from '#app/site/transparency/transparency.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { aDesk } from '#test/app/manage/a-desk.ts'
import { pageRequestHandler } from '#worker/edge/page-routes.ts'

// The Worker's build of React, because Node's has no web streams.
vi.mock('react-dom/server', () => import('react-dom/server.edge'))

const TEXTS = { dk, en, no, se }

const NEWS = [
  {
    id: 1,
    title: 'Dammen',
    message: 'Fugler.\nMange.',
    date: '2026-11-18T12:00:00.000Z',
    type: 0,
    image: '/news/duck.png',
    imageAlt: 'En and',
  },
  { id: 2, title: 'Uden', message: 'x', date: '2026-11-17T12:00:00.000Z', type: 0, image: null, imageAlt: null },
]

const CONTACT = {
  address: 'hej@park.test',
  instagram: 'https://instagram.test/park',
  youtube: '',
  tiktok: '',
  chatServer: 'https://chat.test/',
  supporterPlatform: 'https://support.test/park',
  canConnect: false,
  demoPark: '',
}
const OPERATOR: Operator = {
  name: 'Parkforeningen',
  address: 'Parkvej 1, Danmark',
  email: 'data@park.test',
  languages: ['dk', 'en'],
  authority: { name: 'Datatilsynet', url: 'https://authority.test/' },
}
const NOWHERE = { ...CONTACT, instagram: '', chatServer: '', supporterPlatform: '' }

const BOXES = {
  randomPatreonDog: { name: 'Lakrits', color: '#4b4866', username: 'Ville', activePatreonSubscriptionLength: 5 },
  latestPatreonSubscribers: ['Mosekonen'],
  KnogleKnas: { score: 4820, dogname: 'Balder' },
  JumpingDog: null,
  CatsFree: null,
}

describe.each(LANGUAGES)('on the server, in %s', (language) => {
  const { site, kennel, words } = TEXTS[language]

  it.each([
    ['/', 200, site.welcome.title, site.signIn.looking, 'Fugler.'],
    ['/nowhere', 404, site.notFound.title, site.backHome, site.reload],
    ['/manage', 404, site.notFound.title, site.backHome, CONTACT.address],
    ['/manage/settings', 404, site.notFound.title, site.backHome, CONTACT.address],
    ['/h5/new-user', 200, words.loading, kennel.newUser.title, ''],
    ['/h5/change-username', 200, words.loading, kennel.changeUsername.title, ''],
    ['/h5/account', 200, words.loading, kennel.account.title, ''],
    ['/h5/account/supporter', 200, words.loading, kennel.support.title, ''],
    ['/h5/choose', 200, words.loading, kennel.choose.title, ''],
    ['/h5/choose.php', 200, words.loading, kennel.choose.title, ''],
    ['/h5/choose/new', 200, words.loading, kennel.newDog.title, ''],
    ['/h5/choose/new/7', 200, words.loading, kennel.newDog.title, ''],
    ['/h5/choose/color/7', 200, words.loading, kennel.colour.title, ''],
  ])('%s answers %i with its page', async (path, status, ...texts) => {
    const response = await visit(path, language)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`)
    for (const text of texts) expect(html).toContain(escaped(text))
  })

  it('shows a supporter, the newest names and the leaders on the start page, without a script', async () => {
    const html = await (await visit('/', language)).text()
    for (const text of ['Lakrits', 'Mosekonen', 'Balder', site.scores.nobody, site.thanks, site.signIn.noScript]) {
      expect(html).toContain(escaped(text))
    }
    expect(html.match(/<img[^>]*news\/duck[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/news\/duck.png" alt="En and" width="80" height="80"/),
    ])
    expect(html).toContain('href="/announcement/1"')
    expect(html).toContain('href="/help#visdomsberget"')
    expect(html).not.toContain('<canvas')
  })

  it('has a start page for an empty park', async () => {
    const empty = {
      randomPatreonDog: null,
      latestPatreonSubscribers: [],
      latestAnnouncements: [],
      parkRooms: [],
      trailFinders: 0,
    }
    const answer: unknown = { ...BOXES, ...empty }
    const html = await (await visit('/', language, { query: async <Result,>() => answer as Result })).text()
    expect(html).toContain(escaped(site.spotlight.free))
    expect(html).toContain(escaped(site.news.empty))
    expect(html).not.toContain(escaped(site.thanks))
  })

  it('links to our pages elsewhere only if they are set', async () => {
    const links = (html: string) =>
      [...html.matchAll(/<a [^>]*href="(https:[^"]+|mailto:[^"]+)"/g)].map(([, href]) => href)
    expect(links(await (await visit('/', language)).text())).toEqual([
      CONTACT.supporterPlatform,
      CONTACT.instagram,
      CONTACT.chatServer,
      `mailto:${CONTACT.address}`,
    ])
    const html = await (await visit('/', language, { contact: NOWHERE })).text()
    expect(links(html)).toEqual([`mailto:${CONTACT.address}`])
    for (const text of [site.elsewhere.follow, site.elsewhere.chatServerText, site.support.button]) {
      expect(html).not.toContain(escaped(text))
    }
    expect(html).toContain(escaped(site.support.text))
  })

  it('shows a banner with 120 words in the demo park, and only there', async () => {
    const html = await (await visit('/', language, { stage: true })).text()
    expect(bodyOf(html).match(/DEMO/g)).toHaveLength(120)
    expect(await (await visit('/', language)).text()).not.toContain('DEMO')
  })

  it('begins each title with DEMO in the demo park, and offers no app to install', async () => {
    const html = await (await visit('/', language, { stage: true })).text()
    expect(html).toMatch(/<title>DEMO · [^<]+<\/title>/)
    expect(html).not.toContain('rel="manifest"')
    expect(await (await visit('/', language)).text()).toContain('rel="manifest"')
  })

  it('says where the way in is, in a demo park without a sign-in of its own', async () => {
    const signIn = { local: false, googleClientId: '' }
    const html = await (await visit('/', language, { stage: true, signIn })).text()
    expect(html).toContain(escaped(site.signIn.fromPark))
    expect(html).not.toContain(escaped(site.signIn.invitation))
  })

  it('shows the start page if the announcements cannot be fetched', async () => {
    const failing = () => Promise.reject(new Error('the database is away'))
    const html = await (await visit('/', language, { query: failing })).text()
    expect(html).toContain(escaped(site.signIn.unreachable))
    expect(html).not.toContain('the database is away')
  })

  it('stores the chosen language and reloads the page', async () => {
    const form = new URLSearchParams({ language, returnTo: '/h5/choose?x=1' })
    const response = await handle(
      new Request('http://localhost/language', { method: 'POST', body: form }),
      context('en'),
    )
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/h5/choose?x=1')
    expect(response.headers.get('Set-Cookie')).toContain(`voffpark.language=${language}`)
    expect(response.headers.get('X-Remix-Reload-Document')).toBe('true')
  })
})

it('sends /h5 to the start page', async () => {
  const response = await visit('/h5', 'en')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/'])
})

it('stores no unknown language', async () => {
  const form = new URLSearchParams({ language: 'de', returnTo: '//evil.example/' })
  const response = await handle(new Request('http://localhost/language', { method: 'POST', body: form }), context('en'))
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect(response.headers.get('Location')).toBe('/')
})

it('does what a form of the staff pages asks for before its script is there, and says so', async () => {
  const ban = { id: 4, userId: 9, username: 'Slem', dogName: null, at: 1, endsAt: 2, seconds: 300, reason: 'Rude' }
  const row: BanRow = {
    ...ban,
    kind: 'timed',
    issuer: null,
    isActive: true,
    isLifted: false,
    isAppealed: false,
    mayLift: true,
  }
  const liftBan = vi.fn(async (_lift: object) => {})
  const desk = aDesk({ bans: async () => ({ rows: [row], total: 1 }), liftBan })
  const body = new URLSearchParams({ form: 'lift 4', reason: 'A mistake' })
  const response = await handle(new Request('http://localhost/manage/bans', { method: 'POST', body }), {
    ...context('en'),
    desk: async () => desk,
  })
  expect(await response.text()).toContain(escaped(en.manage.bans.liftedText))
  expect(liftBan.mock.calls).toEqual([[{ banId: 4, reason: 'A mistake' }]])
})

it('runs no module on a public page before a sign of a person, and on the pages of users at once', async () => {
  const scriptsOf = async (path: string) =>
    [...(await (await visit(path, 'en')).text()).matchAll(/<script([^>]*)>/g)].join()
  for (const path of ['/', '/help', '/dressing-room']) {
    const scripts = await scriptsOf(path)
    expect(scripts, path).toMatch(/type="text\/plain" id="late-scripts"[^>]* data-wakes="by-sign"/)
    expect(scripts, path).not.toContain('type="module"')
  }
  for (const path of ['/h5/choose', '/h5/choose/new', '/stage/auth?token=a', '/h5/mobile-client']) {
    expect(await scriptsOf(path), path).toContain('data-wakes="at-once"')
  }
})

it('puts the nonce of the response on each inline script', async () => {
  const html = await (await visit('/', 'en')).text()
  const inline = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)]
  expect(inline.length).toBeGreaterThan(0)
  for (const [, attributes] of inline) expect(attributes).toContain('nonce="n0nce"')
})

it('lets search engines crawl nothing of the demo park', async () => {
  const robots = async (stage: boolean) => (await visit('/robots.txt', 'en', { stage })).text()
  expect(await robots(true)).toBe('User-agent: *\nDisallow: /\n')
  expect(await robots(false)).toContain('Sitemap:')
})

/** Addresses of every kind, some written in unusual ways. */
const ADDRESSES = `
  / /?lang=se /help /HELP /help/ /help/more //help /%68elp /nowhere /nowhere/else
  /highscore /highscore/KnogleKnas /whatis/alder /whatis /dressing-room /dressing-room/crown... /announcement/1
  /h5 /h5/choose /h5/choose/color/1 /manage /manage/bans /manage/none /stage/auth
  /robots.txt /manifest.json /cards/none.png
  /_root.data /help.data /help.data?_routes=root /highscore/KnogleKnas.data /manage/bans.data
  /__manifest?version=1&p=%2Fhelp&p=%2Fh5%2Fchoose /__manifest?version=0
`
  .trim()
  .split(/\s+/)

it.each(ADDRESSES)('answers %s as if it had been compared with every route', async (path) => {
  const answers = [pageRequestHandler(BUILD), createRequestHandler(BUILD, 'production')].map(async (handler) => {
    const response = await handler(new Request(`http://localhost${path}`), context('en'))
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  })
  const [ours, ofAll] = await Promise.all(answers)
  expect(ours).toEqual(ofAll)
})

const BUILD = build()
const handle = pageRequestHandler(BUILD)

function visit(path: string, language: Language, overrides: Partial<PageContext> = {}): Promise<Response> {
  const headers = { Cookie: `voffpark.language=${language}` }
  return handle(new Request(`http://localhost${path}`, { headers }), { ...context(language), ...overrides })
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body'))
}

const NOTHING = { received: 0, decided: 0, hours: null }
const NO_NUMBERS: Transparency = {
  fromPark: NOTHING,
  fromSite: NOTHING,
  acts: { kicks: 0, bans: 0, closures: 0, exclusions: 0, names: 0, scores: 0, nothingDone: 0 },
  appeals: { made: 0, granted: 0 },
  months: [],
  averageUsers: null,
}

function context(language: Language): PageContext {
  const answer: unknown = { latestAnnouncements: NEWS, ...BOXES, parkRooms: [], trailFinders: 0, getSetting: null }
  return {
    magicParameter: '',
    query: async <Result,>() => answer as Result,
    language,
    nonce: 'n0nce',
    signIn: { local: true, googleClientId: '' },
    contact: CONTACT,
    operator: OPERATOR,
    stage: false,
    desk: async () => null,
    publicReports: {
      form: () => ({ number: '', drawnAt: 0 }),
      send: async () => ({ number: '' }),
      find: async () => null,
      askAgain: async () => null,
    },
    transparency: async () => NO_NUMBERS,
  }
}

/** The pages as the bundler would put them together, but from their sources, so that the test needs no build. */
function build(): ServerBuild {
  const modules = import.meta.glob<ServerBuild['routes'][string]['module']>(
    ['../../app/routes/*.{ts,tsx}', '!**/h5.?client?.tsx'],
    { eager: true },
  )
  const routes: ServerBuild['routes'] = { root: { id: 'root', path: '', module: root } }
  for (const route of Object.values(flatRoutesModule.flatRoutes('app'))) {
    const module = modules[`../../app/${route.file}`]
    if (module) routes[route.id] = { ...route, module }
  }
  const assets = Object.values(routes).map(({ id, parentId, path, index, module }) => ({
    id,
    parentId,
    path,
    index,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: 'clientLoader' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    module: `/${id}.js`,
    imports: [],
  }))
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: 'production',
  }
}

/** Text as React writes it into HTML. */
function escaped(text: string): string {
  return text.replace(/\{\{product\}\}/g, 'Voffpark').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

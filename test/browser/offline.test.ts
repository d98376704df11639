import { createECDH, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import ece from 'http_ece'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { LANGUAGE_COOKIE, LANGUAGES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { openDb } from '#worker/db/client.ts'
import { pushDue, pushSubscription } from '#worker/db/schema/push.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'

const vapid = createECDH('prime256v1')
const PUSH = {
  VAPID_PUBLIC_KEY: vapid.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url'),
  SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
}
const it = testInOwn(() => ParkServer.open({ ...PUSH, CONTACT_ADDRESS: 'before@park.test' }))
const TEXTS = { dk, en, no, se }

it('keeps an offline page in each language, whole in one document with a policy of its own', async ({ park }) => {
  for (const language of LANGUAGES) {
    const response = await fetch(`${park.url}/offline.html?lang=${language}`)
    const html = await response.text()
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`)
    expect(html).toContain(`<h1>${TEXTS[language].pages.offline.heading}</h1>`)
    expect(html.match(/(src|href)="[^"]/g), 'what it loads').toEqual(['src="d'])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  }
})

it('tells of a whisper to a dog that is left asleep, and shows it by the service worker', async ({ park }) => {
  const browser = aBrowserWithKeys(`${park.url}/local-push/sover`)
  const player = await park.player({ dogs: ['Sover'], language: 'dk' })
  const visitor = await park.enters(player, {
    before: ({ page }) => subscribesAs(page, park.url, browser.subscription),
  })
  const { page, texts } = visitor
  await visitor.choosesInMenu(texts.game.bar.options)
  await page.getByRole('checkbox', { name: texts.late.away.whisper }).check()
  const database = openDb(park.server.database)
  await expect.poll(() => database.select().from(pushSubscription)).toHaveLength(1)
  // At night the hours of the test would be quiet.
  await database.run(sql`update push_subscription set quiet_from = 0, quiet_to = 0`)
  const worker = await theWorkerOf(page, park.url)

  await page.goto('about:blank')
  const other = await park.bot({ dogs: ['Hvisker'] }, 'plaza')
  let whispers = 0
  const whispered = () => {
    other.send({ type: 'whisper', to: player.dogs[0]?.id, text: `psst ${(whispers += 1)}` })
    return database.select().from(pushDue)
  }
  await expect.poll(whispered, { interval: 2000 }).toHaveLength(1)
  await park.server.passMinute()
  const [message] = await messagesAt(browser.subscription.endpoint)
  const told = browser.open(message?.body ?? '')
  expect(JSON.parse(told)).toMatchObject({
    web_push: 8030,
    notification: { title: 'Hvisker hvisker til Sover', lang: 'da', navigate: '/h5/choose' },
  })
  expect(told, 'words of players').not.toContain('psst')

  await worker.deliver(told)
  const dog = player.dogs[0]?.id
  const shown = { title: 'Hvisker hvisker til Sover', body: 'Kom ind i parken og læs det.', tag: `whisper:${dog}` }
  await expect.poll(() => worker.shown()).toMatchObject([shown])
  expect(await worker.clicked(), 'a click without a page').toBe(`opens ${park.url}/h5/choose`)
  await visitor.goTo('/help')
  expect(await worker.clicked(), 'a click with a page').toBe('focuses the open page')
  // Nobody is told by push while they look at a page of ours.
  await worker.deliver(told)
  await visitor.goTo('/h5/choose')
  await visitor.presses(visitor.button(texts.kennel.bar.logOut))
  await expect.poll(() => database.select().from(pushSubscription), { message: 'after the sign-out' }).toEqual([])
  expect(await worker.shown(), 'while a page is looked at').toHaveLength(1)
})

// The last one, since it switches the service worker off.
it('shows the newest page after a deploy, ours without a net in each language, and nothing of ours once it is off', async ({
  park,
}) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Nettop'] }))
  const { page } = visitor
  const answers: Response[] = []
  page.on('response', (response) => answers.push(response))
  const { choose } = visitor.texts.kennel
  const chooser = page.getByRole('heading', { level: 1, name: choose.title })
  await visitor.goTo('/h5/choose')
  await chooser.waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await keptPages(page)).toEqual(['en'])

  // Two deploys while the page stays open: the next navigation has the code of the last one.
  await park.server.deploy()
  await park.server.deploy({ CONTACT_ADDRESS: 'after@park.test' })
  answers.length = 0
  await visitor.goTo('/h5/choose')
  await chooser.waitFor()
  await page.getByRole('link', { name: 'after@park.test' }).waitFor()
  const files = answers.filter((answer) => answer.url().includes('/assets/'))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((answer) => answer.fromServiceWorker()).map((answer) => answer.url())).toEqual([])
  expect(await keptPages(page)).toEqual(['en'])

  // A failure of the server is shown as what it is.
  const missing = await page.goto(`${park.url}/no-such-page`)
  expect(missing?.status()).toBe(404)
  expect(visitor.troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])

  for (const language of LANGUAGES) {
    const { kennel, pages } = TEXTS[language]
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: park.url }])
    await visitor.goTo('/h5/choose')
    // A question for the script that is under way already may still be answered in the language before.
    const keptAfterUpdate = async () => {
      const kept = await keptPages(page)
      if (kept[0] !== LANGUAGE_TAGS[language]) await page.evaluate(update)
      return kept
    }
    await expect.poll(keptAfterUpdate, { interval: 1000 }).toEqual([LANGUAGE_TAGS[language]])
    // A request that the stop cuts off would get an empty answer, which is another trouble than no server.
    await visitor.testimony.quiet()
    await park.server.stop()
    await page.goto(`${park.url}/h5/choose`)
    await page.getByRole('heading', { name: pages.offline.heading }).waitFor()
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await park.server.start()
    // The page loads itself anew when the browser says that the net is back; one can also ask it to.
    if (language === 'dk') await page.evaluate(() => void window.dispatchEvent(new Event('online')))
    else await visitor.presses(page.getByRole('link', { name: pages.offline.again }))
    await page.getByRole('heading', { level: 1, name: kennel.choose.title }).waitFor()
  }
  // The browser and the router report each load that failed without a server.
  const isNoNet = (trouble: string) => /ERR_CONNECTION_REFUSED|TypeError: Failed to fetch/.test(trouble)
  expect(visitor.troubles.splice(0).filter((trouble) => !isNoNet(trouble))).toEqual([])

  await openDb(park.server.database).insert(setting).values({ type: 'DISABLE_SERVICE_WORKER', value: '1' })
  // A new process remembers no earlier position of the switch.
  await park.server.deploy()
  await page.evaluate(update)
  await expect.poll(() => page.evaluate(registrations)).toBe(0)
  expect(await keptPages(page)).toEqual([])
})

/** Runs in the page: asks for the service worker again, as the browser does now and then. */
async function update() {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** The keys that a browser has for its push messages, and how it opens one. */
function aBrowserWithKeys(endpoint: string) {
  const privateKey = createECDH('prime256v1')
  const authSecret = randomBytes(16)
  const keys = { p256dh: privateKey.generateKeys('base64url'), auth: authSecret.toString('base64url') }
  const open = (base64: string) =>
    ece.decrypt(Buffer.from(base64, 'base64'), { version: 'aes128gcm', privateKey, authSecret }).toString().trim()
  return { subscription: { endpoint, keys }, open }
}

/** A browser without a net cannot subscribe, so the page gets this subscription in place of one of its own. */
async function subscribesAs(page: Page, origin: string, subscription: object) {
  await page.context().grantPermissions(['notifications'], { origin })
  await page.addInitScript((made) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => made } as unknown as PushSubscription)
  }, subscription)
}

/** The messages that the stand-in of the push services got, with bodies in base64. */
async function messagesAt(endpoint: string): Promise<{ body: string }[]> {
  return (await fetch(endpoint)).json() as Promise<{ body: string }[]>
}

/** The service worker of the origin: messages for it, what it shows, and where a click on that leads. */
async function theWorkerOf(page: Page, origin: string) {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => first && resolve(first.registrationId),
    )
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(watchWorker)
  return {
    deliver: (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => worker.evaluate(() => (self as unknown as WatchedWorker).shown),
    clicked: () => worker.evaluate(clickLast),
  }
}

/** What the tests use of the scope of a service worker, whose types would clash with those of pages. */
type WatchedWorker = {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (address: URL) => Promise<null> }
  dispatchEvent: (event: Event) => boolean
  WindowClient: { prototype: { focus: () => Promise<void> } }
  shown: { title: string; body?: string; tag?: string; lang?: string; data: unknown }[]
  ledTo: string[]
}

/** Runs in the service worker. Headless Chromium shows no notifications, and lets only a person open a window. */
function watchWorker() {
  const scope = self as unknown as WatchedWorker
  scope.shown = []
  scope.ledTo = []
  scope.registration.showNotification = async (title, { body, tag, lang, data } = {}) =>
    void scope.shown.push({ title, body, tag, lang, data })
  scope.clients.openWindow = async (address) => (scope.ledTo.push(`opens ${address.href}`), null)
  scope.WindowClient.prototype.focus = async () => void scope.ledTo.push('focuses the open page')
}

/** Runs in the service worker: a click on the newest notification. Returns where it led. */
async function clickLast() {
  const scope = self as unknown as WatchedWorker
  const { data } = scope.shown.at(-1) ?? {}
  const notification = { data, close: () => {} }
  const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} })
  const before = scope.ledTo.length
  scope.dispatchEvent(click)
  while (scope.ledTo.length === before) await new Promise((resolve) => setTimeout(resolve, 20))
  return scope.ledTo.at(-1)
}

/** Runs in the page: how many service workers it has. */
async function registrations(): Promise<number> {
  return (await navigator.serviceWorker.getRegistrations()).length
}

/** The languages of everything in every cache of our origin; its address in place of one that has none. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat()
    return Promise.all(answers.map(async (kept) => /<html lang="(.*?)">/.exec(await kept.text())?.[1] ?? kept.url))
  })
}

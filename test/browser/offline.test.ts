import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGE_COOKIE, LANGUAGES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { dk } from '#app/locales/dk.ts'
import { en } from '#app/locales/en.ts'
import { no } from '#app/locales/no.ts'
import { se } from '#app/locales/se.ts'
import { openDb } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'

const it = testInOwn(() => ParkServer.open({ CONTACT_ADDRESS: 'before@park.test' }))
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
  expect(await keptAddresses(page)).toEqual([`${park.url}/offline.html?lang=en`])

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
  expect(await keptAddresses(page)).toEqual([`${park.url}/offline.html?lang=en`])

  // A failure of the server is shown as what it is.
  const missing = await page.goto(`${park.url}/no-such-page`)
  expect(missing?.status()).toBe(404)
  expect(visitor.troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])

  for (const language of LANGUAGES) {
    const { kennel, pages } = TEXTS[language]
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: park.url }])
    await visitor.goTo('/h5/choose')
    await page.evaluate(update)
    await expect.poll(() => keptAddresses(page)).toEqual([`${park.url}/offline.html?lang=${language}`])
    await page.context().setOffline(true)
    await page.goto(`${park.url}/h5/choose`)
    await page.getByRole('heading', { name: pages.offline.heading }).waitFor()
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: kennel.choose.title }).waitFor()
  }
  // The browser and the router report each load that failed without a net.
  const isNoNet = (trouble: string) => /ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/.test(trouble)
  expect(visitor.troubles.splice(0).filter((trouble) => !isNoNet(trouble))).toEqual([])

  await openDb(park.server.database).insert(setting).values({ type: 'DISABLE_SERVICE_WORKER', value: '1' })
  // A new process remembers no earlier position of the switch.
  await park.server.deploy()
  await page.evaluate(update)
  await expect.poll(() => page.evaluate(registrations)).toBe(0)
  expect(await keptAddresses(page)).toEqual([])
})

/** Runs in the page: asks for the service worker again, as the browser does now and then. */
async function update() {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Runs in the page: how many service workers it has. */
async function registrations(): Promise<number> {
  return (await navigator.serviceWorker.getRegistrations()).length
}

/** The addresses of everything in every cache of our origin. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => url)
  })
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameOfFile } from '#test/support/built-files.ts'
import { openDb } from '#worker/db/client.ts'
import { askForDeletion, deletionOf } from '#worker/privacy/privacy-db.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { newPlayer } from './player.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

const PLAYER = 'player@voffpark.test'

/** Ends the session of this browser on the server, without the page knowing. */
async function endSession({ page }: Visitor) {
  await page.evaluate(async () => {
    const token = localStorage.getItem('voffpark.session') ?? ''
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    await fetch('/api/graphql', { method: 'POST', headers, body: JSON.stringify({ query: 'mutation { signOut }' }) })
  })
}

async function signInInDialog({ page, texts }: Visitor) {
  const dialog = page.getByRole('dialog', { name: texts.kennel.signIn.again })
  await dialog.getByRole('textbox', { name: texts.site.signIn.email }).fill(PLAYER)
  await dialog.getByRole('button', { name: texts.site.signIn.submit }).click()
}

it('offers three free names in place of a taken or reserved one, each for one click', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const { newUser, newDog } = visitor.texts.kennel
  await visitor.signIn('somebody-new@voffpark.test')
  await visitor.page.getByRole('textbox', { name: newUser.username }).fill('Ingrid')
  await visitor.button(newUser.ok).click()
  const dialog = visitor.page.getByRole('dialog', { name: newUser.title })
  await dialog.getByText(visitor.texts.refusals['name-reserved']).waitFor()
  await dialog.getByRole('button', { name: visitor.texts.words.ok }).click()
  await visitor.page.getByRole('textbox', { name: newUser.username }).fill('Maja')
  await visitor.button(newUser.ok).click()
  await dialog.getByRole('listitem').nth(2).waitFor()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await visitor.page.getByRole('textbox', { name: newDog.name }).fill('Moderator')
  await visitor.button(newDog.ok).click()
  const free = visitor.page.getByRole('main').getByRole('listitem').getByRole('button')
  await free.nth(2).waitFor()
  await free.first().click()
  await visitor.inPark()
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('does what is pressed and sent before its script is there, once it is', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const { page, texts } = visitor
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => nameOfFile(pathname) === 'entry.client.js',
    async (route) => {
      await released
      await route.continue()
    },
  )
  await visitor.goTo('/')
  const field = page.getByRole('textbox', { name: texts.site.signIn.email })
  await field.fill(PLAYER)
  await field.press('Enter')
  await visitor.button(texts.site.cookies).click()
  release()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('link', { name: texts.site.signIn.enter, includeHidden: true }).waitFor({ state: 'attached' })
  expect(new URL(page.url()).search).toBe('')
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('keeps an unsaved coat over a reload, and over the end of the session', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const { colour, coat } = visitor.texts.kennel
  await visitor.signIn(PLAYER)
  await visitor.goTo('/h5/choose')
  await visitor.page.locator('a[href^="/h5/choose/color/"]').first().click()
  await visitor.button(coat.violet).click()
  await visitor.page.reload()
  const violet = visitor.button(coat.violet)
  await expect.poll(() => violet.getAttribute('aria-pressed')).toBe('true')
  await endSession(visitor)
  await visitor.button(colour.save).click()
  await signInInDialog(visitor)
  await visitor.page.waitForURL('**/h5/choose')
  await visitor.page.locator('a[href^="/h5/choose/color/"]').first().click()
  await expect.poll(() => violet.getAttribute('aria-pressed')).toBe('true')
  await visitor.leave()
})

it('keeps a typed username over a reload, and over the end of the session', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const { newUser } = visitor.texts.kennel
  await visitor.signIn(PLAYER)
  await visitor.goTo('/h5/change-username')
  const field = visitor.page.getByRole('textbox', { name: newUser.username })
  await field.fill('Skumfidus')
  await visitor.page.reload()
  await expect.poll(() => field.inputValue()).toBe('Skumfidus')
  await endSession(visitor)
  await visitor.button(visitor.texts.words.ok).click()
  await signInInDialog(visitor)
  await visitor.page.waitForURL('**/h5/choose')
  await visitor.page.getByText('Skumfidus').waitFor()
  await visitor.leave()
})

it('signs out the other tabs too: the dogs lead to the start page, and the start page asks to sign in', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const { signIn } = visitor.texts.site
  await visitor.signIn(PLAYER)
  await visitor.goTo('/h5/choose')
  const [chooser, context] = [visitor.page, visitor.page.context()]
  const [start, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [start, other]) {
    await tab.goto(`${server.url}/`)
    await tab.getByRole('link', { name: signIn.enter }).waitFor()
  }
  await start.getByRole('button', { name: signIn.signOut }).click()
  for (const tab of [chooser, other]) await tab.getByRole('textbox', { name: signIn.email }).waitFor()
  await visitor.leave()
})

it('says at the dogs that the account will be deleted, until the user has kept it', async () => {
  const { user, session } = await newPlayer(server, { dogs: ['Bliver'] })
  const db = openDb(server.database)
  await askForDeletion(db, user, Date.now())
  const visitor = await Visitor.come(browser, { url: server.url, session })
  const { page, texts } = visitor
  const { account } = texts.kennel
  const isFailing = (body: string | null) => body?.includes('keepMyAccount') === true
  await page.route('**/api/graphql', (route) =>
    isFailing(route.request().postData()) ? route.fulfill({ json: { errors: [{ message: '' }] } }) : route.continue(),
  )
  await visitor.goTo('/h5/choose')
  await visitor.button(account.keep).click()
  const failure = page.getByRole('dialog', { name: account.title })
  await failure.getByText(texts.site.signIn.unreachable).waitFor()
  await failure.getByRole('button', { name: texts.words.ok, exact: true }).click()
  await page.unroute('**/api/graphql')
  expect(await deletionOf(db, user)).not.toBeNull()

  await visitor.button(account.keep).click()
  await visitor.button(account.keep).waitFor({ state: 'hidden' })
  expect(await deletionOf(db, user)).toBeNull()
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('redirects the page for newcomers to the dogs when signed in, else to the start page', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  await visitor.goTo('/h5/new-user')
  await visitor.page.getByRole('textbox', { name: visitor.texts.site.signIn.email }).waitFor()
  await visitor.signIn(PLAYER)
  await visitor.goTo('/h5/new-user')
  await visitor.page.getByRole('heading', { name: visitor.texts.kennel.choose.title }).waitFor()
  await visitor.leave()
})

it('shows the flag above its name in the chooser on a phone, and causes no warning about prefetching', async () => {
  const visitor = await Visitor.come(browser, { url: server.url, viewport: PHONE })
  const warnings: string[] = []
  visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await visitor.signIn(PLAYER)
  // A page that is loaded knows no route but its own; on the way from another page it could have heard of the park's.
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('link', { name: visitor.texts.kennel.choose.enter }).first().waitFor()
  const key = visitor.button(visitor.texts.kennel.bar.language.replace('{{language}}', 'English'))
  const [flag, word] = [await key.locator('img').boundingBox(), await key.locator('span').boundingBox()]
  expect((flag?.y ?? 0) + (flag?.height ?? 0)).toBeLessThanOrEqual((word?.y ?? 0) + 1)
  expect(warnings.filter((text) => text.includes('prefetch'))).toEqual([])
  await visitor.leave()
})

it('loses no click on the slides of the start page', async () => {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(server.url)
  // The first sign of a person, by which the start page wakes.
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  const slides = page.locator('[aria-roledescription="carousel"]')
  const next = slides.getByRole('button').last()
  await next.scrollIntoViewIfNeeded()
  await next.evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 9; clicks++) button.click()
    // Simulates a slow machine: a pause in the middle that is longer than the slides take to settle.
    const pause = () => {
      const until = performance.now() + 500
      while (performance.now() < until);
    }
    button.closest('section')?.querySelector('ul')?.addEventListener('scroll', pause, { once: true })
  })
  // There are seven pictures, so nine steps lead two further.
  await slides.getByRole('status').getByText('3').waitFor()
  await page.waitForFunction(() => {
    const row = document.querySelector('[aria-roledescription="carousel"] ul')
    return row !== null && Math.round(row.scrollLeft / row.clientWidth) === 3
  })
  await context.close()
})

import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dk } from '#app/locales/dk.ts'
import { it } from './park-test.ts'
import type { Player } from './player.ts'

const FROM_APP = '/?app=1&appswitchUrl=voffpark&appswitchPathname=dogs'
const VALIDATE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'

it('sends a new user from the app back into it, with a code that works once', async ({ park }) => {
  const ask = askerOf(park.url)
  const visitor = await park.visitor()
  const opened = await appOpenedBy(visitor.page)
  await visitor.signIn('from-the-app@voffpark.test', FROM_APP)
  expect(visitor.page.url()).not.toContain('app')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Apper')
  await visitor.button(visitor.texts.kennel.newUser.ok).click()
  const address = await opened.address
  expect(address).toMatch(/^voffpark:\/\/dogs\?success=1&token=[\w-]{43}$/)
  // Some browsers open an app only after a click, so there is a button.
  await visitor.button(visitor.texts.site.signIn.toApp).waitFor()
  const session = await visitor.page.evaluate(() => localStorage.getItem('voffpark.session'))

  const code = new URL(address).searchParams.get('token')
  expect(code).not.toBe(session)
  const inApp = await ask(VALIDATE, { token: code })
  const { token } = tokenIn(inApp.data?.validateStageToken)
  expect(await ask('{ myUser { username } }', {}, token)).toEqual({ data: { myUser: { username: 'Apper' } } })
  expect((await ask(VALIDATE, { token: code })).data).toBeNull()
})

it('leads from the system browser into the app’s own web view, by a code that is worth nothing without its verifier', async ({
  park,
}) => {
  const player = await park.player({ dogs: ['Skal'], username: 'Skalle' })
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const inBrowser = await park.visitor({}, player)
  const opened = await appOpenedBy(inBrowser.page)
  await inBrowser.goTo(`/?app=1&appswitchUrl=voffpark&appswitchPathname=in&appChallenge=${challenge}`)
  const code = new URL(await opened.address).searchParams.get('token')
  // Another app that has claimed the scheme gets nowhere with the code, and does not use it up.
  expect((await askerOf(park.url)(VALIDATE, { token: code })).data).toBeNull()

  const inApp = await park.visitor({ isTouch: true })
  const { page } = inApp
  const told: string[] = []
  await page.exposeFunction('tellApp', (text: string) => told.push(text))
  // Android puts its port into the page before any script.
  await page.addInitScript(() =>
    Object.assign(window, { voffpark: { postMessage: (text: string) => Reflect.get(window, 'tellApp')(text) } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await inApp.goTo('/h5/choose?app=1&appswitchUrl=voffpark')
  await page.waitForURL(`${park.url}/`)
  expect(told.splice(0)).toEqual(['{"type":"sign-out"}'])
  await inApp.goTo(`/stage/auth?token=${code}&app=1&appswitchUrl=voffpark#v=${verifier}`)
  await page.waitForURL(`${park.url}/h5/choose`)
  await inApp.presses(page.getByRole('link', { name: inApp.texts.kennel.choose.enter }))
  await expect.poll(() => told).toEqual([`{"type":"choose","id":${player.dogs[0]?.id},"admin":0,"mod":0}`])
  expect(page.url()).toBe(`${park.url}/h5/choose`)
  // In the app there is nothing to install and no service worker, and no address gives code or verifier away.
  expect(await inApp.button(inApp.texts.kennel.bar.install).count()).toBe(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(asked.filter((line) => line.includes(verifier))).toEqual([])
  expect(asked.filter((line) => line.includes(`${code}`)).map((line) => line.replace(/\?.*/, ''))).toEqual([
    `${park.url}/stage/auth`,
  ])
})

it('lets a new user in the browser make a dog there', async ({ park }) => {
  const visitor = await park.visitor()
  await visitor.signIn('no-app@voffpark.test', '/?app=1&appswitchUrl=https://evil.example')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Uden app')
  await visitor.button(visitor.texts.kennel.newUser.ok).click()
  await visitor.page.waitForURL('**/h5/choose/new')
})

/** A URL that signs this account in to the demo park, once. */
async function doorFor(url: string, { session }: Player): Promise<string> {
  const { data } = await askerOf(url)('mutation { createStageToken { token } }', {}, session)
  return `/stage/auth?token=${tokenIn(data?.createStageToken).token}`
}

it('names the account at the door of the demo park, and lets anybody else turn back', async ({ park }) => {
  const owner = await park.player({ dogs: ['Dør'], username: 'Dørholder', tier: 'Gold' })
  const guest = await park.visitor({ language: 'dk' })
  await guest.goTo(await doorFor(park.url, owner))
  await guest.page.getByText(dk.pages.stage.owner.replace('{{name}}', 'Dørholder')).waitFor()
  await guest.page.getByRole('link', { name: dk.pages.stage.notMe }).click()
  await guest.page.getByRole('textbox', { name: dk.site.signIn.email }).waitFor()
  expect(await guest.page.evaluate(() => localStorage.getItem('voffpark.session'))).toBeNull()
})

it('opens the account at the door of the demo park', async ({ park }) => {
  const owner = await park.player({ dogs: ['Port'], username: 'Portner', tier: 'Gold' })
  const guest = await park.visitor({ language: 'dk' })
  await guest.goTo(await doorFor(park.url, owner))
  await guest.page.getByText(dk.pages.stage.owner.replace('{{name}}', 'Portner')).waitFor()
  await guest.page.waitForURL('**/h5/choose')
  await guest.page.getByText('Portner').first().waitFor()
})

/**
 * The URL of the first app that a page opens. It is in an object, so that awaiting this function does not wait for it.
 */
async function appOpenedBy(page: Page): Promise<{ address: Promise<string> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const address = new Promise<string>((done) => {
    devtools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('http')) done(url)
    })
  })
  return { address }
}

function tokenIn(answer: unknown): { token: string } {
  return answer as { token: string }
}

type Answer = { data: Record<string, unknown> | null }

/** Returns a function that queries the API, with a session or without one. */
function askerOf(url: string) {
  return async (query: string, variables: Record<string, unknown>, session = ''): Promise<Answer> => {
    const response = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
      body: JSON.stringify({ query, variables }),
    })
    const answer: Answer = await response.json()
    return answer
  }
}

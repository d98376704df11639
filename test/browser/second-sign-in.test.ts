import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { APPS, AppShell, appOpenedBy } from '#test/app-wrapper/shell.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

const FROM_APP = '/?app=1&appswitchUrl=voffpark&appswitchPathname=dogs'
const VALIDATE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'

it('sends a new user from the app back into it, with a code that works once', async ({ park }) => {
  const ask = askerOf(park.url)
  const visitor = await park.visitor()
  const opened = await appOpenedBy(visitor.page)
  await visitor.signIn('from-the-app@voffpark.test', FROM_APP)
  expect(visitor.page.url()).not.toContain('app')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Apper')
  await visitor.agree()
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

it.for(APPS)(
  'leads through the system browser into an app of %s, with a challenge and without one',
  async (kind, { park }) => {
    const name = kind.slice(0, 5)
    const player = await park.player({ dogs: [`Skal ${name}`], username: `Hos ${name}` })
    const inBrowser = await park.visitor({}, player)
    const inApp = await park.visitor({ isTouch: true })
    const { page } = inApp
    const { told, asked } = await AppShell.around(page, kind)
    await inApp.goTo('/h5/choose?app=1&appswitchUrl=voffpark')
    await page.waitForURL(`${park.url}/`)
    expect(told.splice(0)).toEqual(['{"type":"sign-out"}'])

    for (const verifier of [null, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk']) {
      const code = await codeFor(inBrowser, verifier)
      // Another app that has claimed the scheme gets nowhere with a bound code, and does not use it up.
      if (verifier) expect((await askerOf(park.url)(VALIDATE, { token: code })).data).toBeNull()
      const door = `/stage/auth?token=${code}&app=1&appswitchUrl=voffpark${verifier ? `#v=${verifier}` : ''}`
      await inApp.goTo(door)
      await page.waitForURL(`${park.url}/h5/choose`)
      await inApp.presses(page.getByRole('link', { name: inApp.texts.kennel.choose.enter }))
      await expect
        .poll(() => told.splice(0))
        .toEqual([`{"type":"choose","id":${player.dogs[0]?.id},"admin":0,"mod":0}`])
      expect(page.url()).toBe(`${park.url}/h5/choose`)
      expect(await inApp.button(inApp.texts.kennel.bar.install).count()).toBe(0)
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
      await inApp.presses(inApp.button(inApp.texts.kennel.bar.logOut))
      await expect.poll(() => told.splice(0)).toEqual(['{"type":"sign-out"}'])
      // No request and no referrer gives code or verifier away, but the one to the door.
      const telling = asked.filter((line) => line.includes(code) || (verifier !== null && line.includes(verifier)))
      expect(telling.map((line) => line.replace(/\?.*/, ''))).toEqual([`${park.url}/stage/auth`])
    }
  },
)

it('lets a code in once, not too late, and not with the verifier of another app', async ({ park }) => {
  const inBrowser = await park.visitor({}, await park.player({ dogs: ['Sen'], username: 'Forsent' }))
  const inApp = await park.visitor({ isTouch: true })
  const { used } = inApp.texts.pages.stage
  const isRefused = async (code: string, verifier = '') => {
    await inApp.goTo(`/stage/auth?token=${code}&app=1${verifier && `#v=${verifier}`}`)
    await inApp.page.getByRole('heading', { name: used.title }).waitFor()
  }
  const bound = await codeFor(inBrowser, 'a'.repeat(43))
  await isRefused(bound, 'b'.repeat(43))
  const code = await codeFor(inBrowser, null)
  expect((await askerOf(park.url)(VALIDATE, { token: code })).data).not.toBeNull()
  await isRefused(code)
  const late = await codeFor(inBrowser, null)
  await park.server.database.prepare('update stage_token set expires_at = 1').run()
  await isRefused(late)
})

it('plays in the app, hears its words, and is held by no stranger’s page', async ({ park }) => {
  const owner = await park.player({ dogs: ['Skallen'] })
  const player = await park.visitor({ isTouch: true }, owner)
  const evil = 'https://evil.example/'
  await player.page.context().route(evil, (route) => route.fulfill({ contentType: 'text/html', body: 'evil' }))
  await player.goTo('/h5/choose?app=1&appswitchUrl=voffpark')
  const chooser = player.page.getByRole('heading', { name: player.texts.kennel.choose.title })
  await chooser.waitFor()
  const shell = await AppShell.around(player.page, 'React Native')
  await player.goTo(`/h5/mobile-client?id=${owner.dogs[0]?.id}&app=1`)
  await player.inPark()
  const rail = player.page.getByRole('navigation', { name: player.texts.game.bar.label })
  await shell.says('loading')
  await rail.waitFor({ state: 'detached' })
  await shell.says('loaded')
  await rail.waitFor()

  // Were one of these heard, the bar would be gone.
  await forge(player.page)
  await rail.waitFor()
  // The keyboard of a phone takes half of the height.
  await player.field().focus()
  await player.page.setViewportSize({ width: 390, height: 420 })
  await expect.poll(() => player.field().evaluate(isInView)).toBe(true)
  await player.field().blur()

  // A stranger's page that opens the park keeps no hold on its window, and so cannot speak to it.
  const stranger = await player.page.context().newPage()
  await stranger.goto(evil)
  const opened = stranger.waitForEvent('popup')
  await stranger.evaluate((url) => Object.assign(window, { held: window.open(url) }), `${park.url}/rules`)
  await (await opened).waitForURL(`${park.url}/rules`)
  await stranger.waitForFunction(() => Reflect.get(window, 'held').closed)

  await player.page.setViewportSize({ width: 844, height: 390 })
  await rail.waitFor()
  await player.page.goBack()
  await chooser.waitFor()
})

it('lets a new user in the browser make a dog there', async ({ park }) => {
  const visitor = await park.visitor()
  await visitor.signIn('no-app@voffpark.test', '/?app=1&appswitchUrl=https://evil.example')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Uden app')
  await visitor.agree()
  await visitor.button(visitor.texts.kennel.newUser.ok).click()
  await visitor.page.waitForURL('**/h5/choose/new')
})

/** Has a frame of another origin say "kicked" to the page, and the page itself in shapes that no app has. */
async function forge(page: Page) {
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    document.body.appendChild(frame)
    const shapes = ['Kicked', ' kicked', '"kicked"', ['kicked'], { type: ['kicked'] }, { type: 'kicked', more: 1 }]
    for (const shape of [...shapes, '{"__proto__":{"type":"kicked"}}', { word: 'kicked' }])
      window.postMessage(shape, location.origin)
    const isHeard = new Promise<string>((heard) => {
      window.addEventListener('message', ({ data, origin }) => data === 'kicked' && heard(origin))
    })
    // In an object: evaluate would wait for the promise.
    Object.assign(window, { forged: { isHeard } })
  })
  const stranger = page.frames().find((frame) => frame !== page.mainFrame())
  await stranger?.evaluate(() => parent.postMessage('kicked', '*'))
  expect(await page.evaluate(() => Reflect.get(window, 'forged').isHeard), 'the origin of the frame').toBe('null')
}

/** Runs in the page. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The code that a signed-in page of the system's browser gives to the app, bound to a verifier or not. */
async function codeFor(inBrowser: Visitor, verifier: string | null): Promise<string> {
  const opened = await appOpenedBy(inBrowser.page)
  const challenge =
    verifier === null ? '' : `&appChallenge=${createHash('sha256').update(verifier).digest('base64url')}`
  await inBrowser.goTo(`/?app=1&appswitchUrl=voffpark&appswitchPathname=in${challenge}`, 'commit')
  const address = new URL(await opened.address)
  expect(address.href.split('?')[0]).toBe('voffpark://in')
  return address.searchParams.get('token') ?? ''
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

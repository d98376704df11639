import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dk } from '#app/locales/dk.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

const FROM_APP = '/?app=1&appswitchUrl=voffpark&appswitchPathname=dogs'
const VALIDATE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'

it('somebody new who came from the app is sent back into it with a code that works once', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const opened = await appOpenedBy(visitor.page)
  await visitor.signIn('from-the-app@voffpark.test', FROM_APP)
  expect(visitor.page.url()).not.toContain('app')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Apper')
  await visitor.button(visitor.texts.kennel.newUser.ok).click()
  const address = await opened.address
  expect(address).toMatch(/^voffpark:\/\/dogs\?success=1&token=[\w-]{43}$/)
  // Where the browser asks for a click first.
  await visitor.button(visitor.texts.site.signIn.toApp).waitFor()
  const session = await visitor.page.evaluate(() => localStorage.getItem('voffpark.session'))

  const code = new URL(address).searchParams.get('token')
  expect(code).not.toBe(session)
  const inApp = await ask(VALIDATE, { token: code })
  const { token } = inApp.data?.validateStageToken as { token: string }
  expect(await ask('{ myUser { username } }', {}, token)).toEqual({ data: { myUser: { username: 'Apper' } } })
  expect((await ask(VALIDATE, { token: code })).data).toBeNull()
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('somebody new who came by the browser chooses a dog there', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  await visitor.signIn('no-app@voffpark.test', '/?app=1&appswitchUrl=https://evil.example')
  await visitor.page.getByRole('textbox', { name: visitor.texts.kennel.newUser.username }).fill('Uden app')
  await visitor.button(visitor.texts.kennel.newUser.ok).click()
  await visitor.page.waitForURL('**/h5/choose/new')
  await visitor.leave()
})

it('the door of the demo park says whose account it opens, then opens it; whoever that is not may turn round', async () => {
  const owner = await Visitor.come(browser, { url: server.url })
  await owner.signIn('supporter@voffpark.test')
  const session = await owner.page.evaluate(() => localStorage.getItem('voffpark.session') ?? '')
  const { myUser } = (await ask('{ myUser { username } }', {}, session)).data as { myUser: { username: string } }
  await owner.leave()
  const tokenOf = async () => {
    const { data } = await ask('mutation { createStageToken { token } }', {}, session)
    return (data?.createStageToken as { token: string }).token
  }
  const named = dk.pages.stage.owner.replace('{{name}}', myUser.username)

  const guest = await Visitor.come(browser, { url: server.url, language: 'dk' })
  await guest.goTo(`/stage/auth?token=${await tokenOf()}`)
  await guest.page.getByText(named).waitFor()
  await guest.page.getByRole('link', { name: dk.pages.stage.notMe }).click()
  await guest.page.getByRole('textbox', { name: dk.site.signIn.email }).waitFor()
  expect(await guest.page.evaluate(() => localStorage.getItem('voffpark.session'))).toBeNull()

  await guest.goTo(`/stage/auth?token=${await tokenOf()}`)
  await guest.page.getByText(named).waitFor()
  await guest.page.waitForURL('**/h5/choose')
  await guest.page.getByText(myUser.username).first().waitFor()
  expect(guest.troubles).toEqual([])
  await guest.leave()
})

/** The address of the first app that a page asks the browser to open; in an object, so that awaiting it does not wait. */
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

type Answer = { data: Record<string, unknown> | null }

async function ask(query: string, variables: Record<string, unknown>, session = ''): Promise<Answer> {
  const response = await fetch(`${server.url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
    body: JSON.stringify({ query, variables }),
  })
  const answer: Answer = await response.json()
  return answer
}

import { expect } from 'vitest'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import { it } from './park-test.ts'

it('changes the language of the page by a flag, for good, and stores it on the server', async ({ park }) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Flag'] }))
  const { page } = visitor
  const told: string[] = []
  page.on('request', (request) => {
    const sent = request.postData() ?? ''
    if (request.url().endsWith('/api/graphql') && sent.includes('setLanguage')) told.push(sent)
  })
  // Before the page has its script a flag is a plain form. The link below shows that the script has come.
  await visitor.goTo('/')
  await page.getByRole('link', { name: visitor.texts.site.signIn.enter }).waitFor()
  await page.getByRole('link', { name: visitor.texts.site.helpBox.open }).click()
  await page.waitForURL('**/help')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes'
  })
  // It is pressed by keyboard, so that the page does not scroll.
  await page
    .getByRole('button', { name: LANGUAGE_NAMES.dk })
    .first()
    .evaluate((flag: HTMLElement) => flag.click())
  await page.locator(`html[lang="${LANGUAGE_TAGS.dk}"]`).waitFor()

  expect(await page.locator('html').getAttribute('data-before')).toBeNull()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('"language":"dk"')

  const again = await page.context().newPage()
  const languages: string[] = []
  await again.exposeFunction('saw', (language: string) => languages.push(language))
  await again.addInitScript(() => {
    const tell = () => Reflect.get(window, 'saw')(document.documentElement?.lang ?? '')
    new MutationObserver(tell).observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] })
    document.addEventListener('DOMContentLoaded', tell)
  })
  const response = await again.goto(park.url, { waitUntil: 'networkidle' })
  expect(await response?.text()).toContain('<html lang="da">')
  expect(new Set(languages)).toEqual(new Set(['da']))
})

it('[L4] stays in the language that a URL asks for, as long as the browser is open', async ({ park }) => {
  const visitor = await park.visitor({ language: 'no' })
  const { page } = visitor
  await visitor.goTo('/rules?lang=se')
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS.se)
  await page.locator('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/rules')
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS.se)
  await visitor.goTo('/help')
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS.se)
  expect(await page.context().cookies()).toMatchObject([{ name: VISIT_LANGUAGE_COOKIE, value: 'se', expires: -1 }])
})

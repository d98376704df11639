import { expect } from 'vitest'
import { nameOfFile } from '#test/support/built-files.ts'
import { it } from './park-test.ts'
import { PHONE } from './visitor.ts'

it('does what is pressed and sent before its script is there, once it is', async ({ park }) => {
  const visitor = await park.visitor()
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
  await field.fill('player@voffpark.test')
  await field.press('Enter')
  await visitor.button(texts.site.cookies).click()
  release()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('link', { name: texts.site.signIn.enter, includeHidden: true }).waitFor({ state: 'attached' })
  expect(new URL(page.url()).search).toBe('')
})

it('signs out the other tabs too: the dogs lead to the start page, and the start page asks to sign in', async ({
  park,
}) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Faner'] }))
  const { signIn } = visitor.texts.site
  await visitor.goTo('/h5/choose')
  const [chooser, context] = [visitor.page, visitor.page.context()]
  const [start, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [start, other]) {
    await tab.goto(`${park.url}/`)
    await tab.getByRole('link', { name: signIn.enter }).waitFor()
  }
  await start.getByRole('button', { name: signIn.signOut }).click()
  for (const tab of [chooser, other]) await tab.getByRole('textbox', { name: signIn.email }).waitFor()
})

it('shows the flag above its name in the chooser on a phone, and causes no warning about prefetching', async ({
  park,
}) => {
  const visitor = await park.visitor({ viewport: PHONE }, await park.player({ dogs: ['Flagger'] }))
  const warnings: string[] = []
  visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // A page that is loaded knows no route but its own; on the way from another page it could have heard of the park's.
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('link', { name: visitor.texts.kennel.choose.enter }).first().waitFor()
  const key = visitor.button(visitor.texts.kennel.bar.language.replace('{{language}}', 'English'))
  const [flag, word] = [await key.locator('img').boundingBox(), await key.locator('span').boundingBox()]
  expect((flag?.y ?? 0) + (flag?.height ?? 0)).toBeLessThanOrEqual((word?.y ?? 0) + 1)
  expect(warnings.filter((text) => text.includes('prefetch'))).toEqual([])
})

it('loses no click on the slides of the start page', async ({ park }) => {
  const { page } = await park.visitor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(park.url)
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
})

import { expect } from 'vitest'
import { laneBrowser } from './lane.ts'
import { it } from './park-test.ts'

it('can be read without scripts, and chooses the language by a flag', async ({ server }) => {
  const context = await (await laneBrowser()).newContext({ javaScriptEnabled: false, locale: 'en' })
  const page = await context.newPage()
  await page.goto(`${server.url}/help`)
  expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('')
  // Shown, and not only sent.
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(2000)
  await page.getByRole('button', { name: 'Dansk' }).first().click()
  await page.waitForURL(`${server.url}/help`)
  await page.locator('html[lang="da"]').waitFor()
  await context.close()
})

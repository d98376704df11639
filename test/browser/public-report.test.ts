import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { PHONE } from './visitor.ts'

const it = testInOwn(() => ParkServer.open())

it('[B20] [B21] answers a stranger who reports the name of a dog', async ({ park }) => {
  const owner = await park.player({ dogs: ['Grimrian'] })
  const stranger = await park.visitor({ viewport: PHONE, language: 'dk' })
  const { page } = stranger
  const { report } = stranger.texts
  await stranger.goTo('/report')
  expect(await brokenRules(page, '/report')).toEqual([])
  await page.getByRole('radio', { name: report.kinds.name }).check()
  await page.getByRole('textbox', { name: report.what }).fill('Grimrian')
  // What is missing is said in the language of the page, and nothing that was typed is lost.
  await stranger.button(report.send).click()
  await page.getByText(report.wrong).waitFor()
  expect(await brokenRules(page, 'a refused report')).toEqual([])
  expect(stranger.troubles.splice(0)).toEqual([expect.stringContaining('400')])
  expect(await page.getByRole('textbox', { name: report.what }).inputValue()).toBe('Grimrian')
  await page.getByRole('textbox', { name: report.words }).fill('Navnet er grimt over for en, jeg kender.')
  await page.getByRole('checkbox', { name: report.faith }).check()
  // As if the form had been read for a minute.
  await page.locator('input[name=drawnAt]').evaluate((field: HTMLInputElement) => {
    field.value = String(Date.now() - 60_000)
  })
  await stranger.button(report.send).click()
  await page.getByText(report.receipt.waiting).waitFor()
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/report\/[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
  expect(await brokenRules(page, 'the receipt')).toEqual([])

  const mod = await park.visitor({}, await park.player({ moderator: 1, language: 'dk', dogs: ['Dommeren'] }))
  const { manage } = mod.texts
  await mod.goTo('/manage/reports')
  await mod.page.getByRole('navigation', { name: manage.nav }).waitFor()
  // The 404 page comes first, and its script opens the desk.
  expect(mod.troubles.splice(0)).toEqual([expect.stringContaining('404')])
  const paper = mod.page.getByRole('region', { name: manage.outside.title })
  await paper.getByText('Grimrian', { exact: true }).waitFor()
  await paper.getByRole('link', { name: owner.username }).first().waitFor()
  await paper.getByText(manage.outside.decide).first().click()
  const why = 'Navnet er taget, fordi det var ment som en hån.'
  await paper.getByRole('combobox', { name: manage.outside.outcome }).selectOption('removed')
  await paper.getByRole('textbox', { name: manage.outside.decision }).fill(why)
  await paper.getByRole('button', { name: manage.outside.decide }).click()
  await paper.waitFor({ state: 'detached' })

  await stranger.goTo(address)
  await page.getByText(report.receipt.outcome.removed).waitFor()
  await page.getByText(why).waitFor()
  await page.getByText(report.receipt.by.moderator).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const answer = await page.request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await brokenRules(page, 'the decision')).toEqual([])

  // Who does not agree asks for a second look, once.
  const field = page.getByRole('textbox', { name: report.receipt.again.words })
  await field.fill('For kort')
  await stranger.button(report.receipt.again.ask).click()
  await page.getByText(report.receipt.again.wrong).waitFor()
  expect(stranger.troubles.splice(0)).toEqual([expect.stringContaining('400')])
  await field.fill('Navnet er taget, men hunden heder det endnu.')
  await stranger.button(report.receipt.again.ask).click()
  await page.getByText(report.receipt.again.waiting).waitFor()
  expect(await stranger.button(report.receipt.again.ask).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe(address)
  expect(await brokenRules(page, 'the second look')).toEqual([])
})

import type { Browser } from 'playwright-core'
import type { Said } from '#durable/rules/questions/question.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('[O4] [O5] [O6] [U4] [Q3] what dogs leave, poop and paw prints, and a question that waits, is found by whom it is for', async () => {
  const bella = await Visitor.come(browser, { url: server.url, language: 'dk' })
  const pluto = await Visitor.come(browser, { url: server.url, language: 'en', viewport: PHONE })
  const [dk, en] = [bella.texts.game, pluto.texts.game]
  await bella.signIn('player@voffpark.test')
  await bella.goTo('/h5/choose')
  await bella.enterPark()
  await pluto.signIn('supporter@voffpark.test')
  await pluto.goTo('/h5/choose')
  await pluto.enterPark(1)

  await bella.choosesInMenu(dk.life.poop.title)
  const window = bella.page.getByRole('dialog', { name: dk.life.poop.title })
  await window.getByRole('textbox').fill('ring 20 30 40 50')
  await bella.button(dk.life.poop.lay).click()
  await window.getByText(bella.texts.words.refusal['personal-data']).waitFor()
  await window.getByRole('textbox').fill('Bella var her')
  await shoot(bella, 'write-dk')
  await bella.button(dk.life.poop.lay).click()
  await window.waitFor({ state: 'hidden' })

  await pluto.page.getByRole('button', { name: en.life.poop.sniffAt.replace('{{name}}', 'Bella') }).focus()
  await pluto.page.keyboard.press('Enter')
  const says = pluto.page.getByRole('dialog', { name: en.life.poop.of.replace('{{name}}', 'Bella') })
  await says.getByText('Bella var her').waitFor()
  await shoot(bella, 'lies-dk')
  await shoot(pluto, 'read-phone-en')
  await says.getByRole('button', { name: en.life.poop.scoop }).click()
  await says.getByText(en.life.poop.gone).waitFor()
  await bella.choosesInMenu(dk.life.poop.title)
  await bella.button(dk.life.poop.lay).click()
  await window.getByText(bella.texts.words.refusal['pooped-lately']).waitFor()
  expect(await says.getByRole('button', { name: en.life.poop.scoop }).count()).toBe(0)
  // What a window says is not said a second time over the field.
  expect(await bella.page.getByText(bella.texts.words.refusal['pooped-lately']).count()).toBe(1)
  await bella.page.keyboard.press('Escape')
  await pluto.button(en.windows.close.replace('{{title}}', en.life.poop.of.replace('{{name}}', 'Bella'))).click()

  // One sleeps, finds on waking what was left, and answers.
  await pluto.choosesInMenu(en.bar.curl)
  await bella.roster.seesAsleep('Pluto')
  await bella.roster.chooses('Pluto', dk.dogMenu.print)
  const print = bella.page.getByRole('dialog', { name: dk.life.prints.title })
  await print.getByRole('textbox').fill('Sov godt')
  await shoot(bella, 'print-write-dk')
  await print.getByRole('button', { name: dk.life.prints.leave }).click()
  await print.getByText(dk.life.prints.left.replace('{{name}}', 'Pluto')).waitFor()
  await print.getByRole('button', { name: bella.texts.words.ok }).click()
  await bella.roster.chooses('Pluto', dk.dogMenu.print)
  await print.getByRole('button', { name: dk.life.prints.leave }).click()
  await print.getByText(bella.texts.words.refusal['print-waits']).waitFor()
  await shoot(bella, 'print-waits-dk')
  await bella.page.keyboard.press('Escape')
  const found = pluto.page.getByText(en.life.prints.found.replace('{{name}}', 'Bella').replace('{{text}}', 'Sov godt'))
  expect(await found.count()).toBe(0)
  await pluto.tapPark(0.5, 0.3)
  await found.waitFor()
  await shoot(pluto, 'print-found-phone-en')
  await pluto.button(en.life.prints.reply).click()
  await found.waitFor({ state: 'detached' })
  expect(await pluto.field().inputValue()).toContain('Bella')
  await pluto.field().fill('')

  // Another one leaves meanwhile, and finds it where it comes next; so does what was paid for on the mountain.
  await bella.choosesInMenu(dk.bar.curl)
  await pluto.roster.seesAsleep('Bella')
  await pluto.roster.chooses('Bella', en.dogMenu.print)
  await pluto.page.getByRole('dialog').getByRole('button', { name: en.life.prints.leave }).click()
  await pluto.page.getByText(en.life.prints.left.replace('{{name}}', 'Bella')).waitFor()
  await askOnMountain(1)
  await bella.page.reload()
  await bella.inPark()
  await bella.stepsAside()
  await bella.page.getByText(dk.life.prints.bare.replace('{{name}}', 'Pluto')).waitFor()
  const mountain = bella.page.getByRole('dialog', { name: dk.life.mountain.title })
  await mountain.getByText(QUESTION.text.dk).waitFor()
  await shoot(bella, 'question-back-dk')
  await mountain.getByRole('button', { name: QUESTION.options[2]!.dk }).click()
  await mountain.getByText(dk.life.mountain.right).waitFor()
  expect([...bella.troubles, ...pluto.troubles]).toEqual([])
  await Promise.all([bella.leave(), pluto.leave()])
}, 120_000)

const said = (text: string): Said => ({ dk: text, en: text, no: text, se: text })
const QUESTION = { text: said('Hvad er to og to?'), options: ['en', 'to', 'fire', 'otte'].map(said) }

/** The dog has paid for a question just now, whose third answer is right. */
async function askOnMountain(dog: number) {
  const database = await server.database()
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const op = 'insert into op (id, kind, request_hash, at, result) values (?, ?, ?, ?, ?)'
  const question = 'insert into question (id, dog_id, asked, "right", asked_at) values (?, ?, ?, 2, ?)'
  await database.batch([
    database.prepare(op).bind(id, 'ask', 'of a test', now, '{}'),
    database.prepare(question).bind(id, dog, JSON.stringify(QUESTION), now),
  ])
}

/** Pictures to be looked at, where one is asked for. */
async function shoot(visitor: Visitor, name: string) {
  if (process.env.SHOTS) await visitor.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

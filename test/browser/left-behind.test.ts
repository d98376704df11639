import { expect, vi } from 'vitest'
import type { Said } from '#durable/rules/questions/question.ts'
import type { Bot, Told } from '#test/bots/bot.ts'
import type { ParkServer } from './park-server.ts'
import { it } from './park-test.ts'
import { PHONE } from './visitor.ts'

/** Sends an act as a page does, with a new op id. */
function acts(bot: Bot, act: { type: 'poop' | 'pawPrint'; text: string; dog?: number }) {
  bot.send({ ...act, op: crypto.randomUUID() })
}

it('[O4] lays a poop once in ten minutes, whose message passes the filter', async ({ park }) => {
  const witness = await park.bot({ dogs: ['Ser lort'] })
  const told: Told[] = []
  witness.onTold = (one) => void told.push(one)
  const visitor = await park.enters({ dogs: ['Lægger'], language: 'dk' })
  const { poop } = visitor.texts.game.life
  const { refusals: refusal } = visitor.texts

  await visitor.choosesAtHand(poop.title)
  const window = visitor.page.getByRole('dialog', { name: poop.title })
  await window.getByRole('textbox').fill('ring 20 30 40 50')
  await visitor.button(poop.lay).click()
  await window.getByText(refusal['personal-data']).waitFor()
  await window.getByRole('textbox').fill('Bella var her')
  await visitor.button(poop.lay).click()
  await window.waitFor({ state: 'hidden' })
  await witness.until(() => told.some(({ type }) => type === 'pooped'))

  await visitor.choosesAtHand(poop.title)
  await visitor.button(poop.lay).click()
  await window.getByText(refusal['pooped-lately']).waitFor()
  // A refusal that is shown in a window must not be shown again over the field.
  expect(await visitor.page.getByText(refusal['pooped-lately']).count()).toBe(1)
})

it('keeps what was typed about a poop while its window is closed, until it lies there', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Tænker'] })
  const { poop } = visitor.texts.game.life
  const window = visitor.page.getByRole('dialog', { name: poop.title })
  await visitor.choosesAtHand(poop.title)
  await window.getByRole('textbox').fill('half a thought')
  await visitor.page.keyboard.press('Escape')
  await window.waitFor({ state: 'hidden' })
  await visitor.choosesAtHand(poop.title)
  await expect.poll(() => window.getByRole('textbox').inputValue()).toBe('half a thought')
  await visitor.button(poop.lay).click()
  await window.waitFor({ state: 'hidden' })
  await visitor.choosesAtHand(poop.title)
  expect(await window.getByRole('textbox').inputValue()).toBe('')
})

it('[O5] [O6] reads the message of a poop that it sniffs at, and scoops it up', async ({ park }) => {
  const owner = await park.bot({ dogs: ['Ejer'] })
  const told: Told[] = []
  owner.onTold = (one) => void told.push(one)
  acts(owner, { type: 'poop', text: 'Ejer var her' })
  await owner.until(() => told.some(({ type }) => type === 'pooped'))
  const visitor = await park.enters({ dogs: ['Snuser'] }, { viewport: PHONE })
  const { poop } = visitor.texts.game.life

  await visitor.page.getByRole('button', { name: poop.sniffAt.replace('{{name}}', 'Ejer') }).focus()
  await visitor.page.keyboard.press('Enter')
  const says = visitor.page.getByRole('dialog', { name: poop.of.replace('{{name}}', 'Ejer') })
  await says.getByText('Ejer var her').waitFor()
  await says.getByRole('button', { name: poop.scoop }).click()
  await says.getByText(poop.gone).waitFor()
  expect(await says.getByRole('button', { name: poop.scoop }).count()).toBe(0)
  await owner.until(() => told.some(({ type }) => type === 'scooped'))
})

it('[U4] leaves one paw print for a dog that sleeps', async ({ park }) => {
  const sleeper = await park.bot({ dogs: ['Slumrer'] })
  sleeper.rest('curl')
  const visitor = await park.enters({ dogs: ['Pote'], language: 'dk' })
  const { dogMenu } = visitor.texts.game
  await visitor.roster.seesAsleep('Slumrer')
  await visitor.roster.chooses('Slumrer', dogMenu.print)
  const print = visitor.page.getByRole('dialog', { name: visitor.texts.late.prints.title })
  await print.getByRole('textbox').fill('Sov godt')
  await print.getByRole('button', { name: visitor.texts.late.prints.leave }).click()
  await print.getByText(visitor.texts.late.prints.left.replace('{{name}}', 'Slumrer')).waitFor()
  await print.getByRole('button', { name: visitor.texts.words.ok }).click()
  await visitor.roster.chooses('Slumrer', dogMenu.print)
  await print.getByRole('button', { name: visitor.texts.late.prints.leave }).click()
  await print.getByText(visitor.texts.refusals['print-waits']).waitFor()
})

it('[U4] shows a paw print when the dog wakes, and lets its player answer', async ({ park }) => {
  const friend = await park.bot({ dogs: ['Ven'] })
  const visitor = await park.enters({ dogs: ['Vågner'] }, { viewport: PHONE })
  const { bar } = visitor.texts.game
  await visitor.choosesAtHand(bar.curl)
  const sleeper = () => [...friend.dogs.values()].find(({ name }) => name === 'Vågner')
  await friend.until(() => sleeper()?.pose === 'curl')
  const told: Told[] = []
  friend.onTold = (one) => void told.push(one)
  acts(friend, { type: 'pawPrint', text: 'Sov godt', dog: sleeper()?.id ?? 0 })
  await friend.until(() => told.some(({ type }) => type === 'done'))

  const found = visitor.page.getByText(
    visitor.texts.late.prints.found.replace('{{name}}', 'Ven').replace('{{text}}', 'Sov godt'),
  )
  expect(await found.count()).toBe(0)
  await visitor.panes.putAway()
  await visitor.tapPark(0.5, 0.75)
  await found.waitFor()
  await visitor.button(visitor.texts.late.prints.reply).click()
  await found.waitFor({ state: 'detached' })
  expect(await visitor.field().inputValue()).toContain('Ven')
})

it('[U4] shows a paw print after the player has come back and the dog wakes', async ({ park }) => {
  const player = await park.player({ dogs: ['Borte'], language: 'dk' })
  const asleep = await park.bot(player)
  asleep.rest('curl')
  const friend = await park.bot({ dogs: ['Nattevagt'] })
  await friend.until(() => friend.dogs.get(asleep.dog)?.pose === 'curl')
  const told: Told[] = []
  friend.onTold = (one) => void told.push(one)
  acts(friend, { type: 'pawPrint', text: '', dog: asleep.dog })
  await friend.until(() => told.some(({ type }) => type === 'done'))

  const visitor = await park.enters(player)
  // The dog wakes by walking; if something is in its way, another direction is tried.
  const found = visitor.page.getByText(visitor.texts.late.prints.bare.replace('{{name}}', 'Nattevagt'))
  await vi.waitFor(async () => {
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await visitor.page.keyboard.press(key)
    await found.waitFor({ timeout: 5000 })
  }, 60_000)
})

it('[Q3] shows a question again that was paid for before the page was loaded', async ({ park }) => {
  const player = await park.player({ dogs: ['Spurgt'], language: 'dk' })
  await askOnMountain(park.server, player.dogs[0]?.id ?? 0)
  const visitor = await park.enters(player)
  const { mountain } = visitor.texts.game.life
  const window = visitor.page.getByRole('dialog', { name: mountain.title })
  await window.getByText(QUESTION.text.dk).waitFor()
  await window.getByRole('button', { name: RIGHT.dk }).click()
  await window.getByText(mountain.right).waitFor()
})

const said = (text: string): Said => ({ dk: text, en: text, no: text, se: text })
const RIGHT = said('fire')
const QUESTION = { text: said('Hvad er to og to?'), options: [said('en'), said('to'), RIGHT, said('otte')] }

/** Writes a question into the database that the dog has just paid for; its third answer is right. */
async function askOnMountain(server: ParkServer, dog: number) {
  const database = server.database
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const op = 'insert into op (id, kind, request_hash, at, result) values (?, ?, ?, ?, ?)'
  const question = 'insert into question (id, dog_id, asked, "right", asked_at) values (?, ?, ?, 2, ?)'
  await database.batch([
    database.prepare(op).bind(id, 'ask', 'of a test', now, '{}'),
    database.prepare(question).bind(id, dog, JSON.stringify(QUESTION), now),
  ])
}

import { expect } from 'vitest'
import { losesSeat, takesSeat } from './committee-seat.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import type { Visitor } from './visitor.ts'

/** A quarter of the pixels: nothing here is about the picture. */
const SMALL = { width: 800, height: 600 }

/** The member on a page, a reader who has the park as text, and an onlooker who takes down what everybody is told. */
async function company(park: Park) {
  const member = await park.player({ dogs: ['Hjulmand'] })
  await takesSeat(park.server, member)
  const told: string[] = []
  const [host, reader] = await Promise.all([
    park.enters(member, { room: 'party-lawn', viewport: SMALL }),
    park.enters({ dogs: ['Læsehund'], language: 'dk' }, { room: 'party-lawn', viewport: SMALL, isPlain: true }),
    park.bot({ dogs: ['Kikker'] }, 'party-lawn').then((bot) => {
      bot.onTold = (message) => told.push(JSON.stringify(message))
    }),
  ])
  await reader.panes.open('dogs')
  return { member, host, reader, told }
}

/** Walks to a thing by its row of the park as text, which opens it. */
async function goesTo(visitor: Visitor, thing: 'spinningWheel' | 'colourRoulette', title: string) {
  const { around } = visitor.texts.game
  await visitor.panes.open('dogs')
  await visitor.presses(visitor.button(`${around.does.open}: ${around.thing[thing]}`))
  await visitor.page.getByRole('dialog', { name: title }).waitFor()
}

/** Waits until the visitor is told one of these sentences, whoever is named in it. */
async function isTold({ page }: Visitor, sentences: readonly string[]) {
  const words = sentences.map((text) => text.replaceAll(/\{\{\w+\}\}/g, '.+').replace(/\.$/, ''))
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${words.join('|')})\\.$`) })
    .first()
    .waitFor()
}

it('a member decorates, spins and colours before one who reads the park as text, until the term ends', async ({
  park,
}) => {
  const { member, host, reader, told } = await company(park)
  const { festive, wheel, roulette } = host.texts.late
  const toRead = reader.texts.late

  await host.presses(host.button(host.texts.game.hand.decorate))
  await host.presses(host.button(festive.kind.maypole))
  await isTold(host, [festive.stood])
  const here = reader.page.getByRole('region', { name: toRead.festive.here })
  await here.getByText(toRead.festive.kind.maypole, { exact: true }).waitFor()

  await goesTo(host, 'spinningWheel', wheel.title)
  await host.presses(host.button(wheel.key.open))
  // Who is elsewhere in the room is told of it, and led there.
  await reader.presses(reader.button(toRead.wheel.key.see))
  await reader.presses(reader.button(toRead.wheel.key.join))
  await host.page.getByRole('region', { name: wheel.numbers }).getByText('Læsehund').waitFor()
  await host.presses(host.button(wheel.key.spin))
  for (const one of [host, reader]) {
    await isTold(one, Object.values(one.texts.late.wheel.sector))
    await one.page.getByText(one.texts.late.wheel.proof.right).waitFor()
  }

  await goesTo(host, 'colourRoulette', roulette.title)
  await host.presses(host.button(roulette.key.ask.replace('{{name}}', 'Læsehund')))
  await reader.presses(reader.button(toRead.roulette.key.yes))
  for (const one of [host, reader]) await isTold(one, [one.texts.late.roulette.drawn])
  expect(told.some((message) => message.includes('"tint":{'))).toBe(true)
  expect(told.some((message) => message.includes('tintAsked'))).toBe(false)

  await losesSeat(park.server, member)
  await host.button(roulette.key.own).waitFor({ state: 'detached' })
  await host.button(host.texts.game.hand.decorate).waitFor({ state: 'detached' })
  await here.waitFor({ state: 'detached' })
})

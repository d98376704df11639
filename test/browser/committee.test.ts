import { expect } from 'vitest'
import { losesSeat, takesSeat } from './committee-seat.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

/** Walks to a thing by its row of the park as text, which opens it. */
async function goesTo(visitor: Visitor, thing: 'spinningWheel' | 'colourRoulette', title: string) {
  const { around } = visitor.texts.game
  await visitor.panes.open('dogs')
  await visitor.presses(visitor.button(`${around.does.open}: ${around.thing[thing]}`))
  await visitor.page.getByRole('dialog', { name: title }).waitFor()
}

const goesToWheel = (visitor: Visitor) => goesTo(visitor, 'spinningWheel', visitor.texts.late.wheel.title)
const goesToRoulette = (visitor: Visitor) => goesTo(visitor, 'colourRoulette', visitor.texts.late.roulette.title)

/** Waits until the visitor is told one of these sentences, whoever is named in it. */
async function isTold({ page }: Visitor, sentences: readonly string[]) {
  const words = sentences.map((text) => text.replaceAll(/\{\{\w+\}\}/g, '.+').replace(/\.$/, ''))
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${words.join('|')})\\.$`) })
    .first()
    .waitFor()
}

it('a member spins the wheel and has a dog coloured that reads the park as text, until the term ends', async ({
  park,
}) => {
  const member = await park.player({ dogs: ['Hjulmand'] })
  await takesSeat(park.server, member)
  const host = await park.enters(member, { room: 'party-lawn' })
  const reader = await park.enters({ dogs: ['Læsehund'], language: 'dk' }, { room: 'party-lawn' })
  const onlooker = await park.bot({ dogs: ['Kikker'] }, 'party-lawn')
  const seen: string[] = []
  onlooker.onTold = (told) => seen.push(JSON.stringify(told))

  await goesToWheel(host)
  await host.presses(host.button(host.texts.late.wheel.key.open))
  // Who is elsewhere in the room is told of it, and led there.
  await reader.presses(reader.button(reader.texts.late.wheel.key.see))
  await reader.presses(reader.button(reader.texts.late.wheel.key.join))
  await host.page.getByRole('region', { name: host.texts.late.wheel.numbers }).getByText('Læsehund').waitFor()
  await host.presses(host.button(host.texts.late.wheel.key.spin))
  for (const one of [host, reader]) {
    await isTold(one, Object.values(one.texts.late.wheel.sector))
    await one.page.getByText(one.texts.late.wheel.proof.right).waitFor()
  }

  await goesToRoulette(host)
  await host.presses(host.button(host.texts.late.roulette.key.ask.replace('{{name}}', 'Læsehund')))
  await reader.presses(reader.button(reader.texts.late.roulette.key.yes))
  for (const one of [host, reader]) await isTold(one, [one.texts.late.roulette.drawn])
  await onlooker.until(() => seen.some((told) => told.includes('"tint":{')))
  expect(seen.some((told) => told.includes('tintAsked'))).toBe(false)

  const own = host.button(host.texts.late.roulette.key.own)
  await losesSeat(park.server, member)
  await own.waitFor({ state: 'detached' })
  await host.page.getByText(host.texts.late.roulette.closed).waitFor()
})

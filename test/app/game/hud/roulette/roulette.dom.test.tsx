import { expect, it } from 'vitest'
import { ROULETTE, ROULETTE_LIMITS, ROULETTE_USES, tintBy } from '#durable/rules/committee/roulette.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { seedIsThere, using } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, lotOf } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const committee = { from: NOON - 1000, until: NOON + 10 * DAY_MS, terms: 1 }

/** Goes to the roulette by its row of the park as text. */
async function goesToRoulette({ press, passes, find, texts }: EnteredPark) {
  const { around } = texts.game
  await press(`${around.does.open}: ${around.thing.colourRoulette}`)
  await passes(10_000)
  await find('dialog', texts.late.roulette.title)
}

/** Another dog uses the roulette. */
async function uses(page: EnteredPark, dog: Socket, thing: string, how?: number) {
  dog.send({ ...using(how), thing })
  await seedIsThere()
  await page.passes(100)
}

const named = (text: string, name: string) => text.replace('{{name}}', name)

function drawnIn({ texts: { late } }: EnteredPark, name: string): string {
  return named(late.roulette.drawn, name).replace('{{colour}}', late.roulette.colour[tintBy(lotOf('1').seed)])
}

it.each(['dk', 'en', 'no', 'se'] as const)(
  'a dog is asked, says yes, and is told its colour (%s)',
  async (language) => {
    const page = await enteredPark({ room: 'party-lawn', language })
    const { roulette } = page.texts.late
    const bella = page.meets(2, 'Bella', { committee })
    await uses(page, bella, `${ROULETTE}:${ME}`)
    await page.findByText(named(roulette.question, 'Bella'))
    await page.press(roulette.key.yes)
    await seedIsThere()
    await page.findByText(drawnIn(page, 'Luna'))
    expect(page.queryByText(named(roulette.question, 'Bella'))).toBeNull()
  },
)

it('a dog that says no keeps its colour', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const { roulette } = page.texts.late
  const bella = page.meets(2, 'Bella', { committee })
  await uses(page, bella, `${ROULETTE}:${ME}`)
  await page.press(roulette.key.no)
  expect(page.queryByText(named(roulette.question, 'Bella'))).toBeNull()
  expect(bella.last).toEqual({ type: 'tintAnswered', dog: ME, yes: false })
})

it('a question that is not answered goes by itself', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const { roulette } = page.texts.late
  await uses(page, page.meets(2, 'Bella', { committee }), `${ROULETTE}:${ME}`)
  await page.findByText(named(roulette.question, 'Bella'))
  await page.passes(ROULETTE_LIMITS.answerMs)
  expect(page.queryByText(named(roulette.question, 'Bella'))).toBeNull()
})

it('a member asks a dog, and is told what it says', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  const { roulette } = page.texts.late
  const max = page.meets(3, 'Max')
  await goesToRoulette(page)
  await page.press(named(roulette.key.ask, 'Max'))
  await page.findByText(named(roulette.waits, 'Max'))
  await uses(page, max, ROULETTE, ROULETTE_USES.no)
  await page.findByText(named(roulette.said.no, 'Max'))
})

it('a member has the own dog coloured', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  await goesToRoulette(page)
  await page.press(page.texts.late.roulette.key.own)
  await seedIsThere()
  await page.findByText(drawnIn(page, 'Luna'))
})

it('who does not sit on the committee is offered nothing', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const { roulette } = page.texts.late
  page.meets(3, 'Max')
  await goesToRoulette(page)
  await page.findByText(roulette.closed)
  expect(page.queryByRole('button', { name: named(roulette.key.ask, 'Max') })).toBeNull()
  expect(page.queryByRole('button', { name: roulette.key.own })).toBeNull()
})

it('[PC2] says so in the moment in which the term is over', async () => {
  const until = NOON + 60_000
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee: { ...committee, until } } })
  await goesToRoulette(page)
  const key = await page.find('button', page.texts.late.roulette.key.own)
  // The room knows it before the page does.
  page.park.now = until
  await page.user.click(key)
  await page.findByText(page.texts.refusals['term-over'])
})

import { expect, it } from 'vitest'
import { WHEEL_ROUND, WHEEL_USES, drawnBy } from '#durable/rules/committee/wheel.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { seedIsThere, using } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, lotOf } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const committee = { from: NOON - 1000, until: NOON + 10 * DAY_MS, terms: 1 }

/** Goes to the wheel by its row of the park as text. */
async function goesToWheel({ press, passes, find, texts }: EnteredPark) {
  const { around } = texts.game
  await press(`${around.does.open}: ${around.thing.spinningWheel}`)
  await passes(10_000)
  await find('dialog', texts.late.wheel.title)
}

/** Another dog opens a round. */
async function opens(page: EnteredPark, dog: Socket) {
  dog.send(using(WHEEL_USES.join))
  await seedIsThere()
  await page.passes(100)
}

function resultIn({ texts }: EnteredPark, name: string, dogs: number): string {
  const { sector } = drawnBy(lotOf('1').seed, dogs)
  return `${texts.late.wheel.sector[sector].replace('{{name}}', name)}.`
}

it('a member opens a round at the wheel, and spins', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  await goesToWheel(page)
  await page.press(page.texts.late.wheel.key.open)
  await page.press(page.texts.late.wheel.key.spin)
  await page.findByText(resultIn(page, 'Luna', 1))
  await page.findByText(page.texts.late.wheel.proof.right)
})

it('[PC2] says so in the moment in which the term is over', async () => {
  const until = NOON + 60_000
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee: { ...committee, until } } })
  await goesToWheel(page)
  const key = await page.find('button', page.texts.late.wheel.key.open)
  // The room knows it before the page does.
  page.park.now = until
  await page.user.click(key)
  await page.findByText(page.texts.refusals['term-over'])
})

it.each(['dk', 'en', 'no', 'se'] as const)(
  'who does not sit on it takes a number and gives it back (%s)',
  async (language) => {
    const page = await enteredPark({ room: 'party-lawn', language })
    const { wheel } = page.texts.late
    await goesToWheel(page)
    await page.findByText(wheel.closed)
    expect(page.queryByRole('button', { name: wheel.key.open })).toBeNull()
    await opens(page, page.meets(2, 'Bella', { committee }))
    expect(page.queryByRole('button', { name: wheel.key.spin })).toBeNull()
    await page.press(wheel.key.join)
    await page.press(wheel.key.leave)
    await page.find('button', wheel.key.join)
  },
)

it('tells who is elsewhere in the room, leads to the wheel, and says what was drawn', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const bella = page.meets(2, 'Bella', { committee })
  await opens(page, bella)
  await page.findByText(page.texts.late.wheel.opened.replace('{{name}}', 'Bella'))
  bella.send(using(WHEEL_USES.spin))
  await page.findByText(resultIn(page, 'Bella', 1))
  await page.passes(WHEEL_ROUND.restMs)
  expect(page.queryByText(resultIn(page, 'Bella', 1))).toBeNull()
})

it('[PC11] says where the seed does not fit the hash that was told before', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const bella = page.meets(2, 'Bella', { committee })
  await goesToWheel(page)
  await opens(page, bella)
  const wheel = bella.of('wheelSet').at(-1)!.wheel!
  const other = lotOf('another')
  page.park.own
    .get(ME)!
    .take(
      JSON.stringify([
        { type: 'wheelSet', wheel: { ...wheel, hash: other.hash, drawn: { seed: other.seed, at: page.park.now } } },
      ]),
    )
  await page.findByText(page.texts.late.wheel.proof.wrong)
})

import { expect, it } from 'vitest'
import { ABILITY_ROWS } from '#durable/rules/sheets/abilities.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'
import { NOON } from '#test/support/park.ts'

const committee = { from: NOON - 1000, until: NOON + 10 * 24 * 60 * 60 * 1000, terms: 1 }

it.each(['dk', 'en', 'no', 'se'] as const)(
  '[SD31] an open window of the wheel says when it is switched off, and offers it no more (%s)',
  async (language) => {
    const page = await enteredPark({ room: 'party-lawn', visitor: { committee }, language })
    const { around } = page.texts.game
    const { wheel } = page.texts.late
    await page.press(`${around.does.open}: ${around.thing.spinningWheel}`)
    await page.passes(10_000)
    await page.find('button', wheel.key.open)
    page.server.fields.parkAbilities = ABILITY_ROWS.map(({ id: key, ...row }) => ({
      ...{ dogs: null, lasts: null, pieces: null, stands: null, key },
      ...row,
      isOn: key !== 'wheel',
    }))
    page.park.learn([{ type: 'nudge-all', about: 'abilities' }])
    await page.findByText(wheel.off)
    expect(page.queryByRole('button', { name: wheel.key.open })).toBeNull()
  },
)

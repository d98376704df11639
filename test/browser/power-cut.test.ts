import { expect } from 'vitest'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'

/** The promised time on two quiet cores. A busy machine gets as much more as a line takes there before the power cut. */
const BACK_WITHIN_MS = 10_000

const it = testInOwn(() => ParkServer.open())

it('brings both dogs back to their places with the log within 10 s of the restart of a killed workerd', async ({
  park,
}) => {
  const rex = await park.enters({ dogs: ['Rex'] })
  const fie = await park.enters({ dogs: ['Fie'] })

  const start = await fie.roster.whereIs('Rex')
  await rex.page.keyboard.down('ArrowUp')
  await fie.roster.seesMove('Rex', start)
  await rex.page.keyboard.up('ArrowUp')
  const place = await fie.roster.standsAt('Rex')
  // A line is sent only when it is stored, and the places of both dogs are stored with it.
  const saidAt = Date.now()
  await rex.say('here I stand')
  await fie.hears('here I stand')
  const usualMs = Date.now() - saidAt

  await park.server.crash()
  await park.server.start()
  const startedAt = Date.now()
  await Promise.all([rex.say('Rex is back'), fie.say('Fie is back')])
  await Promise.all([rex.hears('Fie is back'), fie.hears('Rex is back')])
  const backAfterMs = Date.now() - startedAt

  expect(await fie.roster.standsAt('Rex')).toBe(place)
  expect(await fie.log().getByText('here I stand', { exact: true }).count()).toBe(1)
  expect(backAfterMs).toBeLessThan(BACK_WITHIN_MS + usualMs)
  // The lost connections are expected here.
  rex.troubles.length = fie.troubles.length = 0
})

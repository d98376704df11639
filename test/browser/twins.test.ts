import { expect } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { intercept } from './intercept.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import type { Park } from './park.ts'

const it = testInOwn(() => ParkServer.open({ ROOM_MAX_DOGS: '2' }))

/** Fills the plaza with two bots, and puts a third one into its twin. */
async function fullPlaza(park: Park, [one, two, third]: readonly [string, string, string]) {
  await park.bot({ dogs: [one] })
  const bots = { second: await park.bot({ dogs: [two] }), inTwin: await park.bot({ dogs: [third] }) }
  expect(bots.inTwin.welcome?.room).toBe('plaza~2')
  return bots
}

it('leads a dog to a friend in the twin, found by the beginning of its name', async ({ park }) => {
  const { second, inTwin } = await fullPlaza(park, ['Blive', 'Flytte', 'Venskab'])
  // One bot leaves, so that the visitor fits into the plaza.
  await second.leave()
  const visitor = await park.enters({ dogs: ['Finder'] })
  await visitor.finds('Vensk')
  // A request that fails must be shown, and can be tried again.
  const stop = await intercept(visitor.page, '**/api/graphql', (route) => route.abort('connectionfailed'))
  await visitor.goesTo('Venskab')
  await visitor.page.getByText(REFUSAL_TEXTS['try-again'].en).first().waitFor()
  await stop()
  await visitor.goesTo('Venskab')
  await visitor.isIn(visitor.texts.game.roster.twin.replace('{{number}}', '2'))
  await visitor.roster.whereIs('Venskab')
  await visitor.say('There you are!')
  await inTwin.until(() => inTwin.lines.some(({ text }) => text === 'There you are!'))
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en as REFUSALS } from '#durable/protocol/refusal-texts/en.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'
import type { Viewport } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open({ ROOM_MAX_DOGS: '2' }), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

async function inThePark(email: string, viewport?: Viewport): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { url: server.url, ...(viewport && { viewport }) })
  await visitor.signIn(email)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  return visitor
}

it('a full room opens a twin; one finds a friend there by name, goes to meet it, and they talk', async () => {
  const bella = await inThePark('player@voffpark.test')
  const luna = await inThePark('supporter@voffpark.test')
  const third = await inThePark('mod@voffpark.test', PHONE)
  const second = bella.texts.game.roster.twin.replace('{{number}}', '2')
  await third.isIn(second)
  await third.finds('Luna')
  await third.goesTo('Luna')
  await third.page.getByText('It is full there right now').first().waitFor()
  await bella.finds('Fre')
  // A question that gets no answer is no silence, and one asks again.
  await bella.page.route('**/api/graphql', (route) => route.abort('connectionfailed'))
  await bella.goesTo('Freja')
  await bella.page.getByText(REFUSALS['try-again']).first().waitFor()
  await bella.page.unroute('**/api/graphql')
  await bella.goesTo('Freja')
  await bella.isIn(second)
  await bella.roster.whereIs('Freja')
  await bella.say('There you are!')
  await third.hears('There you are!')
  expect(await luna.log().getByText('There you are!').count()).toBe(0)
  for (const visitor of [bella, luna, third]) {
    expect(visitor.troubles).toEqual([])
    await visitor.leave()
  }
})

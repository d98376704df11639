import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessText } from '#durable/protocol/access-texts.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

/** Parts of the picture, as the camera shows it to a dog that comes in: the end of the path, doors of houses. */
const EAST_PATH = [0.97, 0.75] as const
const DOOR_OF = { banden: [0.333, 0.14], klanen: [0.644, 0.14] } as const

async function fromPlazaToLane(email: string): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { url: server.url })
  await visitor.signIn(email)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  await visitor.walksUntilIn('Pack Lane', EAST_PATH)
  return visitor
}

it('a dog walks from the plaza through two doors to the house of its pack, and keeps what it was writing', async () => {
  const bella = await fromPlazaToLane('player@voffpark.test')
  const draft = bella.page.getByRole('textbox', { name: bella.texts.game.say.label })
  await draft.fill('Are you')
  await bella.walksUntilIn('The Workshop of the Gang', DOOR_OF.banden)
  expect(await draft.inputValue()).toBe('Are you')
  await bella.say('Anybody home?')
  await bella.hears('Anybody home?')
  expect(bella.troubles).toEqual([])
  await bella.leave()
})

it('a dog of another pack is told whose door it is, and stays outside', async () => {
  const luna = await fromPlazaToLane('supporter@voffpark.test')
  const whose = luna.page.getByText(accessText('en', { reason: 'only-pack', pack: 'klanen' }))
  await luna.walksUntilSees(whose, DOOR_OF.klanen)
  await luna.standsAt('Luna')
  await luna.isIn('Pack Lane')
  expect(luna.troubles).toEqual([])
  await luna.leave()
})

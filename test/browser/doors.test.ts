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

/** Parts of the picture, as the camera shows it to a dog that comes in: the end of the path, the door of the Clan. */
const EAST_PATH = [0.97, 0.75] as const
const DOOR_OF_KLANEN = [0.644, 0.14] as const
const CLAN_HALL = 'The Shield Hall of the Clan'
const ONLY_THE_CLAN = accessText('en', { reason: 'only-pack', pack: 'klanen' })

async function onThePlaza(email: string): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { url: server.url })
  await visitor.signIn(email)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  return visitor
}

it('a dog goes by the map to the cinema, can be called off, and its player writes on meanwhile', async () => {
  const bella = await onThePlaza('player@voffpark.test')
  const draft = bella.field()
  await draft.fill('Are you')
  await bella.setsOutFor('The Cinema')
  await bella.page.keyboard.press('Escape')
  await bella.onTheWayTo('The Cinema').waitFor({ state: 'detached' })
  await bella.setsOutFor('The Cinema')
  await bella.isIn('Market Street')
  await bella.isIn('The Cinema')
  await bella.onTheWayTo('The Cinema').waitFor({ state: 'detached' })
  expect(await draft.inputValue()).toBe('Are you')
  await bella.say('Anybody here?')
  await bella.hears('Anybody here?')
  expect(bella.troubles).toEqual([])
  await bella.leave()
})

it('a dog of another pack is told whose door it is, by the door and on the map, and goes to its own house', async () => {
  const luna = await onThePlaza('supporter@voffpark.test')
  await luna.walksUntilIn('Pack Lane', EAST_PATH)
  await luna.walksUntilSees(luna.page.getByText(ONLY_THE_CLAN), DOOR_OF_KLANEN)
  await luna.standsAt('Luna')
  await luna.isIn('Pack Lane')
  const hall = await luna.spotOf(CLAN_HALL)
  expect(await hall.getAttribute('aria-label')).toBe(`${CLAN_HALL}, 0 dogs, closed: ${ONLY_THE_CLAN}`)
  await hall.press('Enter')
  await luna.page.getByRole('status').filter({ hasText: CLAN_HALL }).getByText(ONLY_THE_CLAN).waitFor()
  expect(await luna.button(luna.texts.game.map.go).count()).toBe(0)
  await luna.setsOutFor('The Office of the Company')
  await luna.isIn('The Office of the Company')
  expect(luna.troubles).toEqual([])
  await luna.leave()
})

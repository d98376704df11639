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
const LUNAS_COAT = [0xf6, 0xf0, 0xe6] as const
const CLAN_HALL = 'The Shield Hall of the Clan'
const ONLY_THE_CLAN = accessText('en', { reason: 'only-pack', pack: 'klanen' })

async function onThePlaza(email: string, { hasCard = true } = {}): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { url: server.url })
  if (!hasCard) await takeCard(visitor)
  await visitor.signIn(email)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  return visitor
}

/** From now on the browser has no graphics card for its pages. */
async function takeCard({ page }: Visitor) {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (get, canvas, [kind, ...rest]: unknown[]) =>
        kind === '2d' ? Reflect.apply(get, canvas, [kind, ...rest]) : null,
    })
  })
}

/** How many pixels of the park are of exactly this colour, red, green and blue. */
function pixelsOf({ page }: Visitor, colour: readonly [number, number, number]): Promise<number> {
  return page.locator('[data-park] canvas').evaluate((canvas, [red, green, blue]) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let found = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1
    return found
  }, colour)
}

/** Which second of the film somebody sees; null while none is running. */
function secondSeen({ page }: Visitor): Promise<number | null> {
  return page.evaluate(() => {
    const film = document.querySelector('video')
    return film && !film.paused && film.currentTime > 0 ? film.currentTime : null
  })
}

it('a dog goes by the map to the cinema, can be called off, its player writes on, and sees the film that others see', async () => {
  const [bella, luna] = await Promise.all([onThePlaza('player@voffpark.test'), onThePlaza('supporter@voffpark.test')])
  await luna.setsOutFor('The Cinema')
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
  await luna.isIn('The Cinema')
  const { game, late } = bella.texts
  await bella.say('/sit')
  await luna.presses(luna.button(game.life.cinema.open))
  // Whoever has asked for little motion is asked first.
  for (const dog of [bella, luna]) await dog.presses(dog.button(late.cinema.play))
  const apart = async () => {
    const [hers, his] = await Promise.all([secondSeen(bella), secondSeen(luna)])
    return hers === null || his === null ? Infinity : Math.abs(hers - his)
  }
  await expect.poll(apart, { timeout: 45_000, interval: 200 }).toBeLessThan(1)
  await bella.presses(bella.button(late.cinema.clap))
  await luna.page.locator('[class*="emote"][style*="visible"]').waitFor()
  await bella.setsOutFor('Market Street')
  await bella.isIn('Market Street')
  await bella.page.getByRole('dialog', { name: game.life.cinema.title }).waitFor({ state: 'detached' })
  expect([...bella.troubles, ...luna.troubles]).toEqual([])
  await Promise.all([bella.leave(), luna.leave()])
}, 240_000)

it('a dog of another pack is told whose door it is, by the door and on the map, and goes to its own house; without a graphics card, in compatibility mode', async () => {
  const luna = await onThePlaza('supporter@voffpark.test', { hasCard: false })
  await luna.presses(luna.page.getByRole('link', { name: luna.texts.game.plain.use, exact: true }))
  await luna.inPark()
  expect(new URL(luna.page.url()).searchParams.get('compatiblity')).toBe('1')
  await expect.poll(() => pixelsOf(luna, LUNAS_COAT), { timeout: 20_000 }).toBeGreaterThan(100)
  await luna.walksUntilIn('Pack Lane', EAST_PATH)
  await luna.walksUntilSees(luna.page.getByText(ONLY_THE_CLAN), DOOR_OF_KLANEN)
  await luna.roster.standsAt('Luna')
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

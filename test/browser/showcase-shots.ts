import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Bot } from '#test/bots/bot.ts'
import { setsClock } from './page-clock.ts'
import type { ParkServer } from './park-server.ts'
import { Park } from './park.ts'
import type { Wanted } from './player.ts'
import { Visitor } from './visitor.ts'

/** The times of the scenes, epoch ms: noon and evening in autumn and winter, and a winter's day with snow in the air. */
const AUTUMN = { noon: at(10, 8, 11), evening: at(10, 8, 18) }
const WINTER = { noon: at(1, 12, 11), evening: at(1, 12, 17) }
/** The dogs come to their places, and the camera to rest. */
const SETTLES_MS = 5000
/** A round of the game has begun, and there are cats on the lawn. */
const MID_ROUND_MS = 14_000

/** The coats of the dogs, and what is on their heads. */
const LOOKS = [
  ['#e9b877', 'beanie'],
  ['#7aa2dc', 'wizard-hat'],
  ['#b8653a', 'party-hat'],
  ['#8f8a9a', 'crown'],
  ['#7fa35a', 'flower'],
  ['#c9738a', 'viking-helmet'],
  ['#e6c66a', 'sou-wester'],
  ['#3a3846', 'beanie'],
] as const
/** A name is taken for as long as the park is open, so each scene has others. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'plaza-winter': ['Baldrian', 'Sif', 'Tor', 'Embla', 'Ask', 'Livsen', 'Frode', 'Nanna'],
  'plaza-autumn': ['Karla', 'Musse', 'Bamse', 'Fru Snude', 'Smør'],
  'hat-shop': ['Perle', 'Knut', 'Sokken', 'Dagny'],
  map: ['Vega'],
  market: ['Selma', 'Pjusk', 'Tjalfe', 'Olga', 'Birk', 'Rosin'],
  cave: ['Ugle', 'Kvist', 'Mira'],
  arcade: ['Vaktel'],
}

/** Where they stand, tiles from the first one. */
const SPOTS = [[0, 0], [2, 1], [-2, 1], [3, -1], [-4, 0], [1, 3], [-1, 3], [5, 1]] as const // prettier-ignore

type Showcase = { server: ParkServer; folder: string }
type Scene = { name: string; room: string; time: number }

/** Takes the eight pictures that show the park best, for the README. */
export async function shootShowcase(browser: Browser, { server, folder }: Showcase) {
  mkdirSync(folder, { recursive: true })
  const picture = (name: string) => join(folder, `${name}.png`)
  await startPage(browser, server, picture('start'))

  await inPark(browser, server, { name: 'plaza-winter', room: 'plaza', time: WINTER.noon }, async ({ host }) => {
    await host.shoot(picture('plaza-winter'))
  })
  await inPark(browser, server, { name: 'plaza-autumn', room: 'plaza', time: AUTUMN.noon }, async ({ host, bots }) => {
    bots[0]?.say('Shall we play by the pond?')
    bots[1]?.say('Yes! First to the bridge')
    await host.say('Wait for me, I just woke up')
    for (const line of ['Shall we play', 'Yes! First', 'Wait for me'])
      await host.page.locator('[data-bubble]', { hasText: line }).waitFor({ state: 'attached' })
    await host.page.waitForTimeout(1000)
    await host.shoot(picture('plaza-autumn'))
  })
  await inPark(browser, server, { name: 'hat-shop', room: 'hat-shop', time: AUTUMN.noon }, async ({ host }) => {
    const { game, late } = host.texts
    await host.pressesRoomKey(game.life.shop.open)
    await host.presses(host.page.getByRole('list', { name: late.shop.shelves }).getByRole('button').nth(2))
    await host.shoot(picture('hat-shop'))
  })
  await inPark(browser, server, { name: 'map', room: 'meadow', time: AUTUMN.noon }, async ({ host }) => {
    await host.presses(host.button(host.texts.game.bar.map))
    await host.page.getByRole('dialog').waitFor()
    await host.shoot(picture('map'))
  })
  await inPark(browser, server, { name: 'market', room: 'market-street', time: WINTER.evening }, async ({ host }) => {
    await host.shoot(picture('market-winter-evening'))
  })
  await inPark(browser, server, { name: 'cave', room: 'wisdom-cave', time: AUTUMN.noon }, async ({ host }) => {
    await host.shoot(picture('wisdom-cave'))
  })
  await inPark(browser, server, { name: 'arcade', room: 'arcade', time: AUTUMN.noon }, async ({ host }) => {
    const { arcade, game } = host.texts
    await host.panes.open('dogs')
    const cabinet = `${game.around.does.play}: ${game.around.thing.catsFree}`
    await host.presses(host.button(cabinet))
    await host.presses(host.button(arcade.shell.card.play))
    await host.page.waitForTimeout(MID_ROUND_MS)
    await host.shoot(picture('cats-free'))
  })
}

async function startPage(browser: Browser, server: ParkServer, path: string) {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'en' })
  await setsClock(visitor.page, AUTUMN.noon)
  await visitor.goTo('/')
  await visitor.shoot(path)
  await visitor.leave()
}

/** Plays a scene with the first of its dogs, round which the others stand. */
async function inPark(
  browser: Browser,
  server: ParkServer,
  { name, room, time }: Scene,
  play: (cast: { host: Visitor; bots: readonly Bot[] }) => Promise<void>,
) {
  const park = new Park(server, browser)
  const before = ({ page }: Visitor) => setsClock(page, time)
  const [first, ...others] = (NAMES[name] ?? []).map(actor)
  if (!first) throw new Error(`${name} has no dogs`)
  const player = await park.player(first)
  const host = await park.enters(player, { room, before })
  const bots: Bot[] = []
  for (const other of others) bots.push(await park.bot(other, room))
  await host.panes.putAway()
  const skip = host.button(host.texts.late.firstWalk.skip)
  if (await skip.isVisible()) await host.presses(skip)
  const stands = bots[0]?.goalOf(player.dogs[0]?.id ?? 0)
  if (stands)
    for (const [place, bot] of bots.entries()) {
      const [aside, down] = SPOTS[place + 1] ?? [0, 0]
      bot.walk(stands.x + aside, stands.y + down)
    }
  await host.page.waitForTimeout(SETTLES_MS)
  await play({ host, bots })
  await park.end()
}

function actor(name: string, place: number): Wanted {
  const [color, hat] = LOOKS[place] ?? LOOKS[0]
  return { dogs: [{ name, color, wear: { hat } }] }
}

/** This month, day and hour (UTC) of the present year, epoch ms. */
function at(month: number, day: number, hour: number): number {
  return Date.UTC(new Date().getUTCFullYear(), month - 1, day, hour)
}

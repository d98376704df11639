// Takes pictures of every page and of the park, per viewport and language, for people to look at: npm run shots.
// `-- --readme` takes those of the README instead, `-- --showcase` its eight scenes of the park, `-- --site` only the public pages, `-- --park [scene…]` the park,
// `-- --rooms [room…]` the rooms through the year (`--time=night` at one time), `-- --crowd` eighteen dogs of which six talk,
// `-- --things` what is used: ball, bell, benches and fountain, `-- --committee` what the party committee does and is asked,
// `-- --editor` the tabs of the editor and the map desk.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { shootCommittee } from './committee-shots.ts'
import { BELLA, comeAlong, LINES, settle, stepsTo } from './company.ts'
import { shootCrowd } from './crowd-shots.ts'
import { shootEditor } from './editor-shots.ts'
import { byDaylight } from './park-scenes/scene.ts'
import type { Device } from './park-scenes/scene.ts'
import { ParkServer } from './park-server.ts'
import { shootPark } from './park-shots.ts'
import { shootRooms } from './room-shots.ts'
import { shootShowcase } from './showcase-shots.ts'
import { ELSEWHERE } from './site-pages.ts'
import { shootSite } from './site-shots.ts'
import { shootThings } from './thing-shots.ts'
import { DESKTOP, PHONE, Visitor } from './visitor.ts'
import type { Viewport } from './visitor.ts'

const SHOTS = 'test/shots'
const README = 'test/browser/pictures'
const SEEDED = { player: 'player@voffpark.test', supporter: 'supporter@voffpark.test', mod: 'mod@voffpark.test' }

const SMALL_DESKTOP = { width: 1024, height: 768 }

const DEVICES: readonly Device[] = [
  { name: 'desktop', viewport: DESKTOP, ratio: 1 },
  { name: 'phone', viewport: PHONE, isTouch: true, ratio: 2 },
  { name: 'landscape', viewport: { width: 844, height: 390 }, isTouch: true, ratio: 2 },
]

const server = await ParkServer.open(ELSEWHERE)
const browser = await launchChromium()
try {
  if (process.argv.includes('--readme')) await readmePictures(browser)
  else if (process.argv.includes('--showcase'))
    await shootShowcase(browser, { server, folder: join(README, 'showcase') })
  else if (process.argv.includes('--site')) await publicPages(browser)
  else if (process.argv.includes('--park')) await parkPictures(browser)
  else if (process.argv.includes('--rooms')) await roomPictures(browser)
  else if (process.argv.includes('--crowd')) await crowdPictures(browser)
  else if (process.argv.includes('--things')) await thingPictures(browser)
  else if (process.argv.includes('--committee')) await committeePictures(browser)
  else if (process.argv.includes('--editor')) await editorPictures(browser)
  else {
    await everything(browser)
    await parkPictures(browser)
    await roomPictures(browser)
    await crowdPictures(browser)
    await thingPictures(browser)
    await committeePictures(browser)
    await editorPictures(browser)
    await publicPages(browser)
  }
} finally {
  await browser.close()
  await server.close()
}

async function everything(browser: Browser) {
  for (const viewport of [DESKTOP, PHONE]) {
    for (const language of ['en', 'dk'] as const) await walkThrough(browser, viewport, language)
  }
}

/** Takes the public pages with seeded data, and with an empty database and no settings. */
async function publicPages(browser: Browser) {
  await shootSite(browser, { url: server.url, folder: join(SHOTS, 'site'), languages: ['dk', 'en'] })
  const nowhere = Object.fromEntries(Object.keys(ELSEWHERE).map((place) => [place, '']))
  const empty = await ParkServer.open(nowhere, 'empty')
  await shootSite(browser, { url: empty.url, folder: join(SHOTS, 'site-empty'), languages: ['dk', 'en'] })
  await empty.close()
}

/** Takes all scenes, or the named ones, on every device or `--device=phone`, in Danish or `--language=en`. */
async function parkPictures(browser: Browser) {
  for (const language of LANGUAGES.filter((one) => one === (flag('language') ?? 'dk')))
    for (const device of devices())
      await shootPark(browser, { server, folder: join(SHOTS, 'park'), language, device, only: named('--park') })
}

async function roomPictures(browser: Browser) {
  for (const device of devices())
    await shootRooms(browser, {
      url: server.url,
      folder: join(SHOTS, 'rooms'),
      device,
      only: named('--rooms'),
      time: flag('time'),
    })
}

async function crowdPictures(browser: Browser) {
  await shootCrowd(browser, { server, folder: join(SHOTS, 'crowd'), devices: devices() })
}

async function thingPictures(browser: Browser) {
  await shootThings(browser, { server, folder: join(SHOTS, 'things'), devices: devices(), only: named('--things') })
}

/** In Danish and English, or in `--language=en` alone, on a large screen and on a phone. */
async function committeePictures(browser: Browser) {
  const folder = join(SHOTS, 'committee')
  for (const device of devices().filter(({ name }) => name !== 'landscape'))
    for (const language of (['dk', 'en'] as const).filter((one) => one === (flag('language') ?? one)))
      await shootCommittee(browser, { server, folder, language, device })
}

/** In Danish and English, or in `--language=en` alone, on a large screen, a small one and a phone. */
async function editorPictures(browser: Browser) {
  const folder = join(SHOTS, 'editor')
  for (const viewport of [DESKTOP, SMALL_DESKTOP, PHONE])
    for (const language of (['dk', 'en'] as const).filter((one) => one === (flag('language') ?? one)))
      await shootEditor(browser, { server, folder, language, viewport, isTouch: viewport === PHONE })
}

async function walkThrough(browser: Browser, viewport: Viewport, language: Language) {
  const folder = join(SHOTS, `${viewport.width}-${language}`)
  mkdirSync(folder, { recursive: true })
  const visitor = await Visitor.come(browser, { url: server.url, language, viewport })
  const shoot = (name: string) => visitor.shoot(join(folder, `${name}.png`))

  await visitor.goTo('/')
  await shoot('start')
  await visitor.signIn(SEEDED.player)
  await shoot('start-signed-in')
  await visitor.goTo('/h5/choose')
  await shoot('choose')
  await visitor.button(visitor.texts.kennel.bar.kill).click()
  await shoot('choose-kill')
  for (const page of ['new', 'color/1']) {
    await visitor.goTo(`/h5/choose/${page}`)
    await shoot(page.replace('/', '-'))
  }
  await visitor.goTo('/h5/change-username')
  await shoot('change-username')
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  await visitor.say('Woof!')
  await visitor.hears('Woof!')
  await shoot('park')
  await visitor.goTo('/no-such-page')
  await shoot('not-found')
  await visitor.leave()

  const guard = await Visitor.come(browser, { url: server.url, language, viewport })
  await guard.signIn(SEEDED.mod)
  for (const page of ['reports', 'bans', 'users', 'chat', 'log'] as const) {
    await guard.goTo(`/manage/${page}`)
    await guard.page.getByRole('heading', { level: 1, name: guard.texts.manage.sections[page] }).waitFor()
    await guard.shoot(join(folder, `manage-${page}.png`))
  }
  await guard.leave()
}

async function atNoon(browser: Browser, come: Omit<Parameters<typeof Visitor.come>[1], 'url'> = {}): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { url: server.url, ...come })
  await byDaylight(visitor)
  return visitor
}

async function readmePictures(browser: Browser) {
  mkdirSync(README, { recursive: true })
  const picture = (name: string) => join(README, `${name}.png`)
  const bella = await atNoon(browser)
  await bella.goTo('/')
  await bella.shoot(picture('start'))
  await bella.signIn(SEEDED.player)
  await bella.goTo('/h5/choose')
  await bella.shoot(picture('chooser'))
  await bella.goTo('/h5/choose/color/1')
  await bella.shoot(picture('colour'))

  const mates = await comeAlong(server)
  const phone = await atNoon(browser, { language: 'dk', viewport: PHONE })
  await phone.signIn(SEEDED.supporter)
  await phone.goTo('/h5/choose')
  await phone.enterPark()
  await phone.button(phone.texts.game.roster.close).click()
  await bella.goTo('/h5/choose')
  await bella.enterPark()
  const [vaks, saffi] = mates
  const luna = [...(vaks?.dogs.keys() ?? [])].find((dog) => dog !== BELLA && mates.every((mate) => mate.dog !== dog))
  if (!vaks || !saffi || luna === undefined) throw new Error('somebody is missing')
  await settle(mates)
  for (const x of [19, 20]) await stepsTo({ visitor: bella, seenBy: vaks, dog: BELLA }, [x, 17])
  for (const x of [22, 21]) await stepsTo({ visitor: phone, seenBy: vaks, dog: luna }, [x, 19])
  // A bubble is over its dog only when the scene has been drawn.
  const isOver = (visitor: Visitor, line: string) => visitor.page.locator('[data-park]').getByText(line).first()
  const [question, answer] = LINES.en
  vaks.say(question ?? '')
  saffi.say(answer ?? '')
  await bella.say('Wait for me, I just woke up')
  for (const line of [question, answer, 'Wait for me, I just woke up']) await isOver(bella, line ?? '').waitFor()
  await bella.shoot(picture('park'))
  await isOver(phone, 'Wait for me').waitFor({ state: 'hidden' })
  await bella.say('Skal vi gå hen til dammen?')
  await phone.say('Ja, jeg elsker ænderne!')
  for (const line of ['Skal vi gå hen', 'Ja, jeg elsker ænderne!']) await isOver(phone, line).waitFor()
  await phone.shoot(picture('park-phone'))
  const { bar } = bella.texts.game
  await bella.button(bar.bag).click()
  await bella.page.getByRole('dialog').waitFor()
  await bella.shoot(picture('bag'))
  await bella.page.keyboard.press('Escape')
  await bella.button(bar.map).click()
  await bella.page.getByRole('dialog').waitFor()
  await bella.shoot(picture('map'))
  const guard = await atNoon(browser)
  await guard.signIn(SEEDED.mod)
  await guard.goTo('/manage/users')
  await guard.page.getByRole('table').waitFor()
  await guard.shoot(picture('manage'))
  await Promise.all([...mates, bella, phone, guard].map((someone) => someone.leave()))
}

/** The arguments after this one, up to the next flag. */
function named(word: string): string[] {
  const at = process.argv.indexOf(word)
  return at < 0 ? [] : process.argv.slice(at + 1).filter((each) => !each.startsWith('--'))
}

function flag(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
}

function devices(): readonly Device[] {
  return DEVICES.filter(({ name }) => name === (flag('device') ?? name))
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Bot, Told as BotTold } from '#test/bots/bot.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { Visitor } from '#test/browser/visitor.ts'
import { FilledPark } from './filled-park.ts'
import { HARMLESS_TEXTS, HOSTILE_TEXTS } from './texts.ts'
import { type Shown, WatchedPage, unsaid } from './watched-page.ts'

// Every place where a text of players or staff is shown, in two parks: one has hostile texts in all of them, the other as
// many harmless ones. In both each text is to be read as it was written, and the hostile ones make no element, no
// attribute and no kind of address that the harmless ones do not.

let browser: Browser
let servers: readonly ParkServer[]
let parks: readonly [FilledPark, FilledPark]
beforeAll(async () => {
  browser = await launchChromium()
  const [one, other] = [await ParkServer.open(), await ParkServer.open()]
  servers = [one, other]
  parks = [await FilledPark.of(one, HOSTILE_TEXTS), await FilledPark.of(other, HARMLESS_TEXTS)]
}, 300_000)
afterAll(() => Promise.all([browser.close(), ...servers.map((server) => server.close())]))

/** Names, titles and contributions, on pages that everybody sees. */
const PUBLIC_PAGES = ['/', '/team', '/credits', '/highscore/KnogleKnas', '/announcement/1', '/announcement/2']
/** One's own: names of dogs, the ban with its reason, its appeal and the record, what became of a report. */
const OWN_PAGES = ['/h5/choose', '/h5/change-username']
/** For staff: names, reasons, appeals, notes, entries of the word list, announcements, rooms of the log. */
const STAFF_PAGES = [
  '/manage/users?sort=newest',
  '/manage/users/1001',
  '/manage/bans?filter=all',
  '/manage/reports?filter=all',
  '/manage/log?filter=kick',
  '/manage/words?filter=en',
  '/manage/news',
  '/manage/news/1',
  '/manage/team',
]
/** What an address says and its page repeats: searched for, filtered, ordered by, tried, looked for. */
const ECHOES = [
  (text: string) => `/manage/chat?room=${text}&dog=${text}`,
  (text: string) =>
    `/manage/words?q=${text}&filter=${text}&sort=${text}&page=${text}&entry=${text}&language=${text}&list=${text}`,
]
/** Letters of a search that a page repeats. */
const SEARCH_MAX = 80

type Sunk = { kinds: string[]; unsaid: string[] }
type Told = { sinks: Map<string, Sunk>; harm: string[] }
type Sitting = { visitor: Visitor; watched: WatchedPage; texts: readonly string[]; told: Told }

it(`${HOSTILE_TEXTS.length} hostile texts are words on every page that shows words`, async () => {
  await expectWordsAlone(async (park, told) => {
    const [player, admin] = await Promise.all([sit(park, told, 'player'), sit(park, told, 'admin')])
    await Promise.all([readPages(player, [...PUBLIC_PAGES, ...OWN_PAGES]), readStaffPages(admin)])
    await Promise.all([leave(player), leave(admin)])
  })
}, 300_000)

it('and in the park: names, lines, news and friends, in the log, the lists and the windows', async () => {
  await expectWordsAlone(async (park, told) => {
    const mod = await sit(park, told, 'mod')
    await readPark(mod, park)
    await leave(mod)
  })
}, 300_000)

/** Goes the same way in both parks: what is in the one and not in the other is what hostile texts have made. */
async function expectWordsAlone(walk: (park: FilledPark, told: Told) => Promise<void>) {
  const tours = parks.map((park) => ({ park, told: { sinks: new Map<string, Sunk>(), harm: [] as string[] } }))
  await Promise.all(tours.map(({ park, told }) => walk(park, told)))
  const [hostile, harmless] = tours.map(({ told }) => told.sinks)
  const knownIn = (place: string) =>
    new Set([...(harmless ?? [])].flatMap(([name, { kinds }]) => (placeOf(name) === place ? kinds : [])))
  const newKinds = [...(hostile ?? [])].flatMap(([name, { kinds }]) =>
    kinds.filter((kind) => !knownIn(placeOf(name)).has(kind)).map((kind) => `${name}: ${kind}`),
  )
  const missing = tours.flatMap(({ told }) =>
    [...told.sinks].flatMap(([name, { unsaid: texts }]) => texts.map((text) => `${name}: ${text}`)),
  )
  const harm = tours.flatMap(({ told }) => told.harm)
  expect({ newKinds, missing, harm }).toEqual({ newKinds: [], missing: [], harm: [] })
}

/** Dogs and bubbles come and go: what is in the park at one time may not be there at another. */
function placeOf(name: string): string {
  return name.startsWith(PARK) ? PARK : name
}

const PARK = 'park, '

async function sit({ url, texts }: FilledPark, told: Told, name: string): Promise<Sitting> {
  const visitor = await Visitor.come(browser, { url })
  const watched = await WatchedPage.of(visitor.page)
  await visitor.signIn(`${name}@voffpark.test`)
  return { visitor, watched, texts, told }
}

async function leave({ visitor, watched, told }: Sitting) {
  told.harm.push(...watched.harm)
  await visitor.leave()
}

function keep({ told, texts }: Sitting, name: string, shown: Shown, expected = texts) {
  told.sinks.set(name, { kinds: shown.kinds, unsaid: unsaid(expected, shown) })
}

async function readPages(sitting: Sitting, paths: readonly string[]) {
  for (const path of paths) {
    await sitting.visitor.goTo(path)
    await sitting.visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    await sitting.visitor.page.waitForLoadState('networkidle')
    keep(sitting, path, await sitting.watched.shown())
  }
}

async function readStaffPages(sitting: Sitting) {
  const { visitor, watched, texts } = sitting
  await visitor.goTo('/manage/users')
  await visitor.page.getByRole('navigation', { name: visitor.texts.manage.nav }).waitFor()
  // Before the door is open, the page is not there.
  visitor.troubles.splice(0)
  await readPages(sitting, STAFF_PAGES)
  const asked = texts.map((text) =>
    encodeURIComponent(
      [...text]
        .slice(0, SEARCH_MAX)
        .join('')
        .replace(/\p{Cs}/gu, ''),
    ),
  )
  for (const echo of ECHOES) {
    const shown = await watched.served(asked.map(echo))
    const kinds = [...new Set(shown.flatMap((page) => page.kinds))]
    keep(
      sitting,
      echo('…'),
      { kinds, words: shown.map(({ words }) => words).join('\n') },
      texts.map((text) => [...text].slice(0, SEARCH_MAX).join('')),
    )
  }
}

/** What is said in the park, and its windows. */
async function readPark(sitting: Sitting, park: FilledPark) {
  const { visitor, watched } = sitting
  const { life, menu, staff, dogMenu } = visitor.texts.game
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  const crowd = park.crowd()
  await Promise.all(crowd.map((bot) => bot.enter()))
  const heard = (await Promise.all(crowd.map((bot, place) => saysAll(bot, park.shareOf(place))))).flat()
  await visitor.hears(heard.at(-1) ?? '')
  keep(sitting, `${PARK}log and lists`, await watched.shown(), [...park.shareOf(0), ...heard])
  for (const entry of [life.friends.title, menu.news, staff.report.title]) {
    await visitor.choosesInMenu(entry)
    await visitor.page.getByRole('dialog', { name: entry }).waitFor()
    await visitor.page.waitForLoadState('networkidle')
    keep(sitting, PARK + entry, await watched.shown(), entry === staff.report.title ? [] : park.texts)
    await visitor.page.keyboard.press('Escape')
  }
  await visitor.log().getByRole('button').first().click()
  await visitor.button(dogMenu.kick).click()
  await visitor.page.getByRole('dialog', { name: staff.kick.title }).getByRole('radio').first().waitFor()
  keep(sitting, PARK + staff.kick.title, await watched.shown(), [])
  await Promise.all(crowd.map((bot) => bot.leave()))
}

/** Says one after the other what the park takes; answers what others heard of it. */
async function saysAll(bot: Bot, texts: readonly string[]): Promise<string[]> {
  const heard: string[] = []
  for (const text of texts.filter(isSayable)) {
    for (let isOver = false; !isOver;) {
      const answer = await new Promise<BotTold>((done) => {
        bot.onTold = (told) => isAnswer(bot, told) && done(told)
        bot.say(text)
      })
      if (answer.type === 'said') heard.push(String(answer.text))
      isOver = answer.type === 'said' || answer.retryInMs === undefined
      if (!isOver) await new Promise((done) => setTimeout(done, Number(answer.retryInMs)))
    }
  }
  return heard
}

function isAnswer(bot: Bot, told: Record<string, unknown>): boolean {
  return told.type === 'said' ? told.dog === bot.dog : told.type === 'refused' && told.request === 'say'
}

/** The rest is no text to the protocol, which closes the socket for it (test/fuzz). */
function isSayable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

import type { TextSink } from '#test/app/text-sinks.ts'
import { intercept } from '#test/browser/intercept.ts'
import { STAGE_TOKEN } from './filled-park.ts'
import { packed } from './loud-bot.ts'
import type { Sitting } from './sitting.ts'

/** The public pages, and those of a player. */
const PLAYERS_PAGES = [
  '/',
  '/team',
  '/credits',
  '/highscore/KnogleKnas',
  '/announcements',
  '/announcement/1',
  '/h5/choose',
  '/h5/change-username',
  '/report/0000-0000-0000-0000',
] as const satisfies readonly TextSink[]

const STAFF_PAGES = [
  '/manage/users?sort=newest',
  '/manage/users/1001',
  '/manage/bans?filter=all',
  '/manage/log?filter=kick',
  '/manage/words?filter=en',
  '/manage/news',
  '/manage/team',
  '/manage/cinema',
  '/manage/scores',
] as const satisfies readonly TextSink[]

/**
 * Pages that repeat a text of their URL; `max` is how many characters of it. A letter may take nine in an address, and
 * longer addresses are refused (worker/edge/address-limit.ts).
 */
const ECHOES: readonly { sink: TextSink; max: number; at: (text: string) => string }[] = [
  { sink: '/manage/chat?room=…&dog=…', max: 400, at: (text) => `/manage/chat?room=${text}&dog=${text}` },
  { sink: '/manage/words?entry=…', max: 400, at: (text) => `/manage/words?filter=${text}&entry=${text}` },
  {
    sink: '/manage/bans?q=…',
    max: 80,
    at: (text) => `/manage/bans?q=${text}&filter=${text}&sort=${text}&page=${text}`,
  },
]

export async function readPlayersPages(sitting: Sitting) {
  const [removed = ''] = sitting.visitor.texts.pages.highscore.removed.split('{{')
  for (const path of PLAYERS_PAGES) {
    await sitting.visitor.goTo(path)
    // It is asked for by the page, since it is shown to its player only.
    if (path === '/highscore/KnogleKnas') await sitting.visitor.page.getByText(removed).waitFor()
    await readPage(sitting, path)
  }
  await readRebirth(sitting)
  await sitting.visitor.goTo(`/stage/auth?token=${STAGE_TOKEN}`)
  await sitting.visitor.page.getByText(sitting.park.texts[0] ?? '').waitFor()
  await sitting.look('/stage/auth')
}

/** Reads the page on which a dog is born anew, and the free names that it offers in place of a taken one. */
async function readRebirth(sitting: Sitting) {
  const { visitor, park } = sitting
  const { page } = visitor
  const { newDog, name } = visitor.texts.kennel
  await visitor.goTo(`/h5/choose/new/${await park.dogOf('player')}`)
  await readPage(sitting, '/h5/choose/new/…')
  const taken = { dogId: null, message: visitor.texts.refusals['dog-name-taken'], freeNames: park.texts }
  const stop = await intercept(page, '**/api/graphql', (route) =>
    route.request().postData()?.includes('NewDog(')
      ? route.fulfill({ json: { data: { newDog: taken } } })
      : route.fallback(),
  )
  await page.getByRole('textbox', { name: newDog.name }).fill('Taget')
  await visitor.button(newDog.ok).click()
  await page.getByText(name.free).waitFor()
  await sitting.look('free names')
  await stop()
}

export async function readStaffPages(sitting: Sitting) {
  const { visitor } = sitting
  const { nav, reports, words, news, chat } = visitor.texts.manage
  await visitor.goTo('/manage/users')
  await visitor.page.getByRole('navigation', { name: nav }).waitFor()
  for (const path of STAFF_PAGES) {
    await visitor.goTo(path)
    await readPage(sitting, path)
  }
  await visitor.goTo('/manage/reports?filter=all')
  await readPage(sitting, '/manage/reports?filter=all')
  await visitor.button(reports.look).first().click()
  await visitor.page.getByRole('table', { name: reports.look }).waitFor()
  await sitting.look('evidence')

  await visitor.goTo('/manage/news/1')
  await readPage(sitting, '/manage/news/1')
  await visitor.button(news.preview).click()
  await visitor.page.getByRole('region', { name: news.previewTitle }).waitFor()
  await sitting.look('preview of news')

  await visitor.goTo('/manage/words')
  await visitor.page.getByRole('textbox', { name: words.entry }).fill('zork')
  const lines = sitting.park.shares().map((share) => share.replace(/[\n\r]/g, ' '))
  await visitor.page.getByRole('textbox', { name: words.sample }).fill(lines.join('\n'))
  await visitor.button(words.tryIt).click()
  await visitor.page.getByRole('table', { name: words.result }).waitFor()
  await sitting.look('trial of a word')

  for (const { sink, max, at } of ECHOES) {
    // An empty search shows rows, and so every kind of element that the page has.
    const asked = ['', ...packed(sitting.park.texts, max)]
    const pages = await sitting.watched.served(
      asked.map((text) => at(encodeURIComponent(text.replace(/\p{Cs}/gu, '')))),
    )
    const kinds = pages.flatMap((page) => page.kinds)
    sitting.keep(sink, { kinds, words: pages.map(({ words: read }) => read).join('\n') }, asked)
  }

  const heard = await sitting.park.heard
  await visitor.goTo('/manage/chat')
  await visitor.page.getByRole('textbox', { name: visitor.texts.manage.form.reason }).fill('To see what they say')
  await visitor.button(chat.look).click()
  await visitor.page.getByRole('table', { name: chat.lines }).waitFor()
  await sitting.look('chat records', heard)
}

async function readPage(sitting: Sitting, sink: TextSink) {
  await sitting.visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
  await sitting.watched.awake()
  await sitting.visitor.testimony.quiet()
  await sitting.look(sink)
}

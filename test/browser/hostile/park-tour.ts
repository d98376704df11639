import type { ServerMessage } from '#durable/protocol/messages.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import { comesInto } from '#test/browser/comes-into.ts'
import { FAVOURING } from './filled-park.ts'
import type { Sitting } from './sitting.ts'

/** Numbers that no line and no dog of the room uses. */
const FIRST_SEQ = 1_000_000
const FIRST_GUEST = 9_000_001
const FIRST_DOG = 2001
const RISING = FIRST_GUEST + 90
const GUEST = 'Gæst'
const LAST_WORDS = 'Det var alt'

/** Visits the park and its windows: first with messages of the room, then with messages that only this page gets. */
export async function readPark(sitting: Sitting) {
  const { visitor, line, park } = sitting
  const { page, texts } = visitor
  const { life, menu, dogMenu, unheard, bar, search } = texts.game
  const { shell } = texts.arcade
  const { posts, staff, trade } = texts.late
  await page.route('**/parks/packs/*.json', async (route) => {
    // The server may close an idle connection in the moment in which this is sent on it.
    const pack: object = await (await route.fetch({ maxRetries: 1 })).json()
    await route.fulfill({ json: { ...pack, name: { dk: park.whole, en: park.whole, no: park.whole, se: park.whole } } })
  })
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  // A notice stays as long as the pointer is over it, and the crowd talks for longer than it would.
  await visitor.button(life.friends.deny).hover()
  await park.talk()
  const heard = await park.heard
  await visitor.hears(heard.at(-1) ?? '')
  await visitor.button(life.friends.deny).hover()
  await sitting.look('park: notices', park.shareOf(0))
  await sitting.look('park: log and lists', heard)
  // After the friend request is refused, the next notice is about a paw print.
  await visitor.button(life.friends.deny).click()
  await visitor.button(dogMenu.report).hover()
  await sitting.look('park: paw prints')
  const toast = page.getByRole('status').filter({ has: visitor.button(dogMenu.report) })
  await toast.getByRole('button', { name: texts.words.ok }).click()
  const favour = page.getByRole('status').filter({ hasText: park.shareOf(FAVOURING)[0] ?? '' })
  await favour.getByRole('button', { name: texts.words.ok }).hover()
  await sitting.look('park: favours', park.shareOf(FAVOURING))

  line.tell(wordsOf(park.shares()))
  // A bubble is shown only for moments, so it is checked before its time is over.
  await page.locator('[data-bubble] i').first().waitFor({ state: 'attached' })
  await sitting.look('park: whispers', [])
  await visitor.hears(LAST_WORDS)
  await sitting.look('park: log and lists')
  await sitting.look('park: whispers')
  line.tell([
    { type: 'entered', dog: aGuest(RISING, park.whole) },
    { type: 'risen', dog: RISING, rank: 'slede' },
  ])
  await page.getByText(life.mountain.risenSeen.split('{{name}}')[1]!.split('{{rank}}')[0]!.trim()).waitFor()
  await sitting.look('park: ceremony')
  line.tell([{ type: 'smelled', poop: FIRST_GUEST, name: park.whole, text: publicText(park.whole), line: 1 }])
  await page.getByRole('blockquote').waitFor()
  await sitting.look('park: poop')
  await page.keyboard.press('Escape')
  line.tell([{ type: 'postRead', post: 'post-gate', marks: [{ dog: FIRST_GUEST, name: park.whole, age: 'fresh' }] }])
  await page.getByRole('heading', { name: posts.age.fresh, exact: true }).waitFor()
  await sitting.look('park: smell post')
  await page.keyboard.press('Escape')

  await visitor.button(unheard.title).click()
  await page.getByRole('list', { name: unheard.title }).getByRole('listitem').first().waitFor()
  await sitting.look('park: unheard')
  await visitor.button(unheard.back).click()

  for (const [entry, sink] of [
    [life.friends.title, 'park: friends'],
    [menu.news, 'park: news'],
  ] as const) {
    if (sink === 'park: friends') await visitor.presses(visitor.button(entry))
    else await visitor.choosesInMenu(entry)
    await page.getByRole('dialog', { name: entry }).waitFor()
    await visitor.testimony.quiet()
    // The newest announcement is shown as plain text until its Markdown is parsed.
    if (sink === 'park: news') await page.getByRole('dialog').getByRole('separator').first().waitFor()
    await sitting.look(sink)
    await page.keyboard.press('Escape')
  }
  await visitor.button(bar.map).click()
  await page.getByRole('dialog').getByRole('button', { name: park.texts[0] }).first().click()
  await sitting.look('park: map')
  await page.keyboard.press('Escape')

  await visitor.choosesInMenu(bar.search)
  await page.getByRole('searchbox', { name: search.name }).fill('crowd')
  await page
    .getByText(search.here)
    .nth(park.shares().length - 1)
    .waitFor()
  await sitting.look('park: search')
  await page.keyboard.press('Escape')

  await visitor.choosesInMenu(menu.arcade)
  await visitor.presses(visitor.button(shell.card.boards))
  await page.getByRole('cell', { name: park.texts[0] }).first().waitFor()
  await sitting.look('park: boards')
  await page.keyboard.press('Escape')

  // One dog in the list has an ordinary name, by which it is chosen; the windows get its texts from the database.
  line.tell([{ type: 'entered', dog: { ...aGuest(FIRST_DOG, GUEST) } }])
  await visitor.roster.chooses(GUEST, dogMenu.profile)
  await page
    .getByRole('dialog', { name: life.profile.title })
    .getByText(park.texts[0] ?? '')
    .first()
    .waitFor()
  await sitting.look('park: profile', park.shareOf(0))
  await page.keyboard.press('Escape')
  await visitor.roster.chooses(GUEST, dogMenu.kick)
  await page.getByRole('dialog', { name: staff.kick.title }).getByRole('radio').first().waitFor()
  await sitting.look('park: kick', park.shareOf(0))
  await page.keyboard.press('Escape')

  await park.wouldTrade()
  line.tell([
    { type: 'entered', dog: aGuest(FIRST_DOG, park.whole) },
    { type: 'nudge', about: 'trade' },
  ])
  await visitor.button(trade.look).hover()
  await sitting.look('park: trade')
  await visitor.button(trade.look).click()
  await visitor.button(trade.leave).waitFor()
  await sitting.look('park: trade')
  await visitor.button(trade.leave).click()

  line.tell([{ type: 'sentAway', reason: park.whole, until: null }])
  await line.sendAway()
  await page.getByRole('heading', { name: texts.game.ended.kicked }).waitFor()
  await sitting.look('park: ended')
}

/** Visits the cinema while a film is on. */
export async function readCinema(sitting: Sitting) {
  const { visitor, park } = sitting
  const { page } = visitor
  const { cinema } = visitor.texts.game.life
  await comesInto(page, 'cinema')
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  await visitor.button(cinema.open).click()
  const dialog = page.getByRole('dialog', { name: cinema.title })
  // Between two films the dialog has fewer elements.
  await dialog.getByRole('progressbar').waitFor()
  await dialog
    .getByText(park.texts[0] ?? '')
    .first()
    .waitFor()
  await sitting.look('park: cinema')
}

/** Messages about guests with these names: what they say, do and whisper, and their poop. */
function wordsOf(shares: readonly string[]): ServerMessage[] {
  const said = (share: string, place: number) => ({
    dog: FIRST_GUEST + place,
    name: share,
    color: '#804020',
    text: publicText(share),
    at: Date.now(),
  })
  const seq = (round: number, place: number) => FIRST_SEQ + round * shares.length + place
  return [
    ...shares.map((share, place) => ({ type: 'entered' as const, dog: aGuest(FIRST_GUEST + place, share) })),
    ...shares.map((share, place) => ({
      type: 'pooped' as const,
      poop: { dog: FIRST_GUEST + place, name: share, x: 20, y: 20 },
    })),
    ...shares.map((share, place) => ({ type: 'said' as const, ...said(share, place), seq: seq(0, place) })),
    ...shares.map((share, place) => ({
      type: 'said' as const,
      ...said(share, place),
      seq: seq(1, place),
      as: 'me' as const,
    })),
    ...shares.map((share, place) => ({
      type: 'whispered' as const,
      ...said(share, place),
      seq: seq(2, place),
      to: 3,
      toName: share,
    })),
    { type: 'said', ...said(LAST_WORDS, 0), name: GUEST, seq: seq(3, 0) },
  ]
}

function aGuest(id: number, name: string) {
  const walk = { x: 20, y: 20, dirs: '', startedAt: Date.now() }
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const looks = { color: '#804020', shadowColor: '#402010', wear, badge: null, pose: 'stand' as const, facing: 4 }
  return { id, slot: 200 + (id % 100), name, ...looks, walk, away: false }
}

/** Takes a text for one that has passed the filter, though it has not. */
function publicText(text: string): PublicText {
  return text as PublicText
}

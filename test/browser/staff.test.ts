import { expect } from 'vitest'
import { KICK_TEXTS } from '#durable/protocol/kick-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { brokenRules } from './axe.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import type { Park } from './park.ts'
import { knownPlayer } from './player.ts'
import type { Player } from './player.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const FIVE_MINUTES_MS = 300_000
const DAY_MS = 24 * 60 * 60 * 1000
const MOD = { moderator: 1, language: 'no' } as const

const it = testInOwn(() => ParkServer.open())

it('shows a moderator who takes on a report the reported line', async ({ park }) => {
  const line = 'i er nogle fjolser alle sammen'
  const accused = await park.bot({ dogs: ['Frida'] })
  const reporter = await park.enters({ dogs: ['Melder'] }, { viewport: PHONE })
  accused.say(line)
  await reporter.hears(line)
  await reportsLineOf(reporter, 'Frida')

  const mod = await park.visitor({}, await park.player({ ...MOD, dogs: ['Ordensmand'] }))
  await takesOnReport(mod)
  await mod.button(mod.texts.manage.reports.look).click()
  await mod.page.getByRole('cell', { name: line }).waitFor()
  const { log } = mod.texts.manage
  await logHas(mod, [log.act['claim-report'], log.act['look-at-report']])
})

it('shows news in the language of the page, though the account has another one', async ({ park }) => {
  const player = await park.player({ dogs: ['Nyheder'], language: 'se' })
  const reader = await park.enters(player, { language: 'no' })
  const { menu } = reader.texts.game
  const title = await newestTitle(park.server, 'no')
  await reader.choosesInMenu(menu.news)
  await reader.page.getByRole('dialog', { name: menu.news }).getByRole('button', { name: title }).waitFor()
})

it('hides a moderator from the others', async ({ park }) => {
  const witness = await park.bot({ dogs: ['Ser staff'] })
  const mod = await park.enters({ ...MOD, dogs: ['Usynlig'] })
  const isSeen = () => [...witness.dogs.values()].some(({ name }) => name === 'Usynlig')
  await witness.until(isSeen)
  await mod.button(mod.texts.game.hide.key).click()
  await mod.page.getByText(mod.texts.game.hide.sign).waitFor()
  await witness.until(() => !isSeen())
})

it('shows a kicked player the reason in their language, and lets them appeal', async ({ park, annotate }) => {
  const player = await park.player({ dogs: ['Kaster'], language: 'dk' })
  const kicked = await park.enters(player, { viewport: PHONE })
  const mod = await park.enters({ ...MOD, dogs: ['Dommer'] })
  await kicked.say('pis af med jer')
  const reason = mod.page.getByRole('textbox', { name: mod.texts.late.staff.kick.reason })
  await opensKick(mod, 'Kaster')
  await reason.fill('Vær sød')
  await mod.page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  const isKept = async () => expect(await reason.inputValue()).toBe('Vær sød')
  const isOutside = kicked.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  const [kickedAt, outsideAt] = await Promise.all([kicks(mod, 'Kaster', isKept), isOutside.then(() => Date.now())])
  // A second at most is promised on a quiet machine.
  await annotate(`outside the gate ${outsideAt - kickedAt} ms after the moderator pressed the key`)
  expect(outsideAt - kickedAt).toBeGreaterThanOrEqual(0)
  expect(await brokenRules(kicked.page, 'outside the gate')).toEqual([])

  const { ban } = kicked.texts.kennel
  await kicked.page.getByRole('link', { name: kicked.texts.game.ended.toDogs }).click()
  await kicked.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  await kicked.button(ban.appeal).click()
  const words = kicked.page.getByRole('textbox', { name: ban.appealWords })
  await words.fill('Det var for sjov')
  await kicked.page.reload()
  await expect.poll(() => words.inputValue()).toBe('Det var for sjov')
  await kicked.button(ban.send).click()
  await kicked.page.getByText(ban.appealed).waitFor()
  await kicked.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
  await kicked.page.getByText(REFUSAL_TEXTS.dk.banned).waitFor()
})

it('closes a report by a kick, and tells the reporter once', async ({ park }) => {
  const accused = await park.bot({ dogs: ['Anklaget'] })
  const reporting = await park.player({ dogs: ['Sladrer'] })
  const witness = await park.bot(reporting)
  const mod = await park.enters({ ...MOD, dogs: ['Sheriff'] })
  accused.say('dumme hunde')
  await witness.until(() => witness.lines.some(({ text }) => text === 'dumme hunde'))
  const line = witness.lines.find(({ text }) => text === 'dumme hunde')?.seq
  await witness.ask(
    'mutation ($dog: Int!, $line: Int) { report(dogId: $dog, line: $line, room: "plaza", offence: language, reason: "") }',
    { dog: accused.dog, line },
  )
  const desk = await park.visitor({}, await ofMod(park, 'Sheriff'))
  await takesOnReport(desk)
  await kicks(mod, 'Anklaget', async (form) => {
    const answers = form.page.getByRole('group', { name: form.texts.late.staff.kick.answers })
    const ofLine = answers.getByRole('radio', { name: form.texts.late.staff.report.offence.language })
    expect(await ofLine.isChecked()).toBe(true)
  })
  const { log } = desk.texts.manage
  await logHas(desk, [log.act.kick, log.act['close-report']])

  const reporter = await park.visitor({}, reporting)
  const { report } = reporter.texts.kennel
  const told = report.toldOf.replace('{{name}}', 'Anklaget').replace('{{outcome}}', report.outcome.acted)
  const seen = reporter.page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('seeReportOutcomes'),
  )
  await reporter.goTo('/h5/choose')
  await reporter.page.getByText(told).waitFor()
  await seen
  await reporter.page.reload()
  await reporter.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await reporter.page.getByText(told).count()).toBe(0)
})

it('tells a player in the park that a moderator took the name of their dog, and lets them choose another', async ({
  park,
}) => {
  const player = await park.player({ dogs: ['Efterligner'], language: 'dk' })
  const owner = await park.enters(player, { viewport: PHONE })
  const mod = await park.visitor({}, await park.player({ ...MOD, dogs: ['Navngiver'] }))
  const { users, log } = mod.texts.manage
  await goesToDesk(mod, `/manage/users/${player.user}`)
  const names = mod.page.getByRole('region', { name: users.names })
  await names.getByRole('combobox', { name: users.whichName }).selectOption({ index: 1 })
  await names.getByRole('combobox', { name: users.whyName }).selectOption('another')
  await names.getByRole('textbox').fill('Ligner en venns hund')
  await names.getByRole('button', { name: users.takeName }).click()
  const { kennel, game } = owner.texts
  await owner.page.getByText(kennel.takenName.fault.another).waitFor()
  await logHas(mod, [log.act['take-name']])
  expect(await brokenRules(owner.page, 'outside the gate')).toEqual([])

  await owner.page.getByRole('link', { name: game.ended.toDogs }).click()
  const notice = owner.page.getByRole('status').filter({ hasText: kennel.takenName.fault.another })
  await notice.getByRole('textbox').fill('Original')
  await notice.getByRole('button', { name: kennel.takenName.save }).click()
  await notice.waitFor({ state: 'detached' })
  await owner.page.getByText('Original').first().waitFor()
})

it('opens the window of calm modes, and breaks no rule of axe', async ({ park }) => {
  const mod = await park.enters({ ...MOD, dogs: ['Ro'] })
  const { calm } = mod.texts.game.talk
  await mod.choosesInMenu(calm.title)
  await mod.page.getByRole('dialog', { name: calm.title }).waitFor()
  expect(await brokenRules(mod.page, 'calm')).toEqual([])
})

it('lets a player in at once after their ban is lifted in the table', async ({ park }) => {
  const reason = 'Slem ved springvandet'
  const player = await park.player({ dogs: ['Slem'], language: 'dk' })
  await shutsOut(park.server, player, { reason, ms: DAY_MS })
  const shutOut = await park.visitor({ viewport: PHONE }, player)
  await shutOut.goTo('/h5/choose')
  await shutOut.page.getByRole('alert').filter({ hasText: reason }).waitFor()
  const admin = await park.visitor({ language: 'en' }, await knownPlayer(park.server, 'admin@voffpark.test'))
  await goesToDesk(admin, '/manage/bans')
  await liftsBan(admin, reason, 'It was somebody else')
  await shutOut.goTo('/h5/choose')
  await shutOut.enterPark()
})

it('handles a button of the staff pages before their script has come', async ({ park }) => {
  const reason = 'Gravede i alle bede'
  const player = await park.player({ dogs: ['Graver'] })
  await shutsOut(park.server, player, { reason, ms: DAY_MS })
  const admin = await park.visitor({ language: 'en' }, await knownPlayer(park.server, 'admin@voffpark.test'))
  await goesToDesk(admin, '/manage')
  await admin.page.route('**/*.js', (route) => route.abort())
  await admin.goTo('/manage/bans')
  await liftsBan(admin, reason, 'They were planted by the dog')
  // The script that was blocked is an error on the console.
  admin.troubles.length = 0
})

it('fills in a form again that was refused before its script had come', async ({ park }) => {
  const admin = await park.visitor({ language: 'en' }, await knownPlayer(park.server, 'admin@voffpark.test'))
  await goesToDesk(admin, '/manage')
  const scripts = '**/*.js'
  await admin.page.route(scripts, (route) => route.abort())
  await admin.goTo('/manage/news/new')
  const fields = ['title-dk', 'message-dk'].map((name) => admin.page.locator(`[name="${name}"]`))
  for (const field of fields) await field.fill('Vinterbad')
  // Five spaces are long enough for the browser, and no reason for the server.
  await admin.page.locator('[name="reason"]').fill('     ')
  await admin.page.unroute(scripts)
  await admin.page.locator('form:has([name="reason"]) button:not([name])').click()
  await admin.page.locator('[data-refused]').waitFor()
  for (const field of fields) await expect.poll(() => field.inputValue()).toBe('Vinterbad')
  // The script that was blocked is an error on the console.
  admin.troubles.length = 0
})

it('holds a word in the park as soon as it is put into the list, after a trial', async ({ park }) => {
  const speaker = await park.enters({ dogs: ['Ordrig'], language: 'dk' }, { viewport: PHONE })
  await speaker.say('en zorkel')
  const admin = await park.visitor({ language: 'en' }, await knownPlayer(park.server, 'admin@voffpark.test'))
  await putsIn(admin, 'zorkel', ['en zorkel', 'en rar hund'])
  await speaker.triesToSay('en zorkel til')
  await speaker.page.getByText(REFUSAL_TEXTS.dk.hurtful).waitFor()
  await speaker.say('en rar hund')
  await speaker.hears('en rar hund')
})

it('slows down chat as soon as that is set on the settings page', async ({ park }) => {
  const speaker = await park.enters({ dogs: ['Snakkesalig'], language: 'dk' }, { viewport: PHONE })
  const admin = await park.visitor({ language: 'en' }, await knownPlayer(park.server, 'admin@voffpark.test'))
  await goesToDesk(admin, '/manage/settings')
  await slowsChat(admin, 60)
  await speaker.say('en linje')
  await speaker.hears('en linje')
  await speaker.triesToSay('og en til')
  await speaker.page.getByText(REFUSAL_TEXTS.dk['slow-mode']).waitFor()
  // Reset it, since other tests talk in this park.
  await slowsChat(admin, 0)
})

// It must be the last test, since it turns the clock.
it('lets a player in again once the five minutes of a kick are over', async ({ park }) => {
  const player = await park.player({ dogs: ['Venter'], language: 'dk' })
  await shutsOut(park.server, player, { reason: 'Fem minutter', ms: FIVE_MINUTES_MS })
  const visitor = await park.visitor({ viewport: PHONE }, player)
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('alert').filter({ hasText: 'Fem minutter' }).waitFor()
  await park.turnClock(FIVE_MINUTES_MS)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
})

/** Bans a player for `ms`, without a member of staff. */
async function shutsOut(server: ParkServer, { user }: Player, { reason, ms }: { reason: string; ms: number }) {
  const now = Date.now()
  const ban = `insert into ban (user_id, reason, starts_at, ends_at, rule, seconds) values (?, ?, ?, ?, 'unkind', ?)`
  const database = server.database
  await database
    .prepare(ban)
    .bind(user, reason, now, now + ms, ms / 1000)
    .run()
}

async function liftsBan(admin: Visitor, reason: string, why: string) {
  const { bans, form } = admin.texts.manage
  const row = admin.page.getByRole('row').filter({ hasText: reason })
  await row.getByText(bans.lift, { exact: true }).first().click()
  await row.getByRole('textbox', { name: form.reason }).fill(why)
  await row.getByRole('button', { name: bans.lift, exact: true }).click()
  await admin.page.getByText(bans.liftedText).waitFor()
}

/** Puts an entry into the word lists: it must be tried first, and only then is there a button. */
async function putsIn(admin: Visitor, entry: string, lines: readonly string[]) {
  const { words, form } = admin.texts.manage
  const { page } = admin
  await goesToDesk(admin, '/manage/words')
  await page.getByRole('textbox', { name: words.entry }).fill(entry)
  const sample = page.getByRole('textbox', { name: words.sample })
  await sample.fill(lines.join('\n'))
  await page.reload()
  await expect.poll(() => sample.inputValue()).toBe(lines.join('\n'))
  expect(await page.getByRole('textbox', { name: words.entry }).inputValue()).toBe(entry)
  expect(await admin.button(words.putIn).count()).toBe(0)
  await admin.button(words.tryIt).click()
  const result = page.getByRole('table', { name: words.result })
  await result.waitFor()
  const outcomes = await result.getByRole('row').filter({ hasText: lines[0] }).getByRole('cell').allInnerTexts()
  expect(outcomes.slice(1, 3)).toEqual([words.outcome.said, words.outcome.held])
  const harmless = await result.getByRole('row').filter({ hasText: lines[1] }).getByRole('cell').allInnerTexts()
  expect(harmless.slice(1, 3)).toEqual([words.outcome.said, words.outcome.said])
  await page.getByRole('textbox', { name: form.reason }).fill('They call each other so')
  await admin.button(words.putIn).click()
  await page.getByText(words.holds).waitFor()
}

/** Sets SLOW_CHAT on the settings page. */
async function slowsChat(admin: Visitor, seconds: number) {
  const { settings, form } = admin.texts.manage
  const part = admin.page.getByRole('region', { name: settings.SLOW_CHAT.title })
  await part.getByRole('spinbutton').fill(String(seconds))
  await part.getByRole('textbox', { name: form.reason }).fill('They all talk at once')
  await part.getByRole('button', { name: settings.save }).click()
  await part.getByText(form.done).waitFor()
  expect(await part.getByRole('spinbutton').inputValue()).toBe(String(seconds))
}

async function newestTitle(server: ParkServer, language: string): Promise<string> {
  const database = server.database
  const newest = await database
    .prepare(
      `select title from announcement_text join announcement on id = announcement_id
       where language = ? and published_at <= ? order by published_at desc, id desc`,
    )
    .bind(language, Date.now())
    .first<{ title: string }>()
  return newest?.title ?? 'none'
}

async function reportsLineOf(reporter: Visitor, dog: string) {
  const { dogMenu } = reporter.texts.game
  const { staff } = reporter.texts.late
  await reporter.log().getByRole('button', { name: dog }).first().click()
  await reporter.button(dogMenu.report).click()
  await reporter.page.getByText(staff.report.line).waitFor()
  await reporter.page.getByRole('radio', { name: staff.report.offence.language }).check()
  await reporter.button(staff.report.send).click()
  await reporter.page.getByText(staff.report.sentText).waitFor()
  await reporter.page.getByText(staff.report.waiting).waitFor()
}

/** The account of the moderator with this dog, for a staff page of theirs. */
async function ofMod(park: Park, dog: string): Promise<Player> {
  return knownPlayer(park.server, `${dog.toLowerCase()}@players.test`)
}

/** Takes on the only open report. */
async function takesOnReport(mod: Visitor) {
  const { reports } = mod.texts.manage
  await goesToDesk(mod, '/manage/reports')
  await mod.button(reports.claim).click()
  // Leaving the page while its data is loading makes Remix write an error to the console.
  await mod.button(reports.claim).waitFor({ state: 'detached' })
}

/** Goes to a staff page for the first time: the 404 page comes first, and its script opens the desk. */
async function goesToDesk(staff: Visitor, path: string) {
  await staff.goTo(path)
  await staff.page.getByRole('navigation', { name: staff.texts.manage.nav }).waitFor()
  expect(staff.troubles.splice(0)).toEqual([expect.stringContaining('404')])
}

async function logHas(mod: Visitor, acts: readonly string[]) {
  await mod.goTo('/manage/log')
  await mod.page.getByRole('heading', { level: 1, name: mod.texts.manage.sections.log }).waitFor()
  for (const act of acts) await mod.page.getByRole('cell', { name: act, exact: true }).first().waitFor()
}

/**
 * Kicks a dog for five minutes from the chat log. Returns when the button was pressed. `look` is called with the
 * filled-in form.
 */
/** Opens the window in which a moderator kicks a dog that has talked. */
async function opensKick(mod: Visitor, dog: string) {
  await mod.log().getByRole('button', { name: dog }).first().click()
  await mod.button(mod.texts.game.dogMenu.kick).click()
}

async function kicks(mod: Visitor, dog: string, look: (mod: Visitor) => Promise<void> = async () => {}) {
  const { staff } = mod.texts.late
  await opensKick(mod, dog)
  await mod.page.getByRole('radio', { name: staff.kick.seconds.s300 }).check()
  await mod.page.getByRole('radio', { name: staff.rules.unkind }).check()
  await look(mod)
  expect(await brokenRules(mod.page, 'kick')).toEqual([])
  const pressedAt = Date.now()
  await mod.button(staff.kick.send).click()
  await mod.page.getByText(staff.kick.done.replace('{{name}}', dog)).waitFor()
  return pressedAt
}

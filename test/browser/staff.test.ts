import { expect } from 'vitest'
import { KICK_TEXTS } from '#durable/protocol/kick-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { brokenRules } from './axe.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { knownPlayer } from './player.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

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

it('shows a player whom a hidden moderator kicks the reason in their language, and lets them appeal', async ({
  park,
  annotate,
}) => {
  const player = await park.player({ dogs: ['Kaster'], language: 'dk' })
  const kicked = await park.enters(player, { viewport: PHONE })
  const witness = await park.bot({ dogs: ['Ser staff'] })
  const mod = await park.enters({ ...MOD, dogs: ['Dommer'] })
  const isSeen = () => [...witness.dogs.values()].some(({ name }) => name === 'Dommer')
  await witness.until(isSeen)
  await mod.button(mod.texts.game.hide.key).click()
  await mod.page.getByText(mod.texts.game.hide.sign).waitFor()
  await witness.until(() => !isSeen())
  await opensCalm(mod)

  await kicked.say('pis af med jer')
  const isOutside = kicked.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  const [kickedAt, outsideAt] = await Promise.all([kicks(mod, 'Kaster'), isOutside.then(() => Date.now())])
  // A second at most is promised on a quiet machine.
  await annotate(`outside the gate ${outsideAt - kickedAt} ms after the moderator pressed the key`)
  expect(await brokenRules(kicked.page, 'outside the gate')).toEqual([])

  const { ban } = kicked.texts.kennel
  await kicked.page.getByRole('link', { name: kicked.texts.game.ended.toDogs }).click()
  await kicked.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  await kicked.button(ban.appeal).click()
  await kicked.page.getByRole('textbox', { name: ban.appealWords }).fill('Det var for sjov')
  await kicked.button(ban.send).click()
  await kicked.page.getByText(ban.appealed).waitFor()
  await kicked.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
  await kicked.page.getByText(REFUSAL_TEXTS.banned.dk).waitFor()
})

it('[B23] shows an account that is closed to its player and to who decides, and breaks no rule of axe there', async ({
  park,
}) => {
  const player = await park.player({ dogs: ['Lukket'], language: 'dk' })
  const mod = await park.visitor({}, await park.player({ ...MOD, dogs: ['Lukker'] }))
  const { closing, form } = mod.texts.manage
  await goesToDesk(mod, `/manage/users/${player.user}`)
  const paper = mod.page.getByRole('region', { name: closing.paper })
  await paper.getByRole('textbox').fill('Det ser vi på sammen')
  expect(await brokenRules(mod.page, 'a user, for staff')).toEqual([])
  await paper.getByRole('button', { name: closing.close }).click()
  await paper.getByText(form.done, { exact: true }).waitFor()

  const owner = await park.visitor({ viewport: PHONE }, player)
  await owner.goTo('/h5/choose')
  await owner.page.getByText('Det ser vi på sammen').first().waitFor()
  expect(await brokenRules(owner.page, 'a closed account')).toEqual([])

  const admin = await park.visitor({}, await park.player({ admin: 1, language: 'dk', dogs: ['Afgører'] }))
  const queue = admin.texts.manage
  await park.server.database.batch(WAITING.map((sql) => park.server.database.prepare(sql).bind(Date.now())))
  await goesToDesk(admin, '/manage/reports')
  await admin.button(queue.closing.forGood).waitFor()
  await admin.page.getByText(queue.outside.decide).first().click()
  expect(await brokenRules(admin.page, 'the queue')).toEqual([])
})

/** A report of a player of the park, which is urgent, and one from the site. */
const WAITING = [
  `insert into report (at, reporter_id, accused_id, dog_id, offence, reason)
    select ?, (select max(id) from user where id <> dog.user_id), user_id, id, 'threat', 'Den vil gøre skade' from dog limit 1`,
  ...['one', 'other'].map(
    (number) => `insert into public_report (number_hash, at, language, kind, ground, what, what_key, words)
      values ('${number}', ?, 'dk', 'name', 'danger', 'Nogen', '', 'Nogen kan være i fare her')`,
  ),
]

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
  await speaker.page.getByText(REFUSAL_TEXTS.hurtful.dk).waitFor()
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
  await speaker.page.getByText(REFUSAL_TEXTS['slow-mode'].dk).waitFor()
  // Reset it, since other tests talk in this park.
  await slowsChat(admin, 0)
})

/** Puts an entry into the word lists, after the trial that this needs. */
async function putsIn(admin: Visitor, entry: string, lines: readonly string[]) {
  const { words, form } = admin.texts.manage
  const { page } = admin
  await goesToDesk(admin, '/manage/words')
  await page.getByRole('textbox', { name: words.entry }).fill(entry)
  await page.getByRole('textbox', { name: words.sample }).fill(lines.join('\n'))
  await admin.button(words.tryIt).click()
  await page.getByRole('table', { name: words.result }).waitFor()
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

/** Opens the window of calm modes, looks at it, and closes it. */
async function opensCalm(mod: Visitor) {
  const { calm } = mod.texts.game.talk
  const window = mod.page.getByRole('dialog', { name: calm.title })
  await mod.choosesInMenu(calm.title)
  await window.waitFor()
  expect(await brokenRules(mod.page, 'calm')).toEqual([])
  await mod.page.keyboard.press('Escape')
  await window.waitFor({ state: 'detached' })
}

/** Kicks a dog that has talked, for five minutes. Returns when the button was pressed. */
async function kicks(mod: Visitor, dog: string): Promise<number> {
  const { staff } = mod.texts.late
  await mod.log().getByRole('button', { name: dog }).first().click()
  await mod.button(mod.texts.game.dogMenu.kick).click()
  await mod.page.getByRole('radio', { name: staff.kick.seconds.s300 }).check()
  await mod.page.getByRole('radio', { name: staff.rules.unkind }).check()
  expect(await brokenRules(mod.page, 'kick')).toEqual([])
  const pressedAt = Date.now()
  await mod.button(staff.kick.send).click()
  await mod.page.getByText(staff.kick.done.replace('{{name}}', dog)).waitFor()
  return pressedAt
}

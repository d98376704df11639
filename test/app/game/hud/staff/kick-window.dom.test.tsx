import { afterEach, expect, it, vi } from 'vitest'
import { KICK_WINDOW } from '#app/game/hud/staff/feature.ts'
import KickWindow from '#app/game/hud/staff/kick-window.tsx'
import { Windows } from '#app/game/hud/windows/windows.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const REPORT = { id: 7, offence: 'language', reporter: 'Melder', isMine: true }
const DOG = { id: 5, name: 'Frida', userId: 9, username: 'Slem', mayKick: true, suggestedSeconds: 0, record: [] }

/** The window about that dog, whose answers to a kick come from `replies`; `sent` has what was asked for. */
function openedKick(language: Language = 'en', dog: object = {}, replies: string[] = []) {
  const sent: unknown[] = []
  aServer({
    StaffDog: () => ({ data: { staffDog: { ...DOG, reports: [REPORT], ...dog } } }),
    Kick: (variables) => {
      sent.push(variables)
      const code = replies.shift()
      return code === undefined ? { data: { kick: true } } : { code }
    },
  })
  const windows = new Windows(null)
  windows.open(KICK_WINDOW, { about: DOG.id })
  return { ...openedInPark(() => <KickWindow />, { language }, windows), sent }
}

it.each(LANGUAGES)('kicks for a rule, by which a report that was taken on is answered: %s', async (language) => {
  const { kick, report, rules } = TEXTS[language].late.staff
  const page = openedKick(language)
  const answers = await page.findByRole('radio', { name: new RegExp(report.offence.language) })
  expect(answers).toHaveProperty('checked', true)
  expect(page.getByRole('button', { name: kick.send })).toHaveProperty('disabled', true)
  await page.user.click(page.getByRole('radio', { name: kick.seconds.s300 }))
  await page.user.click(page.getByRole('radio', { name: rules.unkind }))
  await page.user.click(page.getByRole('button', { name: kick.send }))
  await page.findByText(kick.done.replace('{{name}}', 'Frida'))
  expect(page.sent).toEqual([{ dogId: 5, seconds: 300, rule: 'unkind', reason: '', reportId: 7 }])
})

it('keeps the words for a kick while the window is closed, and when it was refused', async () => {
  const { kick, rules } = TEXTS.en.late.staff
  const first = openedKick()
  await first.user.type(await first.findByRole('textbox', { name: kick.reason }), 'Be kind')
  first.unmount()
  const page = openedKick('en', {}, ['too-often'])
  await page.user.click(await page.findByRole('radio', { name: rules.unkind }))
  await page.user.click(page.getByRole('button', { name: kick.send }))
  await page.findByText(TEXTS.en.refusals['too-often'])
  expect(page.getByRole('textbox', { name: kick.reason })).toHaveProperty('value', 'Be kind')
  expect(page.sent).toMatchObject([{ seconds: 0, reason: 'Be kind' }])
})

it('[S4] says of somebody who stands as high that they cannot be kicked', async () => {
  const { findByText, queryByRole } = openedKick('en', { mayKick: false })
  await findByText(TEXTS.en.late.staff.kick.above)
  expect(queryByRole('radio')).toBeNull()
})

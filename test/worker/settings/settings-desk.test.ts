import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { parseSetting, settingText } from '#durable/rules/staff/settings.ts'
import type { SettingName } from '#durable/rules/staff/settings.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { run } from '#worker/db/query.ts'
import { setting, wordChange } from '#worker/db/schema/settings.ts'
import { settingValue, settingsRevision } from '#worker/settings/settings-db.ts'

async function anAdministrator() {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const change = (name: SettingName, value: string, reason = 'A storm comes') =>
    desk.changeSetting({ name, value, reason })
  return { as, desk, change }
}

it.each([
  ['DISABLE_CLIENT', '1'],
  ['DISABLE_CLIENT', '0'],
  ['SLOW_CHAT', '15'],
] as const)('sets %s to "%s", with its line in the staff log', async (name, text) => {
  const { as, desk, change } = await anAdministrator()
  await change(name, text, '  a storm comes  ')
  const value = parseSetting(name, text)
  expect((await desk.settings()).values).toMatchObject({ [name]: value })
  expect(await logOf(as)).toEqual([
    { act: 'change-setting', reason: 'a storm comes', whom: null, detail: { setting: name, value } },
  ])
})

it.each(['', 'why', '    no    ', 'x'.repeat(201)])(
  'changes nothing for a reason that says nothing: "%s"',
  async (reason) => {
    const { as, change } = await anAdministrator()
    const before = await settingValue(db, 'SLOW_CHAT')
    expect(await refusalOf(change('SLOW_CHAT', '42', reason))).toBe('bad-input')
    expect([await settingValue(db, 'SLOW_CHAT'), await logOf(as)]).toEqual([before, []])
  },
)

it('refuses a number out of its range', async () => {
  const { as, change } = await anAdministrator()
  const before = await settingValue(db, 'SLOW_CHAT')
  expect(await refusalOf(change('SLOW_CHAT', '61'))).toBe('bad-input')
  expect([await settingValue(db, 'SLOW_CHAT'), await logOf(as)]).toEqual([before, []])
})

it('raises the revision only for settings that rooms use', async () => {
  const { change } = await anAdministrator()
  const before = await run(settingsRevision(db))
  await change('DISABLE_CLIENT', '0')
  expect(await run(settingsRevision(db))).toBe(before)
  await change('SLOW_CHAT', '1')
  expect(await run(settingsRevision(db))).toBe(before + 1)
})

it('continues from the number of the last changed word in a database from before the revision', async () => {
  const { change } = await anAdministrator()
  await db.delete(setting).where(eq(setting.type, 'REVISION'))
  const word = { at: 0, language: 'dk', list: 'hold', entry: 'flurk', isIn: 1 } as const
  await db.insert(wordChange).values({ ...word, id: 41 })
  expect(await run(settingsRevision(db))).toBe(41)
  await change('SLOW_CHAT', '0')
  expect(await run(settingsRevision(db))).toBe(42)
})

it('applies a number at once in a room with dogs', async () => {
  const { change } = await anAdministrator()
  await change('SLOW_CHAT', '0')
  const bella = await goIn(await aKennel(), 'lake')
  await change('SLOW_CHAT', '60')
  bella.send({ type: 'say', text: 'one' })
  await bella.next('said')
  bella.send({ type: 'say', text: 'two' })
  expect(await bella.next('refused')).toMatchObject({ reason: 'slow-mode' })
})

it('applies a number in an empty room from the next dog on', async () => {
  const { change } = await anAdministrator()
  await change('SLOW_CHAT', settingText(60))
  const max = await goIn(await aKennel(), 'beach')
  max.send({ type: 'say', text: 'one' })
  await max.next('said')
  max.send({ type: 'say', text: 'two' })
  expect(await max.next('refused')).toMatchObject({ reason: 'slow-mode' })
})

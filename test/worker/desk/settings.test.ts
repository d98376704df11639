import { expect, it } from 'vitest'
import { settingValue } from '#worker/db/settings.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { logOf } from '#test/worker/support/staff.ts'

const type = 'DISABLE_CLIENT'

it('a switch is set at once, and who did it and why is in the staff log', async () => {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const isClosed = async () => (await desk.settings()).switches.find((one) => one.type === type)?.isOn
  await desk.setSwitch({ type, isOn: true, reason: '  a storm comes  ' })
  expect([await settingValue(db, type), await isClosed()]).toEqual(['1', true])
  await desk.setSwitch({ type, isOn: false, reason: 'it is over' })
  expect([await settingValue(db, type), await isClosed()]).toEqual(['0', false])
  expect(await logOf(as)).toEqual([
    { act: 'set-switch', reason: 'a storm comes', whom: null, detail: { type, isOn: true } },
    { act: 'set-switch', reason: 'it is over', whom: null, detail: { type, isOn: false } },
  ])
})

it.each(['', 'why', '    no    ', 'x'.repeat(201)])(
  'without a reason that says something nothing is done: "%s"',
  async (reason) => {
    const as = await aUser({ admin: 1 })
    expect(await refusalOf((await deskOf(as)).setSwitch({ type, isOn: true, reason }))).toBe('bad-input')
    expect(await settingValue(db, type)).not.toBe('1')
    expect(await logOf(as)).toEqual([])
  },
)

import { expect, it } from 'vitest'
import { settingValue } from '#worker/db/settings.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'

const SET =
  'mutation ($isOn: Boolean!, $reason: String!) { setSwitch(type: DISABLE_CLIENT, isOn: $isOn, reason: $reason) }'

it('the settings are the administrators’', async () => {
  expect(await whoMay('{ switches { type isOn } }')).toEqual(['admin'])
  expect(await whoMay(SET, { isOn: false, reason: 'a test of it' })).toEqual(['admin'])
})

it('a switch is set at once, and who did it and why is in the staff log', async () => {
  const as = await aUser({ admin: 1 })
  await ask(SET, { as, variables: { isOn: true, reason: '  a storm comes  ' } })
  expect(await settingValue(db, 'DISABLE_CLIENT')).toBe('1')
  await ask(SET, { as, variables: { isOn: false, reason: 'it is over' } })
  expect(await settingValue(db, 'DISABLE_CLIENT')).not.toBe('1')
  expect(await logOf(as)).toEqual([
    { act: 'set-switch', reason: 'a storm comes', whom: null, detail: { type: 'DISABLE_CLIENT', isOn: true } },
    { act: 'set-switch', reason: 'it is over', whom: null, detail: { type: 'DISABLE_CLIENT', isOn: false } },
  ])
})

it.each(['', 'why', '    no    ', 'x'.repeat(201)])(
  'without a reason that says something nothing is done: "%s"',
  async (reason) => {
    const as = await aUser({ admin: 1 })
    expect(codesOf(await ask(SET, { as, variables: { isOn: true, reason } }))).toEqual(['bad-input'])
    expect(await settingValue(db, 'DISABLE_CLIENT')).not.toBe('1')
    expect(await logOf(as)).toEqual([])
  },
)

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[SD31] an ability has its own numbers alone, says beside one that it is out of bounds, and is switched off', async () => {
  const { user, opens, passes, getByRole, queryByRole, findByText, texts, abilities } = openedEditor('dk')
  const { field, fault } = texts
  await user.click(getByRole('tab', { name: texts.tab.abilities }))
  await opens(`^${texts.abilities.name.festive}`)
  expect(queryByRole('textbox', { name: field.abilities.dogs })).toBeNull()
  const stands = getByRole('textbox', { name: field.abilities.stands })
  await user.clear(stands)
  await user.type(stands, '4')
  await findByText(fault['too-small'].replace('{{limit}}', '5'))
  await user.type(stands, '5')
  await user.click(getByRole('checkbox', { name: field.abilities.isOn }))
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'der regner')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(abilities.published.lists.rows?.find(({ id }) => id === 'festive')).toMatchObject({ stands: 45, isOn: false })
})

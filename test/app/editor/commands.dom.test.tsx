import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[SD30] names a command anew, says beside the field where another one is called so, and publishes it', async () => {
  const { user, opens, passes, getByRole, findByText, texts, commands } = openedEditor()
  await user.click(getByRole('tab', { name: texts.tab.commands }))
  await opens('^/who')
  const name = () => getByRole('textbox', { name: /Dansk/, description: /16/ })
  const type = async (word: string) => {
    await user.clear(name())
    await user.type(name(), word)
  }
  await type('hvisk')
  await findByText(texts.fault.twice)
  await type('flok')
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'shorter')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(commands.published.lists.rows?.find(({ id }) => id === 'who')).toMatchObject({ name: { dk: 'flok' } })
})

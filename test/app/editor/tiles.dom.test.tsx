import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('renames a terrain and gives it another ground, which the map goes by once it is published', async () => {
  const editor = openedEditor()
  const { user, opens, passes, getByRole, findByRole, findByText, texts, tiles, yard } = editor
  await user.click(getByRole('tab', { name: texts.tab.tile }))
  await opens('^Snow')
  await user.selectOptions(await findByRole('combobox', { name: texts.field.tiles.ground }), 'dig')
  const name = getByRole('textbox', { name: /English/ })
  await user.clear(name)
  await user.type(name, 'Drift')
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'snow to dig in')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(tiles.published.lists.rows?.find(({ id }) => id === 'snowfield')).toMatchObject({ ground: 'dig' })
  await user.click(getByRole('button', { name: texts.map.open }))
  const map = await findByRole('application')
  map.focus()
  await user.keyboard('b')
  await user.click(getByRole('button', { name: 'Drift' }))
  map.focus()
  await user.keyboard('{ArrowRight>4/}{ArrowDown>3/}{Enter}')
  await passes(0)
  expect(yard.draft?.doc.layers.ground?.[3]).toBe('20003002')
})

it('tells what is on a tile and why, and opens the map there', async () => {
  const { user, getByRole, findByRole, findByText, getByText, texts } = openedEditor()
  await user.click(getByRole('tab', { name: texts.tab.tile }))
  await user.click(await findByRole('button', { name: texts.tiles.inspect }))
  await findByText('gate')
  const type = async (field: string, words: string) => {
    const input = getByRole('textbox', { name: field })
    await user.clear(input)
    await user.type(input, words)
  }
  await type(texts.map.column, '0')
  getByText(`${texts.map.ground.forbidden} (${texts.tiles.reason.rim})`)
  await type(texts.map.column, '9')
  getByText(texts.tiles.outside.replace('{{width}}', '7').replace('{{height}}', '5'))
  await type(texts.map.column, '3')
  await type(texts.map.row, '2')
  await user.click(getByRole('button', { name: texts.tiles.show }))
  await findByRole('application')
  getByText(`3, 2: ${SHEETS.tiles.rows[0]?.name.en}; ${texts.map.ground.walk}`)
})

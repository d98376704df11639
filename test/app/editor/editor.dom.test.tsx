import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Drafts, FOLLOW_MS } from '#app/editor/drafts/drafts.ts'
import { STEP_ENDS_MS } from '#app/editor/drafts/open-draft.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import type { SheetServer } from './drafts/sheet-server.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The price of a thing in the draft on the server. */
const priceOf = (server: SheetServer, id: string) => server.draft?.doc.lists.rows?.find((row) => row.id === id)?.price

const crown = SHEETS.items.rows.find(({ id }) => id === 'crown')!

it.each(LANGUAGES)('shows the tabs that work, with words for every field and its faults: %s', async (language) => {
  const { findByRole, getByRole, getAllByRole, texts, user } = openedEditor(language)
  expect(getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    texts.tab.tile,
    texts.tab.item,
    texts.tab.color,
    texts.tab.shop,
    texts.tab.sprites,
    texts.tab.room,
    texts.tab.access,
    texts.tab.knogleknas,
    texts.tab.abilities,
    texts.tab.actions,
    texts.tab.commands,
    texts.tab.announcements,
    texts.tab.user,
  ])
  await findByRole('textbox', { name: texts.field.items.price })
  for (const label of [texts.field.items.isRare, texts.field.items.isSold, texts.field.items.isRetired])
    expect(getByRole('checkbox', { name: label })).toBeTruthy()
  await user.click(getByRole('tab', { name: texts.tab.shop }))
  await findByRole('textbox', { name: texts.field.shops.pieces })
  expect(getByRole('checkbox', { name: texts.field.shops.hasDeliveries })).toBeTruthy()
  await user.click(getByRole('tab', { name: texts.tab.color }))
  await findByRole('textbox', { name: texts.field.colours.weight })
  for (const label of [texts.field.colours.colour, texts.field.colours.shadow])
    expect(getByRole('textbox', { name: label })).toBeTruthy()
  await user.click(getByRole('tab', { name: texts.tab.tile }))
  await findByRole('combobox', { name: texts.field.tiles.ground })
  await user.click(getByRole('tab', { name: texts.tab.commands }))
  await findByRole('checkbox', { name: texts.field.commands.isOn })
})

it('saves a price as it is typed, says so, and marks what differs from what is published', async () => {
  const { findByRole, findByText, getByRole, texts, passes, opens, user, items } = openedEditor()
  await opens(crown.name.en)
  const field = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(field)
  await user.type(field, '444')
  await passes(STEP_ENDS_MS)
  await findByText(texts.line.saved)
  expect(priceOf(items, 'crown')).toBe(444)
  await findByText(texts.was.replace('{{value}}', String(crown.price)))
  await findByText(texts.bar.changes_one.replace('{{count}}', '1'))
  expect(getByRole('button', { name: new RegExp(`^${crown.name.en}.*${texts.mark.changed}`) })).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(field).toHaveProperty('value', String(crown.price))
  await passes(0)
  expect(priceOf(items, 'crown')).toBe(crown.price)
})

it('says beside the field what is wrong, in the reader’s language, and keeps what was typed', async () => {
  const { findByRole, findByText, texts, opens, user, passes, items } = openedEditor('dk')
  await opens(crown.name.dk)
  const name = await findByRole('textbox', { name: /Svenska/ })
  await user.clear(name)
  await findByText(texts.fault.missing)
  const price = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(price)
  await user.type(price, 'dyrt')
  await findByText(texts.fault.unsound)
  expect(price).toHaveProperty('value', 'dyrt')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  await passes(STEP_ENDS_MS)
  expect(priceOf(items, 'crown')).toBe('dyrt')
  await findByText(new RegExp(texts.bar.faults_other.replace('{{count}}', '2')))
})

it('finds a thing by its name in another language', async () => {
  const { findByRole, getByRole, texts, user } = openedEditor('en')
  await user.type(await findByRole('searchbox'), crown.name.se)
  const rows = within(getByRole('list', { name: texts.tab.item })).getAllByRole('button')
  expect(rows.map((row) => row.dataset.row)).toContain('crown')
  expect(rows.length).toBeLessThan(SHEETS.items.rows.length)
})

it('tries a change of many prices before it is done, and takes it back as one step', async () => {
  const { findByRole, getByRole, findAllByRole, texts, user, passes, items } = openedEditor()
  await user.click(await findByRole('button', { name: texts.slot.mouth }))
  await user.click(getByRole('button', { name: texts.bulk.open }))
  const percent = await findByRole('textbox', { name: texts.bulk.percent })
  await user.clear(percent)
  await user.type(percent, '100')
  const tried = (await findAllByRole('row')).length - 1
  expect(tried).toBeGreaterThan(3)
  expect(items.draft).toBeNull()
  await user.click(getByRole('button', { name: texts.bulk.do_other.replace('{{count}}', String(tried)) }))
  await passes(0)
  expect(priceOf(items, 'tennis-ball')).toBe(2 * (SHEETS.items.rows.find(({ id }) => id === 'tennis-ball')?.price ?? 0))
  expect(priceOf(items, 'crown')).toBe(crown.price)
  await user.click(getByRole('button', { name: texts.undo }))
  await passes(0)
  expect(items.draft?.doc).toEqual(items.published)
})

it('[SD8] says who has changed a row meanwhile, and shows what is there', async () => {
  const { findByRole, findByText, getByRole, texts, opens, user, passes, items } = openedEditor()
  await opens(crown.name.en)
  const ane = new Drafts({ ...items.as('Ane') }).of('items')
  await passes(0)
  ane.make([{ kind: 'set', list: 'rows', id: 'crown', field: 'price', was: null, is: 41 }])
  await passes(0)
  const field = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(field)
  await user.type(field, '99')
  await passes(STEP_ENDS_MS)
  await findByText('Ane has changed that row')
  expect(getByRole('textbox', { name: texts.field.items.price })).toHaveProperty('value', '41')
  await findByText(texts.otherRow.replace('{{name}}', 'Ane'))
})

it('follows what others do every ten seconds', async () => {
  const { findByRole, texts, opens, passes, items } = openedEditor()
  await opens(crown.name.en)
  const ane = new Drafts({ ...items.as('Ane') }).of('items')
  await passes(0)
  ane.make([{ kind: 'set', list: 'rows', id: 'crown', field: 'price', was: null, is: 41 }])
  await passes(FOLLOW_MS)
  expect(await findByRole('textbox', { name: texts.field.items.price })).toHaveProperty('value', '41')
})

it('says that nothing can be saved, keeps what was typed, and saves it later', async () => {
  const { findByRole, findByText, texts, opens, user, passes, items, server } = openedEditor()
  await opens(crown.name.en)
  const { saveDraft } = server.fields
  server.fields = { ...server.fields, saveDraft: () => Promise.reject(new Error('no database')) }
  const field = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(field)
  await user.type(field, '7')
  await passes(STEP_ENDS_MS)
  await findByText(texts.line.away)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  server.fields = { ...server.fields, saveDraft }
  await passes(FOLLOW_MS)
  expect(priceOf(items, 'crown')).toBe(7)
})

it('lists what differs and what is to be mended, and drops the draft after a question', async () => {
  const { findByRole, findByText, getByRole, getByText, texts, opens, user, passes, items } = openedEditor()
  await opens(crown.name.en)
  const field = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(field)
  await passes(STEP_ENDS_MS)
  await user.click(getByRole('button', { name: texts.compare.open }))
  await findByText(texts.fault.missing)
  expect(getByRole('row', { name: new RegExp(`${crown.name.en}.*${crown.price}.*${texts.nothing}`) })).toBeTruthy()
  await user.click(getByRole('button', { name: texts.drop.open }))
  getByText(texts.drop.sure_one.replace('{{count}}', '1'))
  await user.click(getByRole('button', { name: texts.drop.yes }))
  await passes(0)
  expect(items.draft).toBeNull()
  await findByText(texts.line.none)
})

it('adds a coat by its key and removes one, and puts it back from the comparison', async () => {
  const { findByRole, findByText, getByRole, texts, user, passes, coats } = openedEditor()
  const ids = () => coats.draft?.doc.lists.rows?.map(({ id }) => id)
  await user.click(getByRole('tab', { name: texts.tab.color }))
  await user.click(await findByRole('button', { name: texts.new.open }))
  const key = await findByRole('textbox', { name: texts.new.key })
  await user.type(key, 'Rust{Enter}')
  await findByText(texts.new.twice)
  await user.clear(key)
  await user.type(key, 'fox{Enter}')
  await passes(0)
  expect(ids()).toContain('fox')
  await user.click(getByRole('button', { name: /^rust/ }))
  await user.click(getByRole('button', { name: texts.dropRow }))
  await passes(0)
  expect(ids()).not.toContain('rust')
  await user.click(getByRole('button', { name: texts.compare.open }))
  await user.click(await findByRole('button', { name: texts.compare.putBack }))
  await passes(0)
  expect(ids()).toContain('rust')
})

it('goes by keys alone from the tabs to the list, into the form and back', async () => {
  const { findByRole, getByRole, texts, user, passes } = openedEditor()
  await findByRole('textbox', { name: texts.field.items.price })
  await user.tab()
  expect(document.activeElement).toBe(getByRole('tab', { name: texts.tab.item }))
  const list = getByRole('list', { name: texts.tab.item })
  while (!list.contains(document.activeElement)) await user.tab()
  await user.keyboard('{ArrowDown}')
  const row = document.activeElement
  await user.keyboard('{Enter}')
  await passes(50)
  expect(document.activeElement?.tagName).toBe('H3')
  await user.tab()
  expect(document.activeElement?.tagName).toBe('INPUT')
  await user.keyboard('{Escape}')
  await passes(50)
  expect(document.activeElement).toBe(row)
  getByRole('tab', { name: texts.tab.item }).focus()
  await user.keyboard('{ArrowDown}')
  expect(getByRole('tab', { name: texts.tab.color }).getAttribute('aria-selected')).toBe('true')
})

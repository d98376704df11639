import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FOLLOW_MS } from '#app/editor/drafts/drafts.ts'
import { STEP_ENDS_MS } from '#app/editor/drafts/open-draft.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { refused } from '#test/app/api-server.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const crown = SHEETS.items.rows.find(({ id }) => id === 'crown')!
const beret = SHEETS.items.rows.find(({ id }) => id === 'beret')!

/** A sheet in which a field of a row is another one. */
function withField({ lists, ...doc }: DraftDoc, id: string, field: string, is: Json): DraftDoc {
  return { ...doc, lists: { rows: (lists.rows ?? []).map((row) => (row.id === id ? { ...row, [field]: is } : row)) } }
}
const priceIn = ({ lists }: DraftDoc, id = 'crown') => lists.rows?.find((row) => row.id === id)?.price

/** The editor after Bo has typed a price for the crown. */
async function pricedCrown() {
  const editor = openedEditor()
  const { findByRole, texts, opens, user, passes } = editor
  await opens(crown.name.en)
  const field = await findByRole('textbox', { name: texts.field.items.price })
  await user.clear(field)
  await user.type(field, '444')
  await passes(STEP_ENDS_MS)
  return editor
}

/** The same, with the question before publishing open, and a reason in it. */
async function askedToPublish(reason = 'for the fair') {
  const editor = await pricedCrown()
  const { findByRole, getByRole, texts, user } = editor
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(await findByRole('textbox', { name: texts.reason.why }), reason)
  const publishes = () => user.click(getByRole('button', { name: texts.publish.do }))
  return { ...editor, publishes }
}

it('publishes the draft with its reason after it has shown what changes; then there is no draft', async () => {
  const { findByText, getByRole, getByText, queryByText, texts, publishes, passes, items } = await askedToPublish()
  expect(getByRole('row', { name: new RegExp(`${crown.name.en}.*${crown.price}.*444`) })).toBeTruthy()
  await publishes()
  await findByText(texts.publish.done)
  await passes(0)
  expect([items.draft, priceIn(items.published)]).toEqual([null, 444])
  expect(items.revisions.at(-1)?.revision).toMatchObject({ rev: 2, by: 'Bo', reason: 'for the fair' })
  getByText(texts.publish.revision.replace('{{title}}', texts.tab.item).replace('{{rev}}', '2'))
  getByText(texts.line.none)
  expect(queryByText(texts.bar.kept)).toBeNull()
})

it('asks for a reason of five letters before it asks the server', async () => {
  const { findByText, texts, publishes, server } = await askedToPublish('fair')
  await publishes()
  await findByText(texts.reason.unsound.replace('{{min}}', '5').replace('{{max}}', '200'))
  expect(server.variablesOf('PublishDrafts')).toEqual([])
})

it('publishes another draft together with its own, where that is chosen', async () => {
  const { findByRole, findByText, getByRole, texts, user, passes, publishes, coats, items } = await askedToPublish()
  const others = { draft: null, base: 1, rev: 0, what: 'sheet:colours' }
  const set = { kind: 'set', list: 'rows', id: 'rust', field: 'weight', was: null, is: 21 } as const
  await coats.as('Ane', 'sheet:colours').save(others, { id: 'one', undoes: null, changes: [set] })
  await passes(FOLLOW_MS)
  await user.click(await findByRole('checkbox', { name: texts.tab.color }))
  await findByRole('row', { name: /rust.*21/ })
  expect(getByRole('textbox', { name: texts.reason.why })).toHaveProperty('value', 'for the fair')
  await publishes()
  await findByText(texts.publish.done)
  expect([items.draft, items.publishedRev, coats.draft, coats.publishedRev]).toEqual([null, 2, null, 2])
})

it('leads from a fault to its row, in another tab too', async () => {
  const { findByRole, findByText, getByRole, texts, user, publishes, server } = await askedToPublish()
  const faults = [{ what: 'sheet:shops', at: 'hat-shop.hasDeliveries', fault: 'nothing-rare', limit: null }]
  server.fields = { ...server.fields, publishDrafts: { revisions: [], faults } }
  await publishes()
  await findByText(texts.publish.mend)
  await findByText(texts.fault['nothing-rare'])
  await user.click(getByRole('button', { name: /^Hattebutikken/ }))
  await findByRole('heading', { name: 'Hattebutikken' })
  expect(getByRole('tab', { name: new RegExp(texts.tab.shop) }).getAttribute('aria-selected')).toBe('true')
})

it('says what the server refuses, and where one signs in again; the reason stays', async () => {
  const { findByRole, findByText, getByRole, texts, publishes, server } = await askedToPublish()
  const refuse = (error: Error) => {
    server.fields = { ...server.fields, publishDrafts: () => Promise.reject(error) }
  }
  refuse(refused('others-changed', 'Others have changed it'))
  await publishes()
  await findByText('Others have changed it')
  refuse(refused('sign-in-again', 'Sign in again first'))
  await publishes()
  await findByText('Sign in again first')
  const link = await findByRole('link', { name: texts.reason.signIn })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/manage#sign-in', '_blank'])
  expect(getByRole('textbox', { name: texts.reason.why })).toHaveProperty('value', 'for the fair')
})

it('[SD12] puts a draft on what was published meanwhile, and names the rows that both have changed', async () => {
  const { findByRole, findByText, getByRole, texts, user, passes, items } = await pricedCrown()
  items.release(withField(withField(items.published, 'crown', 'price', 41), 'beret', 'price', 42))
  await passes(FOLLOW_MS)
  await findByText(texts.moved.text.replace('{{base}}', '1').replace('{{published}}', '2'))
  await user.click(getByRole('button', { name: texts.moved.do }))
  const notice = (await findByText(texts.moved.met)).parentElement
  const met = within(notice!).getAllByRole('button')
  expect(met.map(({ textContent }) => textContent)).toEqual([crown.name.en])
  expect([items.draft?.base, priceIn(items.draft!.doc), priceIn(items.draft!.doc, 'beret')]).toEqual([2, 444, 42])
  await user.click(met[0]!)
  expect(await findByRole('textbox', { name: texts.field.items.price })).toHaveProperty('value', '444')
})

it('[SD7] lists what was published, shows what it changed, and goes back to it in a draft that can be undone', async () => {
  const { findByRole, findByText, getAllByRole, getByRole, texts, user, passes, items } = openedEditor()
  await findByRole('textbox', { name: texts.field.items.price })
  items.release(withField(items.published, 'beret', 'price', 77), { by: 'Ane', reason: 'for the spring' })
  await passes(FOLLOW_MS)
  await user.click(getByRole('button', { name: texts.history.open }))
  await findByText('for the spring')
  const list = getAllByRole('listitem').filter(({ textContent }) => textContent?.includes(texts.history.look))
  expect(list.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ane, 1 Jan 1970'),
    expect.stringContaining(texts.history.release),
  ])
  await user.click(within(list[0]!).getByRole('button', { name: new RegExp(texts.history.look) }))
  await findByRole('row', { name: new RegExp(`${beret.name.en}.*${beret.price}.*77`) })
  await user.click(within(list[1]!).getByRole('button', { name: new RegExp(texts.history.goBack) }))
  await findByRole('heading', { name: texts.compare.heading })
  await findByRole('row', { name: new RegExp(`${beret.name.en}.*77.*${beret.price}`) })
  expect(priceIn(items.draft!.doc, 'beret')).toBe(beret.price)
  await user.click(getByRole('button', { name: texts.undo }))
  await passes(0)
  expect(priceIn(items.draft!.doc, 'beret')).toBe(77)
})

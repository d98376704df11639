import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DraftServer } from '#app/editor/drafts/draft-server.ts'
import { AGAIN_MS, OpenDraft, STEP_ENDS_MS } from '#app/editor/drafts/open-draft.ts'
import { SheetServer } from './sheet-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROWS = {
  layers: {},
  lists: {
    rows: [
      { id: 'crown', price: 400 },
      { id: 'cap', price: 5 },
    ],
  },
}

let ids = 0
const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`

async function opened(server: SheetServer, username: string, changed: Partial<DraftServer> = {}): Promise<OpenDraft> {
  const draft = new OpenDraft('sheet:items', { ...server.as(username), ...changed }, newId)
  await draft.open()
  return draft
}
const priced = (is: number | null, id = 'crown') =>
  ({ kind: 'set', list: 'rows', id, field: 'price', was: null, is }) as const
const priceIn = ({ state }: OpenDraft, at = 0) => state.getState().shown.lists.rows?.[at]?.price
const storedPrice = (server: SheetServer, at = 0) => server.draft?.doc.lists.rows?.[at]?.price
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const listOf = async (server: SheetServer) => (await server.as('').list()).texts[0]!

it('makes one step of what is typed into a field, and sends it a second after the last letter', async () => {
  const server = new SheetServer(ROWS)
  const draft = await opened(server, 'Bo')
  draft.type(priced(4))
  await passes(STEP_ENDS_MS - 1)
  draft.type(priced(45))
  expect(priceIn(draft)).toBe(45)
  expect(server.draft).toBeNull()
  expect(draft.hasUnsent).toBe(true)
  await passes(STEP_ENDS_MS)
  expect(server.draft?.edits).toHaveLength(1)
  expect(storedPrice(server)).toBe(45)
  expect(draft.hasUnsent).toBe(false)
  draft.undo()
  await passes(0)
  expect(priceIn(draft)).toBe(400)
  expect(storedPrice(server)).toBe(400)
  draft.redo()
  await passes(0)
  expect(storedPrice(server)).toBe(45)
})

it('undoes and redoes a step as one that was too long for one edit', async () => {
  const server = new SheetServer(ROWS)
  const draft = await opened(server, 'Bo')
  const named = (id: string) =>
    ({ kind: 'set', list: 'rows', id, field: 'about', was: null, is: id.repeat(2500) }) as const
  const shown = () => draft.state.getState().shown.lists.rows?.map(({ about }) => about !== undefined)
  draft.make([priced(9)])
  draft.make([named('crown'), named('cap')])
  await passes(0)
  expect(server.draft?.edits).toHaveLength(3)
  draft.undo()
  expect([shown(), priceIn(draft)]).toEqual([[false, false], 9])
  draft.redo()
  expect(shown()).toEqual([true, true])
  draft.undo()
  draft.undo()
  expect([shown(), priceIn(draft)]).toEqual([[false, false], 400])
  await passes(0)
  expect(server.draft?.doc.lists.rows).toEqual(ROWS.lists.rows)
})

it('ends a step when another field is typed in', async () => {
  const server = new SheetServer(ROWS)
  const draft = await opened(server, 'Bo')
  draft.type(priced(41))
  draft.type(priced(6, 'cap'))
  draft.endStep()
  await passes(0)
  expect(server.draft?.edits).toHaveLength(2)
})

it('keeps what could not be sent, and sends it once the server answers again', async () => {
  const server = new SheetServer(ROWS)
  const draft = await opened(server, 'Bo')
  server.isAway = true
  draft.make([priced(41)])
  await passes(0)
  expect(draft.state.getState().trouble).toEqual({ kind: 'away', message: null })
  expect(priceIn(draft)).toBe(41)
  server.isAway = false
  await passes(AGAIN_MS)
  expect(storedPrice(server)).toBe(41)
  expect(draft.state.getState().trouble).toBeNull()
})

it('sends an edit again whose answer was lost, and has it once', async () => {
  const server = new SheetServer(ROWS)
  const { save } = server.as('Bo')
  let isLost = true
  const draft = await opened(server, 'Bo', {
    save: async (known, edit) => {
      const news = await save(known, edit)
      if (!isLost) return news
      isLost = false
      throw new Error('the answer was lost')
    },
  })
  draft.make([priced(41)])
  await passes(AGAIN_MS)
  expect(server.draft?.edits).toHaveLength(1)
  expect(draft.hasUnsent).toBe(false)
  expect(draft.state.getState().editing.rev).toBe(1)
})

it('gets what another administrator has done, and says whose row it is', async () => {
  const server = new SheetServer(ROWS)
  const [bo, ane] = [await opened(server, 'Bo'), await opened(server, 'Ane')]
  ane.make([priced(6, 'cap')])
  await passes(0)
  await bo.follow(await listOf(server))
  expect(priceIn(bo, 1)).toBe(6)
  ane.make([priced(7, 'cap')])
  await passes(0)
  await bo.follow(await listOf(server))
  expect(priceIn(bo, 1)).toBe(7)
  expect([...bo.state.getState().others]).toEqual([['cap', 'Ane']])
})

it('[SD8] gives up a step that meets somebody else’s, says so with their name, and shows what is there', async () => {
  const server = new SheetServer(ROWS)
  const [bo, ane] = [await opened(server, 'Bo'), await opened(server, 'Ane')]
  ane.make([priced(41)])
  await passes(0)
  bo.make([priced(99)])
  bo.make([priced(6, 'cap')])
  await passes(0)
  expect(bo.state.getState().trouble).toEqual({ kind: 'lost', message: 'Ane has changed that row' })
  expect([priceIn(bo), priceIn(bo, 1)]).toEqual([41, 6])
  expect([...bo.state.getState().others]).toEqual([['crown', 'Ane']])
  expect(server.draft?.edits).toHaveLength(2)
})

it('begins a new draft where the known one was published meanwhile', async () => {
  const server = new SheetServer(ROWS)
  const draft = await opened(server, 'Bo')
  draft.make([priced(41)])
  await passes(0)
  server.published = server.draft!.doc
  server.publishedRev = 2
  server.draft = null
  draft.make([priced(6, 'cap')])
  await passes(0)
  expect(draft.state.getState()).toMatchObject({ draft: 2, base: 2, publishedRev: 2, trouble: { kind: 'other' } })
  expect([storedPrice(server), storedPrice(server, 1)]).toEqual([41, 6])
})

it('shows what is published after the draft was dropped, by oneself or by somebody else', async () => {
  const server = new SheetServer(ROWS)
  const [bo, ane] = [await opened(server, 'Bo'), await opened(server, 'Ane')]
  bo.make([priced(41)])
  await passes(0)
  await ane.follow(await listOf(server))
  await ane.drop()
  expect(priceIn(ane)).toBe(400)
  expect(ane.state.getState().trouble).toBeNull()
  await bo.follow(await listOf(server))
  expect(priceIn(bo)).toBe(400)
  expect(bo.state.getState().trouble).toEqual({ kind: 'other', message: null })
})

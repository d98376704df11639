import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ASKED, GATED, SHED } from './guarded-rooms.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openedRooms(tab: 'room' | 'access', language: Parameters<typeof openedEditor>[0] = 'en') {
  const editor = openedEditor(language, [GATED, SHED])
  const { user, getByRole, findByRole, texts } = editor
  await user.click(getByRole('tab', { name: texts.tab[tab] }))
  await findByRole('list', { name: texts.tab[tab] })
  const chooses = async (field: string, words: string | RegExp) => {
    const choice = getByRole('combobox', { name: field })
    await user.selectOptions(choice, within(choice).getByRole('option', { name: words }))
  }
  const presses = (name: string | RegExp) => user.click(getByRole('button', { name }))
  const accessOf = (room: string, list: 'room' | 'doors' | 'gates') =>
    editor.room(room).draft?.doc.lists[list]?.map(({ access }) => access ?? null)
  return { ...editor, chooses, presses, accessOf }
}

it('lists the rooms with their revisions, dogs and mistakes', async () => {
  const { getByRole, findByRole, texts, passes } = await openedRooms('room')
  await findByRole('button', { name: /The Yard.*revision 1, 3 dogs now/ })
  await passes(600)
  // Nothing leads from the square to these rooms.
  expect(within(getByRole('button', { name: /The Shed/ })).getByRole('img', { name: texts.mark.wrong })).toBeTruthy()
})

it('renames a room in one language, and publishes that with a reason', async () => {
  const { opens, getByRole, findByText, presses, passes, texts, user, room } = await openedRooms('room')
  await opens('The Shed')
  const name = getByRole('textbox', { name: /English/ })
  await user.clear(name)
  await user.type(name, 'The Hut')
  await passes(1000)
  await presses(texts.publish.open)
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'a better name')
  await presses(texts.publish.do)
  await findByText(texts.publish.done)
  expect(room('shed').published.lists.room?.[0]?.name).toEqual({ ...SHED.name, en: 'The Hut' })
})

it('gives a room a place on the map of the park by numbers, and takes it away', async () => {
  const { opens, presses, passes, getByRole, getByText, user, room, texts } = await openedRooms('room')
  const spot = () => room('shed').draft?.doc.lists.room?.[0]?.map
  await opens('The Shed')
  getByText(texts.rooms.spotNone)
  await presses(texts.rooms.spotPut)
  await passes(1000)
  expect(spot()).toEqual({ x: 168, y: 120 })
  const across = getByRole('textbox', { name: texts.rooms.across })
  await user.clear(across)
  await user.type(across, '300')
  await user.tab()
  await passes(0)
  expect(spot()).toEqual({ x: 300, y: 120 })
  await presses(texts.rooms.spotDrop)
  await passes(1000)
  expect(spot()).toBeUndefined()
})

it('[ED9] closes a room in its draft, marks it in the list, and opens it again', async () => {
  const { opens, presses, passes, getByRole, getByText, room, texts } = await openedRooms('room')
  const isClosed = () => room('shed').draft?.doc.lists.room?.[0]?.isClosed
  const { closing } = texts.rooms
  await opens('The Shed')
  getByText(closing.open.replace('{{dogs}}', '0'))
  await presses(closing.close)
  await passes(1000)
  expect(isClosed()).toBe(true)
  getByText(closing.closed)
  getByRole('button', { name: new RegExp(`The Shed.*${closing.mark}`) })
  await presses(closing.reopen)
  await passes(1000)
  expect(isClosed()).toBeUndefined()
})

it('opens the map of the chosen room, and takes the own dog there', async () => {
  const { opens, presses, findByRole, onWarp, texts } = await openedRooms('room')
  await opens('The Shed')
  await presses(texts.rooms.warp)
  expect(onWarp).toHaveBeenCalledWith('shed')
  await presses(texts.rooms.map)
  await findByRole('region', { name: texts.map.title.replace('{{name}}', 'shed') })
})

it('begins a room under a new key, on its map', async () => {
  const { presses, findByRole, getByRole, user, texts } = await openedRooms('room')
  await presses(texts.map.newRoom)
  await user.type(getByRole('textbox', { name: texts.new.key }), 'den')
  await presses(texts.new.make)
  await findByRole('region', { name: texts.map.title.replace('{{name}}', 'den') })
})

it.each(LANGUAGES)('lists what doors and rooms ask, in words: %s', async (language) => {
  const { getAllByRole, getByRole, texts, presses } = await openedRooms('access', language)
  const rows = () => getAllByRole('button').filter((row) => row.hasAttribute('data-row'))
  expect(rows()).toHaveLength(4)
  await presses(texts.all.replace('{{rows}}', '5'))
  expect(rows()).toHaveLength(5)
  getByRole('button', { name: new RegExp(texts.access.everybody) })
})

it('[G4] warns above the button, and does not save a record in which nothing matters', async () => {
  const { opens, chooses, presses, passes, getByText, accessOf, texts } = await openedRooms('access')
  await opens('From The Yard to The Shed')
  await chooses(texts.access.field.pack, texts.access.any)
  getByText(texts.access.warning.nothing)
  await presses(texts.access.save)
  await passes(0)
  expect(accessOf('yard', 'doors')).toBeUndefined()
  await chooses(texts.access.field.karma, texts.access.atLeast)
  getByText(texts.access.warning.blank)
})

it('[G6] lists a gate with what it asks, and changes that in the draft of its room', async () => {
  const { opens, chooses, presses, passes, getByText, accessOf, texts } = await openedRooms('access')
  await presses(new RegExp(`^${texts.access.gates}`))
  await opens('Gate in The Shed')
  getByText(/2 × 1 tiles from 3, 2/)
  await chooses(texts.access.field.item, texts.access.any)
  getByText(texts.access.warning.nothing)
  await chooses(texts.access.field.owns, /Crown/)
  await presses(texts.access.save)
  await passes(0)
  expect(accessOf('shed', 'gates')).toEqual([{ owns: 'crown' }])
})

it('changes what a room asks, and the doors to it with it', async () => {
  const { presses, opens, chooses, passes, user, getByRole, accessOf, texts } = await openedRooms('access')
  await opens('^The Shed')
  await chooses(texts.access.field.pack, texts.access.any)
  await chooses(texts.access.field.karma, texts.access.atLeast)
  await user.type(getByRole('textbox', { name: texts.access.karmaValue }), '30')
  await presses(texts.access.save)
  await passes(0)
  expect(accessOf('shed', 'room')).toEqual([{ karma: 30 }])
  expect(accessOf('yard', 'doors')).toEqual([{ karma: 30 }])
  // The door out of it is another matter.
  expect(accessOf('shed', 'doors')).toEqual([ASKED])
})

it('says that a door asks something else than the room behind it, and mends that', async () => {
  const { opens, chooses, presses, passes, findByText, accessOf, texts } = await openedRooms('access')
  await opens('From The Yard to The Shed')
  await chooses(texts.access.field.pack, /Tribe/)
  await presses(texts.access.save)
  await findByText(texts.access.other.replace('{{room}}', 'The Shed'))
  await presses(texts.access.asRoom)
  await passes(0)
  expect(accessOf('yard', 'doors')).toEqual([ASKED])
})

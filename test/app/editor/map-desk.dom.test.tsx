import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { openedEditor, YARD } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A thing that was uploaded, as large as a tile. */
const CRATE: DraftRow = {
  id: 'crate',
  name: { dk: 'Kasse', en: 'Crate', no: 'Kasse', se: 'Låda' },
  picture: pictureName({ width: 32, height: 32 }, 'ab'.repeat(32)),
  use: 'standing',
  groundW: 30,
  groundH: 24,
  licence: 'ours',
  isRetired: false,
}

/** The map of the yard, with the keys going to it. */
async function openedMap(rooms: readonly RoomDoc[] = [YARD], sprites: readonly DraftRow[] = []) {
  const editor = openedEditor('en', rooms, sprites)
  const { findByRole, getByRole, texts, user } = editor
  await user.click(await findByRole('button', { name: texts.map.open }))
  const map = await findByRole('application')
  map.focus()
  const presses = async (keys: string) => {
    map.focus()
    await user.keyboard(keys)
  }
  const chooses = (name: string) => user.click(getByRole('button', { name }))
  const turnsTo = (name: string) => user.click(getByRole('tab', { name }))
  const layer = (name: 'terrain' | 'ground') => editor.yard.draft?.doc.layers[name]
  const things = () => editor.yard.draft?.doc.lists.things ?? []
  return { ...editor, map, presses, chooses, turnsTo, layer, things }
}

it('paints terrain with the brush by keys, and takes it back', async () => {
  const { presses, chooses, passes, layer, texts } = await openedMap()
  await presses('b')
  await chooses(texts.map.terrain.water)
  await presses('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
  await passes(0)
  expect(layer('terrain')?.slice(0, 4)).toEqual(['ggggggggg', 'ggwwggggg', 'ggwwggggg', 'ggggggggg'])
  await presses('{Control>}z{/Control}')
  await passes(0)
  expect(layer('terrain')).toEqual(YARD.terrain)
})

it('[SD15] paints water that is swum in, as one step', async () => {
  const { presses, chooses, passes, layer, texts } = await openedMap()
  await presses('b')
  await chooses(texts.map.terrain.water)
  await presses('{ArrowRight>4/}{ArrowDown>3/}{Enter}')
  await passes(0)
  expect(layer('ground')?.[3]).toBe('20001002')
  await presses('{Control>}z{/Control}')
  await passes(0)
  expect(layer('ground')).toEqual(YARD.ground)
})

it('closes the rim from its problem', async () => {
  const { presses, chooses, passes, findByRole, layer, user, texts } = await openedMap()
  await presses('b')
  await chooses(texts.map.ground.walk)
  await presses('{ArrowDown>2/}{Enter}')
  await passes(300)
  await user.click(await findByRole('button', { name: texts.map.cure['close-rim'] }))
  await passes(0)
  expect(layer('ground')).toEqual(YARD.ground)
})

it('fills a rectangle of ground between two tiles, whichever is first', async () => {
  const { presses, chooses, passes, layer, texts } = await openedMap()
  await presses('r')
  await chooses(texts.map.ground.dig)
  await presses('{ArrowRight>3/}{ArrowDown>2/}{Enter}{ArrowLeft}{ArrowUp}{Enter}')
  await passes(0)
  expect(layer('ground')).toEqual(['22222222', '20330002', '20330002', '20000002', '20000002', '22222222'])
})

it('lets go of a stroke, then of the tool, by Escape, and stays open', async () => {
  const { presses, chooses, passes, getByRole, layer, texts } = await openedMap()
  await presses('r')
  await chooses(texts.map.ground.dig)
  await presses('{Enter}{Escape}{Enter}{Escape}{Escape}{Escape}')
  await passes(0)
  expect(layer('ground')).toBeUndefined()
  expect(getByRole('button', { name: texts.map.tool.select }).getAttribute('aria-pressed')).toBe('true')
})

it('puts a thing of the palette on a tile under a name of its own, moves it and takes it away', async () => {
  const { presses, chooses, passes, things } = await openedMap()
  await presses('p')
  await chooses('bench')
  await presses('{ArrowRight}{ArrowDown}{Enter}')
  await passes(0)
  expect(things().map(({ id, x, y }) => [id, x, y])).toEqual([
    ['bench', 64, 48],
    ['bench-2', 48, 48],
  ])
  await presses('s{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  await passes(0)
  expect(things().at(-1)).toMatchObject({ id: 'bench-2', x: 49, y: 56 })
  await presses('{Delete}')
  await passes(0)
  expect(things().map(({ id }) => id)).toEqual(['bench'])
})

it('[US7] says how a thing of the room is used, and takes that back', async () => {
  const { presses, chooses, passes, findByRole, things, user, texts } = await openedMap()
  await presses('p')
  await chooses('barrel')
  await presses('{ArrowRight>3/}{ArrowDown>2/}{Enter}s{Enter}')
  const use = await findByRole('combobox', { name: texts.map.use.label })
  await user.selectOptions(use, texts.map.use.bench)
  await passes(0)
  expect(things().at(-1)).toMatchObject({ prefab: 'barrel', use: 'bench' })
  await user.selectOptions(use, texts.map.use.asDrawn)
  await passes(0)
  expect(things().at(-1)).not.toHaveProperty('use')
})

it('[SP3] a thing that was uploaded stands in the palette, closes the ground that it takes up, and is no mistake', async () => {
  const { presses, chooses, passes, layer, things, queryByText, texts } = await openedMap([YARD], [CRATE])
  await presses('p')
  await chooses('own-crate')
  await presses('{ArrowRight>3/}{ArrowDown>3/}{Enter}')
  await passes(400)
  expect(things().at(-1)).toMatchObject({ id: 'own-crate', prefab: 'own-crate' })
  expect(layer('ground')?.[3]).toBe('20020002')
  expect(queryByText(new RegExp(texts.map.mistake['unknown-prefab']))).toBeNull()
})

it('says what is under the cursor, and what is wrong with the room, a moment after it was drawn', async () => {
  const { presses, chooses, passes, findByText, getByText, texts } = await openedMap()
  await presses('{ArrowRight}{ArrowDown}')
  getByText(`1, 1: ${texts.map.terrain.grass}; ${texts.map.ground.walk}`)
  await presses('b')
  await chooses(texts.map.ground.walk)
  await presses('{ArrowLeft}{Enter}')
  await passes(300)
  await findByText((words) => words.toLowerCase().startsWith(texts.map.mistake['open-rim'].slice(0, 20)))
})

it('publishes the map with a reason, after it has shown what changes', async () => {
  const { presses, chooses, passes, findByText, findByRole, getByText, texts, user, yard } = await openedMap()
  await presses('b')
  await chooses(texts.map.ground.dig)
  await presses('{ArrowRight}{ArrowDown}{Enter}')
  await passes(0)
  await user.click(await findByRole('button', { name: texts.publish.open }))
  getByText(texts.map.differs.ground_one.replace('{{count}}', '1'))
  await user.type(await findByRole('textbox', { name: texts.reason.why }), 'somewhere to dig')
  await user.click(await findByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(yard.published.layers.ground?.[1]).toBe('23000002')
  expect(yard.revisions.at(-1)?.revision).toMatchObject({ by: 'Bo', reason: 'somewhere to dig' })
})

it('lists doors and entries, and gives the keys back to the window when it is left', async () => {
  const { getByRole, findByRole, queryByRole, turnsTo, texts, user } = await openedMap()
  await turnsTo(texts.map.tab.list)
  const region = getByRole('region', { name: texts.map.title.replace('{{name}}', 'The Yard') })
  await user.click(within(region).getByRole('button', { name: /gate/ }))
  within(region).getByText(/^1, 1: /)
  await user.click(within(region).getByRole('button', { name: texts.map.leave }))
  expect(queryByRole('region', { name: texts.map.title.replace('{{name}}', 'The Yard') })).toBeNull()
  await vi.waitFor(async () =>
    expect(document.activeElement).toBe(await findByRole('button', { name: texts.map.open })),
  )
})

it('leads a door to a room that is only begun, at the entry that it has', async () => {
  const { chooses, turnsTo, passes, getByRole, findByRole, texts, user, yard } = await openedMap()
  await chooses(texts.map.newRoom)
  await user.type(getByRole('textbox', { name: texts.new.key }), 'den{Enter}')
  await findByRole('region', { name: texts.map.title.replace('{{name}}', 'den') })
  await user.selectOptions(getByRole('combobox', { name: texts.map.room }), 'yard')
  await turnsTo(texts.map.tab.list)
  await chooses(texts.map.place.doors)
  await user.selectOptions(getByRole('combobox', { name: texts.map.leads }), 'den')
  await passes(0)
  expect(yard.draft?.doc.lists.doors?.[0]?.to).toEqual({ room: 'den', entry: 'middle' })
})

it('puts a door on the tile of the cursor, which leads to the first entry of a room that had to be fetched', async () => {
  const shop: RoomDoc = { ...YARD, key: 'hat-shop', entries: [{ id: 'counter', x: 2, y: 2 }] }
  const { presses, chooses, turnsTo, passes, findByRole, getByRole, texts, user, yard } = await openedMap([YARD, shop])
  await turnsTo(texts.map.tab.list)
  await presses('{ArrowRight>3/}{ArrowDown}')
  await chooses(texts.map.place.doors)
  await user.selectOptions(getByRole('combobox', { name: texts.map.leads }), 'hat-shop')
  await passes(0)
  expect(await findByRole('combobox', { name: texts.map.at })).toHaveProperty('value', 'counter')
  await user.click(getByRole('checkbox', { name: texts.map.oneway }))
  await passes(0)
  expect(yard.draft?.doc.lists.doors).toEqual([
    { id: 'yard-door-1', x: 3, y: 1, to: { room: 'hat-shop', entry: 'counter' }, oneway: true },
  ])
  await chooses(texts.map.dropPlace)
  await passes(0)
  expect(yard.draft?.doc.lists.doors).toEqual([])
})

it('[G4] [G6] puts a gate on the tile of the cursor, and warns until it asks for something', async () => {
  const { presses, chooses, turnsTo, passes, getByText, getByRole, queryByText, texts, user, yard } = await openedMap()
  await turnsTo(texts.map.tab.list)
  await presses('{ArrowRight>2/}{ArrowDown>2/}')
  await chooses(texts.map.place.gates)
  getByText(texts.access.warning.nothing)
  await user.selectOptions(getByRole('combobox', { name: texts.access.field.owns }), 'crown')
  await chooses(texts.access.save)
  await passes(0)
  expect(queryByText(texts.access.warning.nothing)).toBeNull()
  expect(yard.draft?.doc.lists.gates).toEqual([
    { id: 'yard-gate-1', x: 2, y: 2, w: 2, h: 2, access: { owns: 'crown' } },
  ])
  await chooses(texts.map.dropPlace)
  await passes(0)
  expect(yard.draft?.doc.lists.gates).toEqual([])
})

it('leaves a door where it leads as long as the room that is chosen for it cannot be fetched', async () => {
  const { chooses, turnsTo, passes, findByRole, findByText, getByRole, texts, user, yard } = await openedMap()
  await turnsTo(texts.map.tab.list)
  await chooses(texts.map.place.doors)
  await user.selectOptions(getByRole('combobox', { name: texts.map.leads }), 'hat-shop')
  await findByText(texts.map.failed)
  await passes(0)
  expect(yard.draft?.doc.lists.doors?.[0]?.to).toEqual({ room: 'yard', entry: 'gate' })
  await user.selectOptions(getByRole('combobox', { name: texts.map.leads }), 'yard')
  expect(await findByRole('combobox', { name: texts.map.at })).toHaveProperty('value', 'gate')
})

it('takes away an entry by Delete, but never the last one', async () => {
  const { presses, chooses, turnsTo, passes, findByText, getByRole, texts, user, yard } = await openedMap()
  await turnsTo(texts.map.tab.list)
  const ids = () => yard.draft?.doc.lists.entries?.map(({ id }) => id)
  await presses('{ArrowRight>4/}{ArrowDown>3/}')
  await chooses(texts.map.place.entries)
  await passes(0)
  expect(ids()).toEqual(['gate', 'entry-1'])
  await presses('{Delete}')
  await passes(0)
  expect(ids()).toEqual(['gate'])
  await user.click(getByRole('button', { name: /^gate\b/ }))
  await findByText(texts.map.lastEntry)
  await presses('{Delete}')
  await passes(0)
  expect(ids()).toEqual(['gate'])
})

it('names a room and makes it larger, but never so small that something would fall out of it', async () => {
  const { chooses, turnsTo, passes, getByRole, findByText, texts, user, yard } = await openedMap()
  await turnsTo(texts.map.tab.room)
  const name = getByRole('textbox', { name: 'English' })
  await user.clear(name)
  await user.type(name, 'The Court')
  await user.tab()
  await passes(0)
  expect(yard.draft?.doc.lists.room?.[0]?.name).toMatchObject({ en: 'The Court', dk: 'Gården' })
  await chooses(texts.map.grow.right)
  await passes(0)
  expect(yard.draft?.doc.layers.ground?.[0]).toBe('222222222')
  for (let cut = 0; cut < 8; cut++) await chooses(texts.map.cut.right)
  await findByText(texts.map.outside.replace('{{names}}', 'gate'))
})

it('begins a room under a key that nobody has, and publishes it together with another one', async () => {
  const { presses, chooses, passes, getByRole, findByRole, findByText, texts, user, yard, den } = await openedMap()
  await presses('b')
  await chooses(texts.map.ground.dig)
  await presses('{ArrowRight}{ArrowDown}{Enter}')
  await passes(0)
  await chooses(texts.map.newRoom)
  const key = getByRole('textbox', { name: texts.new.key })
  await user.type(key, 'yard')
  await chooses(texts.new.make)
  await findByText(texts.new.twice)
  await user.clear(key)
  await user.type(key, 'den')
  await chooses(texts.new.make)
  const other = await findByRole('application', { name: /den/ })
  other.focus()
  await user.keyboard('b')
  await chooses(texts.map.terrain.sand)
  other.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await passes(0)
  await chooses(texts.publish.open)
  await user.click(await findByRole('checkbox', { name: 'The Yard' }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'a den for all')
  await chooses(texts.publish.do)
  await findByText(texts.publish.done)
  expect([yard.published.layers.ground?.[1], den.published.layers.terrain?.[1]?.slice(0, 4)]).toEqual([
    '23000002',
    'gnng',
  ])
})

it('makes the room larger at the left, where all of it is moved along, as one step', async () => {
  const { presses, chooses, turnsTo, passes, texts, yard, things } = await openedMap()
  await turnsTo(texts.map.tab.room)
  await chooses(texts.map.grow.left)
  await passes(0)
  expect(yard.draft?.doc.layers.ground?.[1]).toBe('200000002')
  expect(things()).toEqual([{ ...YARD.things[0], x: 96 }])
  expect(yard.draft?.doc.lists.entries).toEqual([{ ...YARD.entries[0], x: 2 }])
  await presses('{Control>}z{/Control}')
  await passes(0)
  expect(yard.draft?.doc).toEqual(draftOfRoom(YARD))
})

it('changes nothing on a locked layer, and says so', async () => {
  const { presses, chooses, passes, findByText, layer, things, texts } = await openedMap()
  const words = (name: string) => texts.map.locked.replace('{{layer}}', name)
  await chooses(texts.map.lock.replace('{{layer}}', texts.map.layer.terrain))
  await presses('b')
  await chooses(texts.map.terrain.water)
  await presses('{ArrowDown>2/}{ArrowRight>2/}{Enter}')
  await findByText(words(texts.map.layer.terrain))
  await chooses(texts.map.ground.dig)
  await presses('{Enter}')
  await passes(0)
  expect([layer('terrain'), layer('ground')?.[2]]).toEqual([YARD.terrain, '20300002'])
  await chooses(texts.map.lock.replace('{{layer}}', texts.map.layer.things))
  await presses('p')
  await chooses('lamp')
  await presses('{Enter}')
  await passes(0)
  await findByText(words(texts.map.layer.things))
  expect(things()).toEqual(YARD.things)
})

it('leaves the ground as it is where that is locked, whatever is painted', async () => {
  const { presses, chooses, passes, layer, texts } = await openedMap()
  await chooses(texts.map.lock.replace('{{layer}}', texts.map.layer.ground))
  await presses('b')
  await chooses(texts.map.terrain.water)
  await presses('{ArrowRight>4/}{ArrowDown>3/}{Enter}')
  await passes(0)
  expect([layer('terrain')?.[3], layer('ground')]).toEqual(['ggggwwggg', YARD.ground])
})

it('copies an area by keys, puts it down in another room, and takes it back as one step', async () => {
  const { presses, chooses, passes, getByRole, findByRole, getByText, user, den, texts } = await openedMap()
  await presses('t')
  await presses('{ArrowRight}{Enter}{ArrowRight>2/}{ArrowDown}{Enter}')
  getByText('3 × 2', { selector: 'small' })
  await chooses(texts.map.newRoom)
  await user.type(getByRole('textbox', { name: texts.new.key }), 'den')
  await chooses(texts.new.make)
  const other = await findByRole('application', { name: /den/ })
  other.focus()
  await user.keyboard('t{ArrowRight>5/}{ArrowDown>2/}{Enter}')
  await passes(0)
  expect(den.draft?.doc.lists.things).toEqual([{ id: 'bench-1', prefab: 'bench', x: 192, y: 112 }])
  expect(den.draft?.doc.layers.ground?.[2]).toBe('200002220002')
  await user.keyboard('{Control>}z{/Control}')
  await passes(0)
  expect(den.draft?.doc.lists.things).toEqual([])
})

it('takes no stamp that somebody else has written, and begins with copying', async () => {
  localStorage.setItem('voffpark.stamp', '{"w":2,"h":1,"things":[{"prefab":"<img>","x":1,"y":1}]}')
  const { presses, getByRole, texts } = await openedMap()
  await presses('t')
  expect(getByRole('button', { name: texts.map.stamp.putDown })).toHaveProperty('disabled', true)
  localStorage.removeItem('voffpark.stamp')
})

it('lets the number of a place be emptied and typed anew, and takes what is sound', async () => {
  const { turnsTo, chooses, passes, getByRole, user, yard, texts } = await openedMap()
  await turnsTo(texts.map.tab.list)
  await chooses(texts.map.place.areas)
  const column = getByRole('spinbutton', { name: texts.map.column })
  await user.clear(column)
  expect(column).toHaveProperty('value', '')
  await user.type(column, '4')
  await passes(0)
  expect(yard.draft?.doc.lists.areas?.at(-1)?.x).toBe(4)
})

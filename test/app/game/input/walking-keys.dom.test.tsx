import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WalkingKeys } from '#app/game/input/walking-keys.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const open: WalkingKeys[] = []
afterEach(() => open.splice(0).forEach((keys) => keys.stop()))

/** The keys of a dog in an empty room. `walks` says whether it would go on walking now. */
function keysInRoom() {
  const dog = { id: 1, walk: { x: 5, y: 5, dirs: '', startedAt: 0 } }
  const world = { ...EMPTY_WORLD, me: 1, dogs: new Map([[1, dog]]) }
  const game = { world, place: { grid: anEmptyGrid(11, 11) }, walkTo: vi.fn() }
  const keys = new WalkingKeys(game as never, { focusChat: () => {}, wake: () => {}, hasLetters: () => true })
  open.push(keys)
  return { walks: () => keys.tick(Date.now()) }
}

const D = { code: 'KeyD', key: 'd' }

it('walks while a key is held', () => {
  const { walks } = keysInRoom()
  fireEvent.keyDown(document.body, D)
  expect(walks()).toBe(true)
  fireEvent.keyUp(document.body, D)
  expect(walks()).toBe(false)
})

it.each([
  ['Command', { key: 'Meta', code: 'MetaLeft' }],
  ['the menu key', { key: 'ContextMenu', code: 'ContextMenu' }],
])('stands when the release of a key is not told because of %s', (_, key) => {
  const { walks } = keysInRoom()
  fireEvent.keyDown(document.body, D)
  fireEvent.keyDown(document.body, { ...key, metaKey: true })
  expect(walks()).toBe(false)
})

it('stands when Command is released after a key that was pressed with it', () => {
  const { walks } = keysInRoom()
  fireEvent.keyDown(document.body, { key: 'Meta', code: 'MetaLeft' })
  fireEvent.keyDown(document.body, D)
  fireEvent.keyUp(document.body, { key: 'Meta', code: 'MetaLeft' })
  expect(walks()).toBe(false)
})

it('walks on when a key is still held after Command', () => {
  const { walks } = keysInRoom()
  fireEvent.keyDown(document.body, D)
  fireEvent.keyDown(document.body, { key: 'Meta', code: 'MetaLeft', metaKey: true })
  fireEvent.keyUp(document.body, { key: 'Meta', code: 'MetaLeft' })
  fireEvent.keyDown(document.body, { ...D, repeat: true })
  expect(walks()).toBe(true)
})

it.each([
  ['the window loses the focus', () => fireEvent.blur(window)],
  ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the pointer is locked', () => fireEvent(document, new Event('pointerlockchange'))],
  ['a menu opens', () => fireEvent.contextMenu(document.body)],
  ['something is dragged', () => fireEvent.dragStart(document.body)],
])('stands when %s', (_, happen) => {
  const { walks } = keysInRoom()
  fireEvent.keyDown(document.body, D)
  happen()
  expect(walks()).toBe(false)
})

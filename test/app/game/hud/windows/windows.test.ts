import { expect, it } from 'vitest'
import { Windows } from '#app/game/hud/windows/windows.ts'
import type { SpotStorage } from '#app/game/hud/windows/windows.ts'

const MAP = { name: 'map' }
const BAG = { name: 'bag' }
const FRIENDS = { name: 'friends' }
const PROFILE = { name: 'profile' }
const ALL = [MAP, BAG, FRIENDS, PROFILE]

function memory(content: Record<string, string> = {}): SpotStorage {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function names(windows: Windows) {
  return windows.state.getState().open.map(({ window }) => window.name)
}

it('puts a window on top when it is opened or touched, and closes windows from the top down', () => {
  const windows = new Windows(null)
  windows.open(MAP)
  windows.open(BAG)
  windows.open(FRIENDS)
  windows.raise(MAP)
  expect(names(windows)).toEqual(['bag', 'friends', 'map'])
  expect([windows.closeTop(), windows.closeTop(), windows.closeTop(), windows.closeTop()]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('opens a window once, about the dog that it was last opened for', () => {
  const windows = new Windows(null)
  windows.open(PROFILE, { about: 1 })
  windows.open(BAG)
  windows.open(PROFILE, { about: 2, isByKey: true })
  expect(windows.state.getState().open.at(-1)).toEqual({ window: PROFILE, about: 2, isByKey: true })
  expect(names(windows)).toEqual(['bag', 'profile'])
})

it('keeps only the topmost window when the others are closed', () => {
  const windows = new Windows(null)
  windows.open(MAP)
  windows.open(BAG)
  windows.closeOthers()
  expect(names(windows)).toEqual(['bag'])
})

it('keeps the position of a window between visits, until all are reset', () => {
  const storage = memory()
  new Windows(storage, ALL).move(BAG, { x: 30, y: 60 })
  const next = new Windows(storage, ALL)
  expect(next.state.getState().spots).toEqual({ bag: { x: 30, y: 60 } })
  next.reset()
  expect(next.state.getState().spots).toEqual({})
  expect(new Windows(storage, ALL).state.getState().spots).toEqual({})
})

it.each(['', 'no JSON', 'null', '{"bag":{"x":"1"}}', '{"sofa":{"x":1,"y":2}}'])(
  'ignores a stored position that cannot be read or belongs to no window (%s)',
  (kept) => {
    expect(new Windows(memory({ 'voffpark-windows': kept }), ALL).state.getState().spots).toEqual({})
  },
)

it('works without a storage that accepts anything', () => {
  const full: SpotStorage = {
    ...memory(),
    setItem: () => {
      throw new Error('full')
    },
  }
  const windows = new Windows(full, ALL)
  windows.move(BAG, { x: 30, y: 60 })
  expect(windows.state.getState().spots).toEqual({ bag: { x: 30, y: 60 } })
})

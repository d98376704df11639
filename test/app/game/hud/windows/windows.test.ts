import { expect, it } from 'vitest'
import { Windows } from '#app/game/hud/windows/windows.ts'
import type { SpotStorage } from '#app/game/hud/windows/windows.ts'

function memory(content: Record<string, string> = {}): SpotStorage {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function names(windows: Windows) {
  return windows.state.getState().open.map(({ name }) => name)
}

it('what is opened or touched lies on top, and Escape takes the windows from the top down', () => {
  const windows = new Windows(null)
  windows.open('map')
  windows.open('bag')
  windows.open('friends')
  windows.raise('map')
  expect(names(windows)).toEqual(['bag', 'friends', 'map'])
  expect([windows.closeTop(), windows.closeTop(), windows.closeTop(), windows.closeTop()]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('a window is there once, and tells of the dog that it was opened for last', () => {
  const windows = new Windows(null)
  windows.open('profile', { about: 1 })
  windows.open('bag')
  windows.open('profile', { about: 2, isByKey: true })
  expect(windows.state.getState().open.at(-1)).toEqual({ name: 'profile', about: 2, isByKey: true })
  expect(names(windows)).toEqual(['bag', 'profile'])
})

it('on a small screen only the topmost stays', () => {
  const windows = new Windows(null)
  windows.open('map')
  windows.open('bag')
  windows.closeOthers()
  expect(names(windows)).toEqual(['bag'])
})

it('a window stands again where it was put, until all are put back', () => {
  const storage = memory()
  new Windows(storage).move('bag', { x: 30, y: 60 })
  const next = new Windows(storage)
  expect(next.state.getState().spots).toEqual({ bag: { x: 30, y: 60 } })
  next.reset()
  expect(next.state.getState().spots).toEqual({})
  expect(new Windows(storage).state.getState().spots).toEqual({})
})

it.each(['', 'no JSON', 'null', '{"bag":{"x":"1"}}', '{"sofa":{"x":1,"y":2}}'])(
  'what was kept wrongly (%s) is as if nothing was',
  (kept) => {
    expect(new Windows(memory({ 'voffpark-windows': kept })).state.getState().spots).toEqual({})
  },
)

it('a storage that takes nothing is no fault', () => {
  const full: SpotStorage = {
    ...memory(),
    setItem: () => {
      throw new Error('full')
    },
  }
  const windows = new Windows(full)
  windows.move('bag', { x: 30, y: 60 })
  expect(windows.state.getState().spots).toEqual({ bag: { x: 30, y: 60 } })
})

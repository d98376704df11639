import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { seenPart, smallSize } from '#app/editor/map-desk/small-map-frame.ts'
import { SmallMap } from '#app/editor/map-desk/small-map.tsx'
import type { MapCamera } from '#app/shared/map-picture.ts'
import { YARD } from '#test/app/editor/opened-editor.tsx'

const ROOM = { ...YARD, width: 40, height: 20 }
const SIZE = { width: 640, height: 320 }

it('keeps the proportions of a room', () => {
  expect(smallSize({ width: 96, height: 64 })).toEqual({ width: 168, height: 112 })
  expect(smallSize({ width: 10, height: 40 })).toEqual({ width: 30, height: 120 })
})

it('frames what is seen, within the room', () => {
  expect(seenPart(ROOM, { left: 320, top: 160, zoom: 2 }, SIZE)).toEqual({
    ...{ left: '25%', width: '25%', top: '25%', height: '25%' },
  })
  expect(seenPart(ROOM, { left: -320, top: -160, zoom: 1 }, SIZE)).toMatchObject({ left: '0%', width: '25%' })
})

it('moves what is seen by the arrows and by a click', () => {
  const onCamera = vi.fn<(camera: MapCamera) => void>()
  const camera = { left: 0, top: 0, zoom: 2 }
  const { getByRole } = render(<SmallMap room={ROOM} camera={camera} size={SIZE} picture={null} onCamera={onCamera} />)
  const small = getByRole('group')
  fireEvent.keyDown(small, { key: 'ArrowRight' })
  expect(onCamera).toHaveBeenLastCalledWith({ left: 160, top: 0, zoom: 2 })
  small.setPointerCapture = () => undefined
  small.getBoundingClientRect = () => new DOMRect(100, 100, 160, 80)
  fireEvent.pointerDown(small, { clientX: 180, clientY: 140, pointerId: 1 })
  expect(onCamera).toHaveBeenLastCalledWith({ left: 640 - 160, top: 320 - 80, zoom: 2 })
})

import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { drawDog } from '#app/dog/draw-dog.ts'
import { openedPage } from '#test/app/opened-page.tsx'

vi.mock('#app/dog/draw-dog.ts', () => ({ drawDog: vi.fn(() => Promise.resolve()) }))

it('is drawn anew when the browser has lost what was on its canvas', () => {
  const { container, unmount } = openedPage(<DogPicture dog={{ color: '#e9b877' }} label="Bella" />)
  const [canvas] = container.getElementsByTagName('canvas')
  if (!canvas) throw new Error('no canvas')
  const before = vi.mocked(drawDog).mock.calls.length
  fireEvent(canvas, new Event('contextrestored'))
  const calls = vi.mocked(drawDog).mock.calls.slice(before)
  expect(calls.map(([on]) => on)).toEqual([canvas])
  unmount()
  fireEvent(canvas, new Event('contextrestored'))
  expect(vi.mocked(drawDog).mock.calls.length).toBe(before + 1)
})

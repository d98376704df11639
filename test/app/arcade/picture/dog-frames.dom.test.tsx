import { expect, it, vi } from 'vitest'
import { loadDogFrames } from '#app/arcade/picture/dog-frames.ts'
import { drawDog } from '#app/dog/draw-dog.ts'

vi.mock('#app/dog/draw-dog.ts', () => ({ drawDog: vi.fn(() => Promise.resolve()) }))

it('draws each frame of a dog anew when the browser has lost it', async () => {
  await loadDogFrames({ color: '#e9b877' }, [{ pose: 'walk', facing: 'left' }])
  const { calls } = vi.mocked(drawDog).mock
  const frames = calls.map(([canvas]) => canvas)
  expect(frames.length).toBeGreaterThan(1)
  calls.length = 0
  for (const frame of frames) frame.dispatchEvent(new Event('contextrestored'))
  expect(calls.map(([canvas]) => canvas)).toEqual(frames)
})

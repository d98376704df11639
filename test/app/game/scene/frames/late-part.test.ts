import { expect, it, vi } from 'vitest'
import { LatePart } from '#app/game/scene/frames/late-part.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('is fetched once, when it is first asked for, and then asks for a frame', async () => {
  const part = { destroy: vi.fn() }
  const fetch = vi.fn(async () => part)
  const wake = vi.fn()
  const late = new LatePart(fetch, wake)
  expect(late.here).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
  expect([late.now, late.now]).toEqual([null, null])
  await settled()
  expect(late.here).toBe(part)
  expect(fetch).toHaveBeenCalledOnce()
  expect(wake).toHaveBeenCalledOnce()
})

it('ends a part that arrives after the scene has ended, and shows it nowhere', async () => {
  const part = { destroy: vi.fn() }
  const wake = vi.fn()
  const late = new LatePart(async () => part, wake)
  expect(late.now).toBeNull()
  late.destroy()
  await settled()
  expect(part.destroy).toHaveBeenCalledOnce()
  expect(late.here).toBeNull()
  expect(wake).not.toHaveBeenCalled()
})

it('ends its part with the scene', async () => {
  const part = { destroy: vi.fn() }
  const late = new LatePart(
    async () => part,
    () => {},
  )
  expect(late.now).toBeNull()
  await settled()
  late.destroy()
  expect(part.destroy).toHaveBeenCalledOnce()
})

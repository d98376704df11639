import { expect, it, vi } from 'vitest'
import { ArtCanvas } from '#app/arcade/picture/art-canvas.ts'

it('draws its last frame again, with hard edges, when the browser has lost it', () => {
  const context = { imageSmoothingEnabled: true }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const art = new ArtCanvas(document.body)
  art.cover({ width: 480, height: 300 }, 2)
  expect(context.imageSmoothingEnabled).toBe(false)
  art.redraw = vi.fn(() => expect(context.imageSmoothingEnabled).toBe(false))
  // A context that was restored is as new.
  context.imageSmoothingEnabled = true
  art.element.dispatchEvent(new Event('contextrestored'))
  expect(art.redraw).toHaveBeenCalledOnce()
})

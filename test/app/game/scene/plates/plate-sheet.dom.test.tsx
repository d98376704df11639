import { BindGroup } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'

/** A sheet with a plate on it, on a canvas that keeps no pixels. */
function sheetWithPlate() {
  const brush = { setTransform: vi.fn(), clearRect: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
  const onRestored = vi.fn()
  const sheet = new PlateSheet(onRestored)
  const { source, frame } = sheet.paint({ width: 40, height: 20 }, () => {})
  return { sheet, source, brush, onRestored, frame, canvas: source.resource as HTMLCanvasElement }
}

it('has every plate painted again when the browser has lost what was on it', () => {
  const { sheet, canvas, frame, brush, onRestored } = sheetWithPlate()
  expect(sheet.generation).toBe(0)
  canvas.dispatchEvent(new Event('contextrestored'))
  expect(sheet.generation).toBe(1)
  expect(onRestored).toHaveBeenCalledOnce()
  const again = sheet.paint({ width: 40, height: 20 }, (on) => expect(on).toBe(brush))
  expect([again.frame.x, again.frame.y]).toEqual([frame.x, frame.y])
})

it('asks for no frame of a park that was left', () => {
  const { sheet, canvas, onRestored } = sheetWithPlate()
  sheet.destroy()
  canvas.dispatchEvent(new Event('contextrestored'))
  expect(onRestored).not.toHaveBeenCalled()
})

it('leaves the graphics card without a warning while a shader still holds its picture', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { sheet, source } = sheetWithPlate()
  const unloaded = vi.fn<() => void>()
  source.on('unload', unloaded)
  const held = new BindGroup({ uTexture: source })
  sheet.destroy()
  expect(unloaded).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
  held.destroy()
})

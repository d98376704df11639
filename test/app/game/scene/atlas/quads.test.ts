import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { SteadyQuads, quadOf } from '#app/game/scene/atlas/quads.ts'

it('uploads pictures again if others, or in another order, are shown, and not if they only move', () => {
  const quads = new SteadyQuads()
  const update = vi.spyOn(quads.container, 'update')
  const [one, other] = [quadOf(Texture.EMPTY), quadOf(Texture.EMPTY)]
  quads.show([one, other])
  one.x = 7
  quads.show([one, other])
  expect(update).toHaveBeenCalledTimes(1)
  quads.show([other, one])
  quads.show([other])
  expect(update).toHaveBeenCalledTimes(3)
  expect(quads.container.particleChildren).toEqual([other])
})

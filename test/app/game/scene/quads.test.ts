import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { SteadyQuads, quadOf } from '#app/game/scene/quads.ts'

it('pictures that only move are not told of anew; others in their place, or in another order, are', () => {
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

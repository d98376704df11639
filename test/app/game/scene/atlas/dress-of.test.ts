import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { COMMITTEE_TENT } from '#durable/world/indoors/committee-tent.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

const pictures: Record<string, Texture> = {
  'indoors/thing/log': new Texture(),
  'thing/log': new Texture(),
  'thing/lamp': new Texture(),
}
const sheet = (name: string) => pictures[name] ?? Texture.EMPTY
const [ground, floors] = [() => Texture.EMPTY, () => Texture.WHITE]

it('draws outdoor rooms in the season, and indoor ones always alike', () => {
  const textures = { terrain: ground, floors, things: sheet } as unknown as Textures
  const [out, within] = [dressOf(PLAZA, textures), dressOf(COMMITTEE_TENT, textures)]
  expect([out.terrain, within.terrain]).toEqual([ground, floors])
  expect(out.things('thing/log')).toBe(pictures['thing/log'])
  expect(within.things('thing/log')).toBe(pictures['indoors/thing/log'])
  expect(within.things('thing/lamp')).toBe(pictures['thing/lamp'])
})

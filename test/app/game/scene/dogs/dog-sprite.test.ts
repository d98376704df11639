import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { hatAnchorOf } from '#app/dog/layers.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { DogSprite } from '#app/game/scene/dogs/dog-sprite.ts'

const TODAY = 1000
const PLACE = { x: 3, y: 3, tile: { x: 3, y: 3 }, facing: null, moving: false, swimming: false }
const STANDS: SeenDog = {
  id: 1,
  slot: 1,
  name: 'Dog 1',
  color: '#aa8844',
  shadowColor: '#775522',
  badge: null,
  wear: { hat: null, mouth: null, back: null, ass: null },
  walk: { x: 3, y: 3, dirs: '', startedAt: 0 },
  pose: 'stand',
  facing: 4,
  away: false,
  glide: null,
}

/** How far above the point where hats are put the words of a dog of this age begin, art px. */
function spaceOverHead({ born, frame, swimming }: { born: number; frame: string; swimming: boolean }): number {
  const { y } = hatAnchorOf(frame, false)
  return DogSprite.headOf({ ...STANDS, born }, { ...PLACE, swimming }, TODAY) + y
}

it.for([
  { who: 'a grown dog', born: 0, standing: 'down/stand1', afloat: 'down/swim1' },
  { who: 'a puppy', born: TODAY, standing: 'down/puppy1', afloat: 'down/puppy-swim1' },
])('begins the words of $who closely above its head', ({ born, standing, afloat }) => {
  const space = spaceOverHead({ born, frame: standing, swimming: false })
  expect(space).toBeGreaterThanOrEqual(1)
  expect(space).toBeLessThanOrEqual(8)
  expect(spaceOverHead({ born, frame: afloat, swimming: true })).toBe(1)
})

it('fades all of a dog, what it puts on later too', () => {
  const textures = { dogs: { dogs: () => Texture.EMPTY, items: () => Texture.EMPTY } }
  const sprite = new DogSprite(textures as never)
  const at = { foot: { x: 0, y: 0 }, lift: 0, now: 0, today: TODAY, isStill: true }
  const alphas = () => new Set([...sprite.body, ...sprite.shadow].map(({ alpha }) => alpha))
  sprite.update(STANDS, PLACE, at)
  sprite.fade(0.5)
  expect([...alphas()]).toEqual([0.5])
  const wear = { hat: 'beanie', mouth: null, back: null, ass: null }
  sprite.update({ ...STANDS, wear }, PLACE, at)
  expect([...alphas()]).toEqual([0.5])
  sprite.fade(1)
  expect([...alphas()]).toEqual([1])
})

it('runs a way of more than three tiles, and walks a shorter one', () => {
  const shown: string[] = []
  const dogs = (frame: string) => {
    shown.push(frame)
    return Texture.EMPTY
  }
  const textures = { dogs: { dogs, items: () => Texture.EMPTY } }
  const at = { foot: { x: 0, y: 0 }, lift: 0, now: 0, today: TODAY, isStill: true }
  for (const dirs of ['222', '2222']) {
    const dog = { ...STANDS, walk: { ...STANDS.walk, dirs } }
    new DogSprite(textures as never).update(dog, { ...PLACE, facing: 2, moving: true }, at)
  }
  expect(shown).toContain('fur/side/walk1')
  expect(shown).toContain('fur/side/run1')
  expect(shown.indexOf('fur/side/run1')).toBeGreaterThan(shown.indexOf('fur/side/walk1'))
})

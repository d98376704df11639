import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { PlaySign } from '#app/game/scene/dogs/play-sign.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'

const HEAD = { x: 40, y: 25 }
const playSigns = { KnogleKnas: new Texture(), JumpingDog: new Texture(), CatsFree: new Texture() }

it('shows the sign of the game that a dog plays, and none once it has ended', () => {
  const sign = new PlaySign({ playSigns })
  sign.show('CatsFree', HEAD, 0)
  expect(sign.quads.map(({ texture, x, y }) => ({ isOfGame: texture === playSigns.CatsFree, x, y }))).toEqual([
    { isOfGame: true, ...HEAD },
  ])
  sign.show(null, HEAD, 0)
  expect(sign.quads).toEqual([])
})

it('bobs by a pixel with the idle beat', () => {
  const sign = new PlaySign({ playSigns })
  const heights = [0, IDLE_BEAT_MS, 2 * IDLE_BEAT_MS].map((now) => {
    sign.show('JumpingDog', HEAD, now)
    return sign.quads[0]?.y
  })
  expect(heights).toEqual([25, 24, 25])
})

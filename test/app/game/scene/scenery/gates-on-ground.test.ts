import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { gatesOf } from '#app/game/model/places/place-gates.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { GatesOnGround } from '#app/game/scene/scenery/gates-on-ground.ts'
import { aRoom } from '#test/support/rooms.ts'

const DRAWN = placeOfPack(
  'den',
  aRoom('den', { gates: [{ id: 'gate', x: 4, y: 4, w: 1, h: 1, access: { karma: 5 } }] }),
)
const PLACE = { ...DRAWN, gates: gatesOf(DRAWN) }
const EVERYWHERE = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 }

function shown(openGates: readonly string[], area = EVERYWHERE) {
  const world = { ...EMPTY_WORLD, openGates }
  const { standing, shadows } = new GatesOnGround(Texture.EMPTY).show({ place: PLACE, world, area })
  return { standing: standing.length, lying: shadows.length }
}

it('[G6] stretches a rope round a gate that is shut, and lays stones where it is open', () => {
  const [shut, open] = [shown([]), shown(['gate'])]
  // Four posts, two ropes across, and two that lead away in pieces.
  expect(shut).toEqual({ standing: 4 + 2 + 2 * 7, lying: 4 })
  expect(open).toEqual({ standing: 0, lying: 4 * 6 })
})

it('draws nothing of a gate that is out of view', () => {
  expect(shown([], { left: 1000, top: 1000, right: 2000, bottom: 2000 })).toEqual({ standing: 0, lying: 0 })
})

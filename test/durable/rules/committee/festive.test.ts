import { expect, it } from 'vitest'
import {
  FESTIVE_KINDS,
  FESTIVE_LIMITS,
  festiveAreas,
  festiveAsked,
  festiveThing,
  footOfPiece,
  isFestive,
} from '#durable/rules/committee/festive.ts'
import { tileOfFoot } from '#durable/rules/things/seat.ts'

it('[PC14] has six kinds, forty pieces and an hour', () => {
  expect(FESTIVE_KINDS).toHaveLength(6)
  expect(FESTIVE_LIMITS).toEqual({ piecesMax: 40, standMs: 60 * 60 * 1000 })
})

it('[PC14] [PC15] reads what is asked for', () => {
  for (const kind of FESTIVE_KINDS) expect(festiveAsked(festiveThing(kind))).toEqual({ do: 'stand', kind })
  expect(festiveAsked(festiveThing(12))).toEqual({ do: 'clear', piece: 12 })
  expect(festiveAsked('festive')).toEqual({ do: 'clear', piece: 'all' })
})

it.each(['festive:', 'festive:0', 'festive:-1', 'festive:1234567890', 'festive:fountain', 'festive:lamp:', 'wheel'])(
  'reads nothing in %s',
  (thing) => {
    expect(festiveAsked(thing)).toBeNull()
  },
)

it('[PC14] knows the festive ground of a room to the tile', () => {
  const areas = festiveAreas([
    { kind: 'festive', x: 2, y: 3, w: 2, h: 1 },
    { kind: 'stage', x: 8, y: 8, w: 2, h: 2 },
  ])
  const inside = [0, 1, 2, 3, 4, 8]
    .flatMap((x) => [2, 3, 4, 8].map((y) => ({ x, y })))
    .filter((t) => isFestive(areas, t))
  expect(inside).toEqual([
    { x: 2, y: 3 },
    { x: 3, y: 3 },
  ])
})

it('[PC14] a piece has its foot on its own tile, behind the paws of a dog there', () => {
  const foot = footOfPiece({ x: 7, y: 9 })
  expect(tileOfFoot(foot)).toEqual({ x: 7, y: 9 })
  expect(foot.y).toBeLessThan(9 * 32 + 21)
})

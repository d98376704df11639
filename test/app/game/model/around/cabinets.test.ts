import { expect, it } from 'vitest'
import { cabinetAt, cabinetBeside, hasCabinets } from '#app/game/model/around/cabinets.ts'
import { ARCADE } from '#durable/world/indoors/arcade.ts'
import { COMMITTEE_TENT } from '#durable/world/indoors/committee-tent.ts'

const PLACE = { doc: ARCADE }

it.each([
  ['KnogleKnas', 6],
  ['JumpingDog', 13],
  ['CatsFree', 20],
])('finds the cabinet of %s by a tap on it, and its game for a dog before it', (game, x) => {
  expect(cabinetAt(PLACE, { x, y: 2 })?.game).toBe(game)
  expect(cabinetBeside(PLACE, { x, y: 5 })).toMatchObject({ game, page: 'card' })
})

it.each([
  ['KnogleKnas', 3],
  ['JumpingDog', 10],
  ['CatsFree', 17],
])('finds the boards of %s by a tap on the notice board beside its cabinet', (game, x) => {
  expect(cabinetAt(PLACE, { x, y: 3 })).toMatchObject({ game, page: 'boards' })
  expect(cabinetAt(PLACE, { x: x + 3, y: 3 })).toMatchObject({ game, page: 'card' })
})

it('finds no boards in a room without cabinets', () => {
  expect(cabinetAt({ doc: COMMITTEE_TENT }, { x: 9, y: 3 })).toBeNull()
})

it('finds none on the floor, nor for a dog in the middle of the room', () => {
  expect(cabinetAt(PLACE, { x: 12, y: 10 })).toBeNull()
  expect(cabinetBeside(PLACE, { x: 12, y: 10 })).toBeNull()
})

it('[GR14] games are played in the Arcade, at whichever cabinet, and in no other room', () => {
  expect([PLACE, { doc: COMMITTEE_TENT }].map(hasCabinets)).toEqual([true, false])
})

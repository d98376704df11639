import { expect, it } from 'vitest'
import { nounOfThing } from '#app/game/model/around/thing-nouns.ts'
import { givenPlace } from '#app/game/model/places/given-place.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { actionsFrom } from '#durable/rules/sheets/actions.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { anAction } from '#test/support/action-rows.ts'

const BARE = placeOfPack('', PLAZA)
const LAMPS = actionsFrom([anAction(['lamp'])])

it('[US8] a room without such actions stays the same', () => {
  expect(givenPlace(BARE)).toBe(BARE)
})

it('[US8] its things are usable behind those of the code, and have a noun', () => {
  const { usable, doc } = givenPlace(BARE, LAMPS)
  expect(usable.slice(0, BARE.usable.length)).toEqual(BARE.usable)
  expect(usable.length).toBeGreaterThan(BARE.usable.length)
  const lamp = doc.things.find(({ id }) => id === usable.at(-1)!.id)!
  expect(nounOfThing(lamp)).toBe('curio')
})

it('[US8] the same actions make the same room, others another one', () => {
  const place = givenPlace(BARE, LAMPS)
  expect(givenPlace(BARE, structuredClone(LAMPS))).toBe(place)
  expect(givenPlace(BARE, actionsFrom([anAction(['lamp'], { seats: 1 })]))).not.toBe(place)
})

import { expect, it } from 'vitest'
import { npcLights } from '#app/game/scene/light/npc-lights.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const NIGHT = Date.UTC(2026, 0, 10, 23)
const NOON = Date.UTC(2026, 0, 10, 11, 30)

function lightsIn(room: string, now: number) {
  const doc = ROOM_DOCS.find(({ key }) => key === room)
  if (!doc) throw new Error(`no room ${room}`)
  return npcLights({ doc, grid: anEmptyGrid(doc.width, doc.height) }, now)
}

it('lights Garm while he sleeps at the fountain, a little above his foot', () => {
  expect(lightsIn('plaza', NIGHT)).toMatchObject([{ x: 732, y: 551 }])
})

it.each([
  ['by day, when he is awake', 'plaza', NOON],
  ['in a room where he is not', 'meadow', NIGHT],
])('lights nobody %s', (_, room, now) => {
  expect(lightsIn(room, now)).toEqual([])
})

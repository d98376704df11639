import { expect, it } from 'vitest'
import { groundReason } from '#durable/world/drafts/ground-reason.ts'
import { aRoom } from '#test/support/rooms.ts'

const ROOM = aRoom('den', {
  terrain: Array.from({ length: 8 }, () => 'gggggggg'),
  ground: ['2222222', '2000002', '2000002', '2000002', '2000202', '2000002', '2222222'],
  things: [{ id: 'bench', prefab: 'bench', x: 80, y: 94 }],
})

it('tells why a tile has its ground', () => {
  const why = (x: number, y: number) => groundReason(ROOM, { x, y }).reason
  expect([why(0, 3), why(4, 4), why(1, 1)]).toEqual(['rim', 'meant', 'terrain'])
  // The bench stands on ground that was painted to be walked on.
  expect(groundReason(ROOM, { x: 2, y: 2 })).toMatchObject({ reason: 'meant', things: [{ id: 'bench' }] })
})

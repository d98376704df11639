import type { RoomDoc } from '#durable/world/room-doc.ts'

/** A room of 7 by 7 tiles with a closed rim, one entry in its middle and nothing else. */
export function aRoom(key: string, changes: Partial<RoomDoc> = {}): RoomDoc {
  const rim = '2222222'
  return {
    v: 1,
    key,
    name: { dk: key, en: key, no: key, se: key },
    width: 7,
    height: 7,
    terrain: Array(8).fill('gggggggg'),
    ground: [rim, ...Array(5).fill('2000002'), rim],
    things: [],
    entries: [{ id: 'middle', x: 3, y: 3 }],
    doors: [],
    ...changes,
  }
}

/** A door at the left of the room, to the middle of another. */
export function aDoor(id: string, room: string, changes: Partial<RoomDoc['doors'][number]> = {}) {
  return { id, x: 1, y: 3, to: { room, entry: 'middle' }, ...changes }
}

export function aPairOfRooms(): [RoomDoc, RoomDoc] {
  return [aRoom('home', { doors: [aDoor('out', 'away')] }), aRoom('away', { doors: [aDoor('back', 'home')] })]
}

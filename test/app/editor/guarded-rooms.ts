import type { RoomDoc } from '#durable/world/room-doc.ts'
import { YARD } from './opened-editor.tsx'

/** Two rooms with a door each way; the shed is for one pack, and so is the door to it. In the shed there is a gate. */
export const ASKED = { pack: 'losjen' } as const
export const SHED: RoomDoc = {
  ...YARD,
  key: 'shed',
  name: { dk: 'Skuret', en: 'The Shed', no: 'Skuret', se: 'Skjulet' },
  things: [],
  doors: [{ id: 'shed-yard', x: 6, y: 4, to: { room: 'yard', entry: 'gate' }, access: ASKED }],
  access: ASKED,
  gates: [{ id: 'shed-gate', x: 3, y: 2, w: 2, h: 1, access: { item: 'crown' } }],
}
export const GATED: RoomDoc = {
  ...YARD,
  doors: [{ id: 'yard-shed', x: 6, y: 1, to: { room: 'shed', entry: 'gate' }, access: ASKED }],
}

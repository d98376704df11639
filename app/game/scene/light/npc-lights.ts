import type { ParkPlace } from '#app/game/model/places/place.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { NPC_ROWS, NPCS } from '#durable/rules/npcs/npcs.ts'
import { npcAt } from '#durable/rules/npcs/timetable.ts'
import type { Pool } from './light-map.ts'

/** The light round an NPC that sleeps: art px, the share of full light, and its colour, that of a lamp. */
const SLEEPER = { up: 8, reach: 64, strength: 0.7, warm: [255, 220, 140] } as const satisfies Omit<Pool, 'x' | 'y'> & {
  up: number
}

/** The lights by which those NPCs are seen that sleep in a room at `now` (room clock, epoch ms). */
export function npcLights({ doc, grid }: Pick<ParkPlace, 'doc' | 'grid'>, now: number): Pool[] {
  const { up, ...light } = SLEEPER
  return NPCS.flatMap((npc): Pool[] => {
    const at = npcAt(npc, { room: doc.key, grid }, now)
    if (at?.pose !== 'curl') return []
    const { aside } = NPC_ROWS[npc]
    const { x, y } = footAt(at.place)
    return [{ ...light, x: x + aside.x, y: y + aside.y - up }]
  })
}

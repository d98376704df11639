import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { NPCS, NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { npcAt } from '#durable/rules/npcs/timetable.ts'
import type { NpcPlace } from '#durable/rules/npcs/timetable.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'

/** Somebody who lives in the park and is in this room now. */
export type NpcHere = NpcPlace & { npc: NpcKey; name: string; aside: Tile }

/** Who of the NPCs is in the room at `now` (epoch ms of our own clock). */
export function npcsHere(world: World, grid: Grid, now: number): NpcHere[] {
  const { room } = world
  if (room === null) return []
  return NPCS.flatMap((npc): NpcHere[] => {
    const at = npcAt(npc, { room, grid }, roomTime(world, now))
    const { name, aside } = NPC_ROWS[npc]
    return at ? [{ ...at, npc, name, aside }] : []
  })
}

/** Over so many tiles an NPC is drawn: up from its own, and one to the side to which it stands aside. */
const DRAWN = { up: 1, aside: 1 }

/** The NPC that a tap on a tile means; undefined for none. */
export function npcOn(world: World, { grid, tile }: { grid: Grid; tile: Tile }, now: number): NpcKey | undefined {
  return npcsHere(world, grid, now).find(({ place, aside }) => {
    const [right, up] = [(tile.x - place.tile.x) * Math.sign(aside.x), place.tile.y - tile.y]
    return right >= 0 && right <= DRAWN.aside && up >= 0 && up <= DRAWN.up
  })?.npc
}

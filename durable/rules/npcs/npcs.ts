import type { Direction } from '../steps.ts'
import type { Tile } from '../tiles.ts'

/** Who lives in the park and is nobody's dog, by key. */
export const NPCS = ['garm'] as const
export type NpcKey = (typeof NPCS)[number]

export type NpcPose = 'sit' | 'curl'

/**
 * Where an NPC is from a minute of the Oslo day on: it walks there from its post before, if that is in the same room,
 * and then looks in one direction.
 */
export type Post = { from: number; room: string; tile: Tile; facing: Direction; pose: NpcPose }

type NpcRow = {
  name: string
  /** How far from the foot of a dog on its tile it stands, art px. The same everywhere, so that it never jumps. */
  aside: { x: number; y: number }
  /** In the order of the day; the last one holds until the first one of the next day. */
  posts: readonly [Post, ...Post[]]
}

/** Where newcomers see him at once, and nothing stands before him. */
const RING = { room: 'plaza', tile: { x: 22, y: 17 } } as const
const BASIN = { room: 'plaza', tile: { x: 21, y: 16 } } as const

/** [NP1] The timetables. Garm sits 76 px east of where newcomers arrive, drinks at noon, and naps there at night. */
export const NPC_ROWS: Readonly<Record<NpcKey, NpcRow>> = {
  garm: {
    name: 'Garm',
    aside: { x: 12, y: -6 },
    posts: [
      { from: 6 * 60, ...RING, facing: 6, pose: 'sit' },
      { from: 12 * 60, ...BASIN, facing: 0, pose: 'sit' },
      { from: 13 * 60, ...RING, facing: 6, pose: 'sit' },
      { from: 22 * 60, ...RING, facing: 6, pose: 'curl' },
    ],
  },
}

/** How near a dog must be to talk with an NPC, tiles, diagonally too: as far as a hello is heard. */
export const NPC_EARSHOT_TILES = 6

/** The ways in which `use` uses an NPC, as its `how` has them. */
export const NPC_USES = { talk: 0, take: 1 } as const

/** How the names of NPCs begin among the things that `use` can name; no id of a thing has a colon. */
export const NPC_THING = 'npc:'

/** The thing by which the verb `use` names an NPC. */
export function thingOfNpc(npc: NpcKey): `npc:${NpcKey}` {
  return `${NPC_THING}${npc}`
}

/** The NPC that `use` names; undefined for anything else. */
export function npcOfThing(thing: string): NpcKey | undefined {
  return NPCS.find((npc) => thingOfNpc(npc) === thing)
}

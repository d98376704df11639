import type { Visitor } from '#durable/protocol/gate.ts'
import type { Pose, WireDog } from '#durable/protocol/messages.ts'
import type { Repeat } from '#durable/rules/chat.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Bucket } from './bucket.ts'
import type { Dig } from './life/act.ts'

/** A dog in the park. */
export type ParkDog = {
  visitor: Visitor
  /** By what frames call it. */
  slot: number
  /** Whether nobody else knows of it. */
  hidden: boolean
  pose: Pose
  /** Where it looks when its walk has no step. */
  facing: number
  walk: Walk
  /** Since when its connection is lost (epoch ms), or null. */
  awaySince: number | null
  /** What it may still send, say and walk. */
  messages: Bucket
  lines: Bucket
  moves: Bucket
  repeat: Repeat | null
  emotes: Bucket
  typing: Bucket
  acts: Bucket
  /** The op that the ledger is asked for at the moment. */
  asking: string | null
  dig: Dig | null
  /** `droppedWalks` and `droppedActs` count those of the latest strike. */
  strikes: { count: number; at: number; droppedWalks: number; droppedActs: number }
}

export function wireDog(grid: Grid, dog: ParkDog, now: number): WireDog {
  const { dog: id, name, color, shadowColor, wear, badge } = dog.visitor
  const { slot, pose, walk } = dog
  const look = { id, slot, name, color, shadowColor, wear, badge }
  return { ...look, pose, facing: facingAt(grid, dog, now), walk, away: isAway(dog) }
}

export function isAway(dog: ParkDog): boolean {
  return dog.awaySince !== null
}

/** [H7] A dog sleeps while it lies curled up, or its connection is lost. */
export function isAsleep(dog: ParkDog): boolean {
  return isAway(dog) || dog.pose === 'curl'
}

export function facingAt(grid: Grid, dog: ParkDog, now: number): number {
  return placeAt(grid, dog.walk, now).facing ?? dog.facing
}

/** The tile that a dog takes up: where it stands or is going to, none on the way. */
export function tileTakenBy(dog: ParkDog): Tile {
  return endOf(dog.walk)
}

import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId, DogMark, Pose, ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import type { Repeat } from '#durable/rules/chat.ts'
import { TINTS } from '#durable/rules/committee/roulette.ts'
import type { TintName } from '#durable/rules/committee/roulette.ts'
import type { Pennons } from '#durable/rules/committee/sitting.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import type { GateMask } from '#durable/rules/places/gates.ts'
import type { SelfAct } from '#durable/rules/things/self.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Bucket } from './bucket.ts'
import type { DogRounds } from './round-in-play.ts'

/** A dig in progress: its op, its end (epoch ms), and the dog's walk when it began. Another walk ends the dig. */
export type Dig = { op: string; until: number; walk: Walk }

/** [PC13] The colour that the roulette gave a dog, and when (epoch ms). */
export type Tint = { name: TintName; at: number }

/** [PC12] The question of another dog, by the roulette, that a dog has yet to answer until then (epoch ms). */
type TintAsked = { by: DogId; until: number; isAnswered: boolean }

/** A dog in the room. */
export type ParkDog = {
  visitor: Visitor
  /** The number by which binary frames name the dog. */
  slot: number
  /** [K4] Whether the dog is hidden: no message to others names it. */
  hidden: boolean
  pose: Pose
  /** The direction (0 north to 7 north-west) in which it looks when its walk has no step. */
  facing: number
  walk: Walk
  /** Since when its connection is lost (epoch ms), or null. */
  awaySince: number | null
  /** Since when its page is hidden (epoch ms); absent while it is looked at, or if that is unknown. */
  hiddenPageSince?: number
  /** [G6] Which gates of the pack are open to it; absent until that is known, which is then as good as none. */
  passes?: { pack: string; open: GateMask }
  /** [G5] In memory alone: when the database was last asked for that (epoch ms), what it said, and at which gate the dog was stopped since. */
  passing?: { askedAt: number; passer: Passer | null; stoppedAt: string | null }
  /** The token buckets of its messages, lines, walks, emotes, typing marks, acts, uses of things and returns by a pass. */
  messages: Bucket
  lines: Bucket
  moves: Bucket
  repeat: Repeat | null
  emotes: Bucket
  typing: Bucket
  acts: Bucket
  uses: Bucket
  returns: Bucket
  /** [PC8] The pennons of its committee badge that the others were told of last; null for none. */
  pennons: Pennons | null
  /** [PC13] Absent while it has its own colour. */
  tint?: Tint
  /** [PC12] In memory alone, and the time until which it is not asked again, since it said no (epoch ms). */
  tintAsked?: TintAsked
  noTintUntil?: number
  /** The op of the act that the ledger has yet to answer; null for none. */
  asking: string | null
  dig: Dig | null
  /** The op of the latest use that was done, since a retry of it must do nothing twice; null before the first. */
  usedOp: string | null
  /** When it did something with itself, by the act (epoch ms). */
  didAt: Partial<Record<SelfAct, number>>
  /** When it has found the end of the day's trail (epoch ms), in memory alone; absent until then. */
  trailAt?: number
  /** From when on others may be told of a result again (epoch ms); absent until they have been told of one. */
  scoresFrom?: number
  /** The rounds of games that it plays and watches; absent until it has done either. */
  rounds?: DogRounds
  /**
   * The strikes for flooding. `at` is the time of the latest one; `droppedWalks` and `droppedActs` count since then.
   */
  strikes: { count: number; at: number; droppedWalks: number; droppedActs: number }
}

export function wireDog(grid: Grid, dog: ParkDog, now: number): WireDog {
  const { dog: id, name, color, shadowColor, wear, badge } = dog.visitor
  const { slot, pose, walk } = dog
  const look = { id, slot, name, color, shadowColor, wear, badge }
  return { ...look, pose, facing: facingAt(grid, dog, now), walk, away: isAway(dog) }
}

/** What the room tells of the dog besides its record: nothing of a dog that an earlier version has stored. */
export function dogMarks({ visitor: { dog, born, owner, heart, followers }, pennons, tint }: ParkDog): DogMark[] {
  const mark = {
    ...(born !== undefined && { born }),
    ...(owner !== undefined && { owner }),
    ...(heart && { heart }),
    ...(pennons && { committee: pennons }),
    ...(tint && { tint: TINTS[tint.name] }),
    ...(followers === false && { followers }),
  }
  return Object.keys(mark).length === 0 ? [] : [{ dog, mark }]
}

/** The messages by which others learn of a dog that they have not seen before. */
export function introduction(grid: Grid, dog: ParkDog, now: number): ServerMessage[] {
  const marked = dogMarks(dog).map((mark): ServerMessage => ({ type: 'marked', ...mark }))
  return [{ type: 'entered', dog: wireDog(grid, dog, now) }, ...marked]
}

export function isAway(dog: ParkDog): boolean {
  return dog.awaySince !== null
}

/** [H7] A dog sleeps while it lies curled up or its connection is lost. */
export function isAsleep(dog: ParkDog): boolean {
  return isAway(dog) || dog.pose === 'curl'
}

export function facingAt(grid: Grid, dog: ParkDog, now: number): number {
  return placeAt(grid, dog.walk, now).facing ?? dog.facing
}

/** The one tile that a dog takes up: where it stands or will stand, and none of those on its way. */
export function tileTakenBy(dog: ParkDog): Tile {
  return endOf(dog.walk)
}

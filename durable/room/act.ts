import type { DogId, WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { DugSoil } from '#durable/rules/life/digging.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'
import type { PostUse } from '#durable/rules/smells/posts.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { KeptPoop, FilteredWords } from './state/kept.ts'

/** A thing by the version that the player's page shows: the ledger refuses it if the thing has moved since. */
type AskedThing = Pick<WireThing, 'id' | 'ver'>

/**
 * What a room asks the ledger to do for a dog. `op` makes a retry safe: the ledger does an op once and repeats its
 * answer. `no` is the reason for which the room itself would refuse the act. The ledger is asked all the same, since
 * the act may have been done before and its answer lost; otherwise it refuses for this reason.
 */
export type Act = { op: string; dog: DogId; user: number; epoch: number; no: ActProblem | null } & Deed

export type Deed =
  | { type: 'sniff'; other: DogId }
  /** `soil` is what lies there for the user; null where the room does not know. */
  | { type: 'dig'; tile: Tile; soil: DugSoil | null }
  | { type: 'drop'; thing: AskedThing; tile: Tile }
  | { type: 'pickUp'; thing: AskedThing }
  | { type: 'poop'; tile: Tile; by: { name: string; color: string; isStaff: boolean }; words: FilteredWords | null }
  | { type: 'scoop'; poop: Pick<KeptPoop, 'dog' | 'op'> }
  /** `line` is the number of its text in the log, null where it has none; `print` is null where `no` is set. */
  | { type: 'pawPrint'; to: DogId; print: { text: PublicText | ''; line: number | null } | null }
  /** Takes what an NPC gives. `hasWalked`: the dog has come to where it is by a walk. */
  | { type: 'use'; npc: NpcKey; hasWalked: boolean }
  /** Reads the post with this place in POSTS, leaves a mark on it, or takes the own mark away. */
  | { type: 'use'; post: number; how: PostUse }
  /** Takes what is hidden at the end of the trail of this Oslo day. */
  | { type: 'use'; trail: number }
  /** Answers the riddle of this Oslo day by the answer on which the dog stands, from 0; null for none, where `no` is set. */
  | { type: 'use'; riddle: number; place: number | null }

/** The ledger's answer to an act. */
export type LedgerOutcome =
  | { type: 'refused'; reason: Refusal }
  | { type: 'sniff'; karma: number }
  /**
   * `isSpot`: it was one of the user's spots of the day. `hunt`: it was a find of a hunt; the user has so many in this week with
   * it.
   */
  | { type: 'dig'; bones: number; isSpot?: boolean; hunt?: number }
  /**
   * Null where this is a retry and the thing does not lie here: it was dropped in another room, or has been picked up
   * since.
   */
  | { type: 'drop'; thing: WireThing | null }
  | { type: 'pickUp' }
  /**
   * For how many more ms it lies here: 0 where this is a retry, and it lies in another room, is too old or was scooped
   * up.
   */
  | { type: 'poop'; liesMs: number }
  | { type: 'scoop'; karma: number }
  | { type: 'pawPrint' }
  /** `isErrandDone`: Garm's errand of the day is done. */
  | { type: 'use'; bones: number; karma: number; isErrandDone: boolean }
  /** `marks` are those that the post tells this dog of. */
  | { type: 'post'; karma: number; marks: readonly ToldMark[] }
  | { type: 'trail'; bones: number; karma: number }
  /** `risenTo` is the rank that the dog has reached by its answer; null where it has not risen. */
  | { type: 'riddle'; risenTo: Rank | null; isRight: boolean }

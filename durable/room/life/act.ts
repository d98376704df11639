import type { DogId, WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { ToldWords } from '#durable/room/chat/log.ts'
import type { KeptPoop } from './kept-poop.ts'
import type { Walk } from '#durable/rules/walks.ts'

/** A thing as its asker knows it. */
export type AskedThing = Pick<WireThing, 'id' | 'ver'>

/**
 * What a room asks the ledger for in a dog's name. `no` says why the room does not vouch for it: then it only counts
 * where the same op has been done before, and its answer was lost.
 */
export type Act = { op: string; dog: DogId; user: number; epoch: number; no: ActProblem | null } & Deed

export type Deed =
  | { type: 'sniff'; other: DogId }
  | { type: 'dig'; tile: Tile }
  | { type: 'drop'; thing: AskedThing; tile: Tile }
  | { type: 'pickUp'; thing: AskedThing }
  | { type: 'poop'; tile: Tile; by: { name: string; color: string; isStaff: boolean }; words: ToldWords | null }
  | { type: 'scoop'; poop: Pick<KeptPoop, 'dog' | 'op'> }
  /** `line` is its number in the log, null where it has no words; `print` is null where the room does not vouch for it. */
  | { type: 'pawPrint'; to: DogId; print: { text: PublicText | ''; line: number | null } | null }

/** What has come of it. */
export type LedgerOutcome =
  | { type: 'refused'; reason: Refusal }
  | { type: 'sniff'; karma: number }
  | { type: 'dig'; bones: number }
  /** Null where the same op was done before: in another room, or what was dropped has been taken. */
  | { type: 'drop'; thing: WireThing | null }
  | { type: 'pickUp' }
  /** How long it lies here yet: 0 where the same op was done before, elsewhere or so long ago, or it has been scooped up. */
  | { type: 'poop'; liesMs: number }
  | { type: 'scoop'; karma: number }
  | { type: 'pawPrint' }

/** A dig that is going on: by which op, until when (epoch ms), and the walk at whose end it is; any move ends it. */
export type Dig = { op: string; until: number; walk: Walk }

import type { WireFestive } from '#durable/protocol/messages.ts'
import { withoutDeaf } from '#durable/room/chat/hearing.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { KeptFestive, KeptPiece } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { isFestive } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import { isSitting } from '#durable/rules/committee/sitting.ts'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** The pieces that stand here, as all may know them, in the order in which they were set up. */
export function wirePieces({ kept: { festive } }: Pick<Park, 'kept'>): WireFestive[] {
  return festive.pieces.map(({ id, kind, x, y }) => ({ id, kind, x, y }))
}

/** [PC14] The pieces that were stored and may still stand: a room that was made anew may have closed their ground. */
export function possiblePieces({ kept: { festive }, committee }: Pick<Park, 'kept' | 'committee'>): KeptFestive {
  return { ...festive, pieces: festive.pieces.filter((piece) => isFestive(committee.festive, piece)) }
}

type SetUp = { kind: FestiveKind; tile: Tile; until: number }

/** [PC14] A dog sets up a piece, which stands no longer than `until`. Those who do not hear the dog are not told who it was. */
export function setUpPiece(park: Park, dog: ParkDog, { kind, tile: { x, y }, until }: SetUp, now: number): Effect[] {
  const { pieces, last } = park.kept.festive
  const id = last + 1
  const piece: KeptPiece = { id, kind, x, y, user: dog.visitor.user, until }
  park.kept.festive = { pieces: [...pieces, piece], last: id, newestAt: now }
  return [KEEP, ...toldBy(park, dog, { type: 'stood', piece: { id, kind, x, y } })]
}

/** [PC15] Takes the pieces away of which this holds. `dog` is the one that does it; null if their time is over. */
export function clearPieces(park: Park, isGone: (piece: KeptPiece) => boolean, dog: ParkDog | null): Effect[] {
  const { festive } = park.kept
  const pieces = festive.pieces.filter(isGone).map(({ id }) => id)
  if (pieces.length === 0) return []
  park.kept.festive = { ...festive, pieces: festive.pieces.filter((piece) => !isGone(piece)) }
  const message = { type: 'cleared', pieces } as const
  return [KEEP, ...(dog ? toldBy(park, dog, message) : [{ do: 'tell', message } as const])]
}

/** [PC15] Takes the pieces away whose time is over. */
export function turnPieces(park: Park, now: number): Effect[] {
  return clearPieces(park, (piece) => endOf(park, piece) <= now, null)
}

/** When that is to be done next, epoch ms; Infinity if never. */
export function piecesDue(park: Park): number {
  return park.kept.festive.pieces.reduce((due, piece) => Math.min(due, endOf(park, piece)), Infinity)
}

/** [PC15] The pieces of a user stand until the end of the term that the room has just learned of; without a term they go. */
export function piecesOfTerm(park: Park, user: number, sitting: Sitting | null, now: number): Effect[] {
  const { festive } = park.kept
  const until = sitting && isSitting(sitting, now) ? sitting.until : now
  const isOther = (piece: KeptPiece) => piece.user === user && piece.until !== until
  if (!festive.pieces.some(isOther)) return []
  park.kept.festive = {
    ...festive,
    pieces: festive.pieces.map((piece) => (isOther(piece) ? { ...piece, until } : piece)),
  }
  return [KEEP, ...turnPieces(park, now)]
}

const KEEP = { do: 'keep', what: 'festive', when: 'now' } as const

function endOf({ kept: { festive }, abilities }: Park, { until }: KeptPiece): number {
  return Math.min(until, festive.newestAt + abilities.festive.standMs)
}

type Told = { type: 'stood'; piece: WireFestive } | { type: 'cleared'; pieces: number[] }

function toldBy(park: Park, dog: ParkDog, message: Told): Effect[] {
  const { unheardBy } = withoutDeaf(park, dog)
  const told = { ...message, by: dog.visitor.dog }
  if (!unheardBy) return [{ do: 'tell', message: told }]
  return [{ do: 'tell', unheardBy, message: told }, ...unheardBy.map((to): Effect => ({ do: 'send', to, message }))]
}

import type { GameKey } from '#durable/rules/games/games.ts'
import { TICKS_PER_SECOND } from './measures.ts'

/** [GR14] A page tells the room of its round in pieces of the log of so many bytes at most, one in so many ms. */
export const PIECE_BYTES_MAX = 64
export const PIECE_EVERY_MS = 1000

/** [GR14] From so many tiles a round is watched, diagonally too. */
export const WATCH_TILES = 4

/** [GR15] A piece is held up if it comes so many ms later than the ticks took that it adds. */
const HELD_UP_MS = 400
/** [GR15] What a round that was played at its own pace has at most: pieces that were held up, and ms of that. */
const HELD_UP_MAX = { pieces: 5, ms: 60_000 }
/** [GR15] A piece adds so many ms of play at most: with longer ones slow motion would be one held-up piece. */
const PIECE_PLAYED_MS_MAX = 2500
/** [GR15] The clock of a page may be so much ahead of the room's, ms. */
const AHEAD_MS_MAX = 2000

/** [GR6] At the calm pace a tick takes twice as long. */
const CALM_TIMES = 2

/** What a round is played on; a level is named, since each page has them all. `seed` is 32 hexadecimal digits. */
export type PlayedCourse = {
  game: GameKey
  seed: string
  isCalm: boolean
  /** Of KnogleKnas alone. */
  level?: { key: string; version: number }
}

/** [GR14] What was added to the log of a round, in base64url; `tick` is the last one that was played. */
type Piece = { tick: number; bytes: string; course?: PlayedCourse; isLast?: true }

/** A piece as the page of the player tells it: the bytes from byte `from` of the log on. */
export type ToldPiece = Piece & { round: string; from: number }

/** A piece as watchers get it. With the course it is the whole log until now. */
export type WatchedPiece = Piece & { dog: number }

/** A round that has ended, by its id and its log (base64url). */
export type SeenRound = { user: number; round: string; log: string }

/**
 * The pace of a round, as a room sees it come. Times are those of the room, epoch ms; `tick` is the last one that the
 * page has played.
 */
export type SeenPace = {
  startedAt: number
  at: number
  tick: number
  heldUp: { pieces: number; ms: number }
  isOwn: boolean
}

export function startPace(now: number): SeenPace {
  return { startedAt: now, at: now, tick: 0, heldUp: { pieces: 0, ms: 0 }, isOwn: true }
}

/**
 * [GR15] The pace after a piece that was played up to this tick. `isOwn` stays true while hands can have played the round
 * as fast as it goes: a few pauses and a slow line are allowed, slow motion is not.
 */
export function paced(pace: SeenPace, { tick, isCalm, now }: { tick: number; isCalm: boolean; now: number }): SeenPace {
  // A page that pauses goes on telling each second: the whole pause is one piece that was held up.
  if (tick === pace.tick) return pace
  const tickMs = (1000 / TICKS_PER_SECOND) * (isCalm ? CALM_TIMES : 1)
  const playedMs = (tick - pace.tick) * tickMs
  const lateMs = now - pace.at - playedMs
  const isHeldUp = lateMs > HELD_UP_MS
  const heldUp = isHeldUp ? { pieces: pace.heldUp.pieces + 1, ms: pace.heldUp.ms + lateMs } : pace.heldUp
  const isAhead = tick * tickMs > now - pace.startedAt + AHEAD_MS_MAX
  const isSlow = heldUp.pieces > HELD_UP_MAX.pieces || heldUp.ms > HELD_UP_MAX.ms
  const isOwn = pace.isOwn && playedMs >= 0 && playedMs <= PIECE_PLAYED_MS_MAX && !isAhead && !isSlow
  return { startedAt: pace.startedAt, at: now, tick: Math.max(tick, pace.tick), heldUp, isOwn }
}

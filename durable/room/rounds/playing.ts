import type { Effect } from '#durable/room/effects.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { Allowance } from '#durable/room/state/bucket.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { NO_ROUNDS } from '#durable/room/state/round-in-play.ts'
import type { RoundInPlay } from '#durable/room/state/round-in-play.ts'
import { RACE_PIECE_EVERY_MS } from '#durable/rules/games/round/challenge.ts'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'
import { logOfText, textOfLog } from '#durable/rules/games/round/log-text.ts'
import { PIECE_EVERY_MS, paced, startPace } from '#durable/rules/games/round/watching.ts'
import type { SeenRound, ToldPiece } from '#durable/rules/games/round/watching.ts'
import { fitsRace, leaveRace, raceOf, tellRacers } from './racing.ts'
import { watchedPiece, playingNow } from './round-messages.ts'
import { tellWatchers } from './watching.ts'

/** A tenth faster than a page sends, so that a line that was held up is no flood. */
const PIECES: Allowance = { burst: 6, refillMs: PIECE_EVERY_MS * 0.9 }
const RACE_PIECES: Allowance = { burst: 12, refillMs: RACE_PIECE_EVERY_MS * 0.9 }

/**
 * [GR14] The page of the dog tells of a round that it plays: its course with the first piece, then what was added to its
 * log. It is forwarded to whoever watches, and decides nothing. A piece that does not follow the last one ends it; no page
 * waits for an answer.
 */
export function played(park: Park, dog: ParkDog, piece: ToldPiece, now: number): Effect[] {
  const rounds = (dog.rounds ??= { ...NO_ROUNDS })
  const race = raceOf(park, dog.visitor.dog)
  const { bucket, retryInMs } = take(rounds.pieces, race ? RACE_PIECES : PIECES, now)
  rounds.pieces = bucket
  if (retryInMs > 0 || !fitsRace(race, dog, piece, now)) return []
  const wasLit = playingNow(dog).game
  const course = piece.from === 0 ? piece.course : undefined
  if (course) {
    rounds.watching = null
    rounds.inPlay = { id: piece.round, course, bytes: [], pace: startPace(now), isOver: false, hasWatched: false }
  }
  const round = rounds.inPlay
  if (!round || round.isOver || round.id !== piece.round) return []
  const isTaken = takePiece(round, piece, now)
  if (!isTaken) rounds.inPlay = null
  const message = watchedPiece(dog, { ...piece, course })
  return [
    // Others learn that the screen of its cabinet is lit, and when it is dark again.
    ...(playingNow(dog).game === wasLit ? [] : [{ do: 'tell', message: playingNow(dog) } as const]),
    ...(isTaken ? tellWatchers(park, dog, { message, now }) : []),
    ...(race && race.id === round.id && isTaken ? tellRacers(park, dog, race, message) : []),
    ...(race && race.id === round.id && !isTaken ? leaveRace(park, dog) : []),
  ]
}

/** Appends a piece to the round; false where it does not follow what there is. */
function takePiece(round: RoundInPlay, { bytes, from, tick, isLast }: ToldPiece, now: number): boolean {
  const added = logOfText(bytes)
  if (typeof added === 'string' || from !== round.bytes.length || from + added.length > LOG_BYTES_MAX) return false
  round.bytes.push(...added)
  round.pace = paced(round.pace, { tick, isCalm: round.course.isCalm, now })
  round.isOver = isLast === true
  return true
}

/** [GR15] Whether a dog of this user played the round here: these bytes, at the pace of hands, and watched no other. */
export function hasSeen(park: Park, { user, round, log }: SeenRound): boolean {
  for (const { visitor, rounds } of park.dogs.values()) {
    const seen = rounds?.inPlay
    if (visitor.user !== user || seen?.id !== round) continue
    // A heap has no clock: whoever thinks for long plays it as it is meant.
    const isAtPace = seen.course.game === 'KnogleKnas' || seen.pace.isOwn
    return isAtPace && !seen.hasWatched && textOfLog(seen.bytes) === log
  }
  return false
}

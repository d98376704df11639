import type { ServerMessage } from '#durable/protocol/messages.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { RoundInPlay } from '#durable/room/state/round-in-play.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import type { ToldPiece } from '#durable/rules/games/round/watching.ts'

type Playing = Extract<ServerMessage, { type: 'playing' }>
type Watched = Extract<ServerMessage, { type: 'watched' }>
type Piece = Pick<ToldPiece, 'tick' | 'bytes' | 'course' | 'isLast'>

/** The message by which others learn which game the dog plays; null for none. */
export function playingNow({ visitor: { dog }, rounds }: ParkDog): Playing {
  const round = rounds?.inPlay
  return { type: 'playing', dog, game: round && !round.isOver ? round.course.game : null }
}

/** Whether the dog plays a round that is on. */
export function isPlaying(dog: ParkDog): boolean {
  return playingNow(dog).game !== null
}

/** A piece as watchers get it: nothing of it is as long as the id of the round. */
export function watchedPiece({ visitor: { dog } }: ParkDog, { tick, bytes, course, isLast }: Piece): Watched {
  return { type: 'watched', dog, tick, bytes, ...(course && { course }), ...(isLast && { isLast }) }
}

/** The whole round until now, for somebody who begins to watch it. */
export function roundSoFar(dog: ParkDog, { bytes, course, pace }: RoundInPlay): Watched {
  return watchedPiece(dog, { tick: pace.tick, bytes: textOfLog(bytes), course })
}

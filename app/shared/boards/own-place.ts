import { BETTER_COUNTED_MAX } from '#durable/rules/games/boards.ts'
import type { BoardLine, GameBoards, StandingLine, BoardInterval } from './game-boards.ts'

/** A board as it is shown: its rows, and the own dog below them where it is not among them. */
export type ShownBoard = { rows: readonly BoardLine[]; below: StandingLine | null }

export function shownBoard(boards: GameBoards, interval: BoardInterval): ShownBoard {
  const rows = boards[interval]
  return { rows, below: rows.some(({ isMe }) => isMe) ? null : boards[`${interval}Own`] }
}

/** "214", or "1,000+" for a dog that is so far below that nobody has counted how far. */
export function positionWords(position: number | null, number: Intl.NumberFormat): string {
  return position === null ? `${number.format(BETTER_COUNTED_MAX)}+` : number.format(position)
}

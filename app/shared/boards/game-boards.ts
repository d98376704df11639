import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

const BOARD_LINE = graphql(`
  fragment BoardLine on HighscoreRow @_unmask {
    position
    dogname
    score
    isMe
  }
`)

const STANDING_LINE = graphql(`
  fragment StandingLine on OwnStanding @_unmask {
    position
    dogname
    score
  }
`)

/** The boards of a game, where the best dog of the viewer stands on each, and which scores of theirs staff have removed. */
export const GAME_BOARDS = graphql(
  `
    query GameBoards($game: Game!) {
      daily: highscores(game: $game, interval: Daily) {
        ...BoardLine
      }
      dailyOwn: ownStanding(game: $game, interval: Daily) {
        ...StandingLine
      }
      weekly: highscores(game: $game, interval: Weekly) {
        ...BoardLine
      }
      weeklyOwn: ownStanding(game: $game, interval: Weekly) {
        ...StandingLine
      }
      yearly: highscores(game: $game, interval: Yearly) {
        ...BoardLine
      }
      yearlyOwn: ownStanding(game: $game, interval: Yearly) {
        ...StandingLine
      }
      allTime: highscores(game: $game, interval: AllTime) {
        ...BoardLine
      }
      allTimeOwn: ownStanding(game: $game, interval: AllTime) {
        ...StandingLine
      }
      removed: removedScores(game: $game) {
        at
        dogname
        reason
        score
      }
    }
  `,
  [BOARD_LINE, STANDING_LINE],
)

export type GameBoards = ResultOf<typeof GAME_BOARDS>
export type BoardLine = ResultOf<typeof BOARD_LINE>
export type StandingLine = ResultOf<typeof STANDING_LINE>

/** The intervals of the boards, as they are shown: from the shortest to all time. */
export const BOARD_INTERVALS = ['daily', 'weekly', 'yearly', 'allTime'] as const
export type BoardInterval = (typeof BOARD_INTERVALS)[number]

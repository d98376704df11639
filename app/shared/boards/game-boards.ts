import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

/** The boards of a game, where the best dog of the viewer stands on each, and which scores of theirs staff have removed. */
export const GAME_BOARDS = graphql(`
  query GameBoards($game: Game!) {
    daily: highscores(game: $game, interval: Daily) {
      position
      dogname
      score
      isMe
    }
    dailyOwn: ownStanding(game: $game, interval: Daily) {
      position
      dogname
      score
    }
    weekly: highscores(game: $game, interval: Weekly) {
      position
      dogname
      score
      isMe
    }
    weeklyOwn: ownStanding(game: $game, interval: Weekly) {
      position
      dogname
      score
    }
    yearly: highscores(game: $game, interval: Yearly) {
      position
      dogname
      score
      isMe
    }
    yearlyOwn: ownStanding(game: $game, interval: Yearly) {
      position
      dogname
      score
    }
    allTime: highscores(game: $game, interval: AllTime) {
      position
      dogname
      score
      isMe
    }
    allTimeOwn: ownStanding(game: $game, interval: AllTime) {
      position
      dogname
      score
    }
    removed: removedScores(game: $game) {
      at
      dogname
      reason
      origin
      score
    }
  }
`)

export type GameBoards = ResultOf<typeof GAME_BOARDS>
export type BoardLine = GameBoards['daily'][number]
export type StandingLine = NonNullable<GameBoards['dailyOwn']>

/** The intervals of the boards, as they are shown: from the shortest to all time. */
export const BOARD_INTERVALS = ['daily', 'weekly', 'yearly', 'allTime'] as const
export type BoardInterval = (typeof BOARD_INTERVALS)[number]

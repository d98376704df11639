import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const BOARDS = graphql(`
  query Boards($game: Game!) {
    daily: highscores(game: $game, interval: Daily) {
      position
      dogname
      score
      isMe
    }
    weekly: highscores(game: $game, interval: Weekly) {
      position
      dogname
      score
      isMe
    }
    yearly: highscores(game: $game, interval: Yearly) {
      position
      dogname
      score
      isMe
    }
  }
`)

/** The best of all time in each game. */
export const LEADERS = graphql(`
  query Leaders {
    CatsFree: highscores(game: CatsFree, interval: AllTime) {
      position
      dogname
      score
      isMe
    }
    JumpingDog: highscores(game: JumpingDog, interval: AllTime) {
      position
      dogname
      score
      isMe
    }
    KnogleKnas: highscores(game: KnogleKnas, interval: AllTime) {
      position
      dogname
      score
      isMe
    }
  }
`)

export type Boards = ResultOf<typeof BOARDS>
export type Leaders = ResultOf<typeof LEADERS>
export type ScoreRow = Boards['daily'][number]

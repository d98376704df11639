import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

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

export type Leaders = ResultOf<typeof LEADERS>

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const START_ROUND = graphql(`
  mutation StartRound(
    $op: String!
    $dogId: Int!
    $game: Game!
    $rules: Int!
    $level: String
    $calm: Boolean
    $leavesOpen: Boolean
  ) {
    startRound(
      op: $op
      dogId: $dogId
      game: $game
      rules: $rules
      level: $level
      calm: $calm
      leavesOpen: $leavesOpen
    ) {
      id
      seed
      attempt
      level {
        key
        version
        name
        moves
        kinds
        rows
        worth
        medals
      }
      medals
      best
      expiresAt
    }
  }
`)

export const ROUND_GHOST = graphql(`
  query RoundGhost($roundId: String!) {
    roundGhost(roundId: $roundId) {
      name
      color
      shadowColor
      wear {
        hat
        mouth
        back
        ass
      }
      score
      log
    }
  }
`)

export const FINISH_ROUND = graphql(`
  mutation FinishRound($op: String!, $roundId: String!, $log: String!, $room: String) {
    finishRound(op: $op, roundId: $roundId, log: $log, room: $room) {
      score
      medal
      counts
      isBest
      bones
      punches
    }
  }
`)

export const GAMES_TODAY = graphql(`
  query GamesToday {
    games {
      game
      nextAttempt
      bestToday
      bestEver
      medal
      hasPlayed
    }
    playCard
  }
`)

/** The level of a round that somebody else plays. */
export const LEVEL_OF_ROUND = graphql(`
  query LevelOfRound($key: String!, $version: Int!) {
    knogleKnasLevel(key: $key, version: $version) {
      key
      version
      name
      moves
      kinds
      rows
      worth
      medals
    }
  }
`)

export const LEVEL_SHELF = graphql(`
  query LevelShelf {
    knogleKnasLevels {
      level {
        key
        name
        moves
        rows
        medals
      }
      best
      medal
    }
  }
`)

export const PACK_WEEK = graphql(`
  query PackWeek {
    packWeek {
      pack
      figure
      position
    }
  }
`)

export type SentRound = ResultOf<typeof START_ROUND>['startRound']
export type RoundEnd = ResultOf<typeof FINISH_ROUND>['finishRound']
export type GamesToday = ResultOf<typeof GAMES_TODAY>
export type PackWeekAnswer = ResultOf<typeof PACK_WEEK>
export type ShelvedLevel = ResultOf<typeof LEVEL_SHELF>['knogleKnasLevels'][number]

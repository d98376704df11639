import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const TEAM_QUERY = graphql(`
  query Team($types: [String!]!) {
    team(types: $types) {
      name
      username
      color
      shadowColor
      role
      contribution
      wear {
        hat
        mouth
        back
        ass
      }
    }
  }
`)

export const CREDITS_QUERY = graphql(`
  query Credits($types: [String!]!) {
    team(types: $types) {
      name
      username
      color
      shadowColor
      role
      contribution
      wear {
        hat
        mouth
        back
        ass
      }
    }
    pictureCredits
  }
`)

export type ShownTeamMember = ResultOf<typeof TEAM_QUERY>['team'][number]

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const TEAM_ENTRIES = graphql(`
  query TeamEntries {
    teamEntries {
      id
      type
      place
      dogId
      dogName
      userId
      username
      contributions {
        language
        contribution
      }
    }
  }
`)

export const ADD_TEAM_ENTRY = graphql(`
  mutation AddTeamEntry($dogName: String!, $type: String!, $reason: String!) {
    addTeamEntry(dogName: $dogName, type: $type, reason: $reason)
  }
`)

export const DESCRIBE_TEAM_ENTRY = graphql(`
  mutation DescribeTeamEntry($id: Int!, $contributions: [ContributionInput!]!, $reason: String!) {
    describeTeamEntry(id: $id, contributions: $contributions, reason: $reason)
  }
`)

export const RAISE_TEAM_ENTRY = graphql(`
  mutation RaiseTeamEntry($id: Int!) {
    raiseTeamEntry(id: $id)
  }
`)

export const REMOVE_TEAM_ENTRY = graphql(`
  mutation RemoveTeamEntry($id: Int!, $reason: String!) {
    removeTeamEntry(id: $id, reason: $reason)
  }
`)

export type TeamEntry = ResultOf<typeof TEAM_ENTRIES>['teamEntries'][number]

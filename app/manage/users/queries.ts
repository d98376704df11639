import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const USERS_TABLE = graphql(`
  query UsersTable($search: String!, $filter: UserFilter!, $sort: UserSort!, $page: Int!) {
    usersTable(search: $search, filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        username
        isAdministrator
        isModerator
        isDeveloper
        tier
        isBanned
        createdAt
        seenAt
        dogNames
      }
    }
  }
`)

export const STAFF_USER = graphql(`
  query StaffUser($id: Int!) {
    staffUser(id: $id) {
      id
      username
      language
      isAdministrator
      isModerator
      isDeveloper
      tier
      isBanned
      createdAt
      seenAt
      formerNames {
        username
        changedAt
      }
      dogs {
        id
        name
        levelPoints
        bornAt
        diedAt
        room
      }
      sessions {
        key
        createdAt
        lastUsedAt
      }
      notes {
        id
        text
        author
        at
      }
      record {
        id
        at
        endsAt
        seconds
        reason
        liftedAt
        appealedAt
        answer
      }
      deletedFrom
    }
  }
`)

export const SET_ROLE = graphql(`
  mutation SetRole($userId: Int!, $role: GrantableRole!, $isGiven: Boolean!, $reason: String!) {
    setRole(userId: $userId, role: $role, isGiven: $isGiven, reason: $reason)
  }
`)

export const END_SESSIONS = graphql(`
  mutation EndSessions($userId: Int!, $reason: String!) {
    endSessions(userId: $userId, reason: $reason)
  }
`)

export const ADD_NOTE = graphql(`
  mutation AddNote($userId: Int!, $text: String!) {
    addNote(userId: $userId, text: $text)
  }
`)

export const EXPORT_USER = graphql(`
  mutation ExportUser($userId: Int!, $reason: String!) {
    exportUser(userId: $userId, reason: $reason)
  }
`)

export const FORGET_USER = graphql(`
  mutation ForgetUser($userId: Int!, $reason: String!) {
    forgetUser(userId: $userId, reason: $reason)
  }
`)

export const KEEP_USER = graphql(`
  mutation KeepUser($userId: Int!, $reason: String!) {
    keepUser(userId: $userId, reason: $reason)
  }
`)

export type UserRow = ResultOf<typeof USERS_TABLE>['usersTable']['rows'][number]
export type StaffUser = NonNullable<ResultOf<typeof STAFF_USER>['staffUser']>

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const REPORTS = graphql(`
  query Reports($search: String!, $filter: ReportFilter!, $sort: ReportSort!, $page: Int!) {
    reportsTable(search: $search, filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        at
        offence
        reason
        line
        room
        roomNow
        dogId
        dogName
        accused
        accusedId
        reporter
        reporterId
        strikes
        claimer
        isMine
        outcome
      }
    }
    appeals {
      banId
      userId
      username
      at
      words
      reason
      seconds
      endsAt
      issuer
      mayAnswer
    }
  }
`)

export const CLAIM_REPORT = graphql(`
  mutation ClaimReport($id: Int!, $isGivenBack: Boolean!) {
    claimReport(id: $id, isGivenBack: $isGivenBack)
  }
`)

export const LOOK_AT_REPORT = graphql(`
  mutation LookAtReport($id: Int!) {
    lookAtReport(id: $id) {
      isUnheard
      lines {
        seq
        at
        name
        text
        whisperedTo
        isPoop
        isPrint
      }
      present {
        id
        name
      }
    }
  }
`)

export const CLOSE_REPORT = graphql(`
  mutation CloseReport($id: Int!, $outcome: ReportOutcome!, $note: String!) {
    closeReport(id: $id, outcome: $outcome, note: $note)
  }
`)

export const KICK_FOR_REPORT = graphql(`
  mutation KickForReport($dogId: Int!, $seconds: Int!, $rule: BrokenRule!, $reason: String!, $reportId: Int!) {
    kick(dogId: $dogId, seconds: $seconds, rule: $rule, reason: $reason, reportId: $reportId)
  }
`)

export const ANSWER_APPEAL = graphql(`
  mutation AnswerAppeal($banId: Int!, $isLifted: Boolean!, $answer: String!) {
    answerAppeal(banId: $banId, isLifted: $isLifted, answer: $answer)
  }
`)

export type Report = ResultOf<typeof REPORTS>['reportsTable']['rows'][number]
export type Appeal = ResultOf<typeof REPORTS>['appeals'][number]
export type Evidence = NonNullable<ResultOf<typeof LOOK_AT_REPORT>['lookAtReport']>
/** What was looked at: the report, and its evidence, null where there is none. */
export type Looked = { id: number; evidence: Evidence | null }

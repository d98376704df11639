import { graphql } from '#app/graphql.ts'

export const REPORT = graphql(`
  mutation Report($dogId: Int!, $offence: Offence!, $reason: String!, $room: String, $line: Int) {
    report(dogId: $dogId, offence: $offence, reason: $reason, room: $room, line: $line)
  }
`)

export const MY_REPORTS = graphql(`
  query MyReports {
    myReports {
      id
      at
      dogName
      outcome
      isNew
    }
  }
`)

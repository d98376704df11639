import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const CINEMA_PROGRAMME = graphql(`
  query CinemaProgramme($language: Lang!) {
    cinemaProgramme(language: $language) {
      id
      title
      file
      youtube
      seconds
      startsAt
    }
  }
`)

type MessageOf = ResultOf<typeof CINEMA_PROGRAMME>['cinemaProgramme'][number]

/** A film of the programme; `startsAt` is epoch ms, null for one of the round [CI2]. */
export type Film = Omit<MessageOf, 'startsAt'> & { startsAt: number | null }

export function filmOf({ startsAt, ...film }: MessageOf): Film {
  return { ...film, startsAt: startsAt === null ? null : Date.parse(startsAt) }
}

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const LATEST_NEWS = graphql(`
  query LatestNews($language: Lang!) {
    latestAnnouncements(language: $language) {
      id
      title
      message
      date
      image
      imageAlt
      type
    }
  }
`)

export type LatestNews = ResultOf<typeof LATEST_NEWS>['latestAnnouncements']
export type NewsItem = LatestNews[number]

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const NEWS_TABLE = graphql(`
  query NewsTable($search: String!, $page: Int!) {
    newsTable(search: $search, page: $page) {
      total
      rows {
        id
        type
        publishedAt
        title
        languages
      }
    }
  }
`)

export const WHOLE_NEWS = graphql(`
  query WholeNews($id: Int!) {
    newsPictures
    wholeNews(id: $id) {
      id
      type
      publishedAt
      image
      texts {
        language
        title
        message
        imageAlt
      }
    }
  }
`)

export const SAVE_NEWS = graphql(`
  mutation SaveNews($id: Int, $news: NewsInput!, $reason: String!) {
    saveNews(id: $id, news: $news, reason: $reason)
  }
`)

export type NewsRow = ResultOf<typeof NEWS_TABLE>['newsTable']['rows'][number]
export type WholeNews = NonNullable<ResultOf<typeof WHOLE_NEWS>['wholeNews']>

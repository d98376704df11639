import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

/** Announcements by a part of their texts, the newest first. */
export const EDITED_NEWS = graphql(`
  query EditedNews($search: String!) {
    editedNews(search: $search) {
      id
      type
      publishedAt
      title
      languages
    }
  }
`)

export const PICTURES_OF_NEWS = graphql(`
  query NewsPictures {
    newsPictures
  }
`)

/** An announcement in all languages, and the pictures that one may have. */
export const EDITED_ANNOUNCEMENT = graphql(`
  query EditedAnnouncement($id: Int!) {
    newsPictures
    editedAnnouncement(id: $id) {
      id
      rev
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

export const SAVE_ANNOUNCEMENT = graphql(`
  mutation SaveAnnouncement(
    $op: String!
    $id: Int
    $rev: String
    $type: Int!
    $publishedAt: String!
    $image: String
    $texts: [NewsTextInput!]!
    $reason: String!
  ) {
    saveAnnouncement(
      op: $op
      id: $id
      rev: $rev
      type: $type
      publishedAt: $publishedAt
      image: $image
      texts: $texts
      reason: $reason
    )
  }
`)

export type EditedAnnouncement = NonNullable<ResultOf<typeof EDITED_ANNOUNCEMENT>['editedAnnouncement']>

import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const GET_ANNOUNCEMENT = graphql(`
  query GetAnnouncement($id: Int!) {
    getAnnouncement(id: $id) {
      id
      title
      message
      image
      imageAlt
      date
      type
      reactions {
        count
        reaction
        isMine
      }
    }
  }
`)

/** A page of all announcements. `language` is that of the feed; null for the reader's own. */
export const ANNOUNCEMENT_ARCHIVE = graphql(`
  query AnnouncementArchive($page: Int!, $language: Lang) {
    announcementArchive(page: $page, language: $language) {
      announcements {
        id
        title
        message
        date
        type
      }
      pages
    }
  }
`)

/** The reader's own reactions to an announcement. */
export const MY_REACTIONS = graphql(`
  query MyReactions($id: Int!) {
    getAnnouncement(id: $id) {
      reactions {
        count
        reaction
        isMine
      }
    }
  }
`)

export const REACT = graphql(`
  mutation React($announcementId: Int!, $reaction: String!, $on: Boolean!) {
    react(announcementId: $announcementId, reaction: $reaction, on: $on) {
      count
      reaction
      isMine
    }
  }
`)

export type ListedAnnouncement = ResultOf<typeof ANNOUNCEMENT_ARCHIVE>['announcementArchive']['announcements'][number]
export type FoundAnnouncement = NonNullable<ResultOf<typeof GET_ANNOUNCEMENT>['getAnnouncement']>
export type ShownReaction = FoundAnnouncement['reactions'][number]

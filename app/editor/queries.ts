import { graphql } from '#app/graphql.ts'

/** All texts with the heads of their drafts, and who asks. */
export const EDITOR_DESK = graphql(`
  query EditorDesk {
    myUser {
      username
    }
    editorDesk {
      what
      rev
      draft {
        id
        rev
        by
        at
      }
    }
  }
`)

export const OPEN_TEXT = graphql(`
  query OpenText($what: String!) {
    openText(what: $what) {
      draft
      base
      rev
      doc
      published
      publishedDoc
    }
  }
`)

export const DRAFT_NEWS = graphql(`
  query DraftNews($what: String!, $draft: Int!, $rev: Int!) {
    draftNews(what: $what, draft: $draft, rev: $rev) {
      draft
      rev
      edits {
        rev
        edit
        by
        isMine
      }
    }
  }
`)

export const SAVE_DRAFT = graphql(`
  mutation SaveDraft($what: String!, $draft: Int, $base: Int!, $rev: Int!, $edit: Json!) {
    saveDraft(what: $what, draft: $draft, base: $base, rev: $rev, edit: $edit) {
      draft
      rev
      edits {
        rev
        edit
        by
        isMine
      }
    }
  }
`)

export const DROP_DRAFT = graphql(`
  mutation DropDraft($draft: Int!, $rev: Int!) {
    dropDraft(draft: $draft, rev: $rev)
  }
`)

export const ROOM_NAMES = graphql(`
  query RoomNames {
    parkRooms {
      key
      name
    }
  }
`)

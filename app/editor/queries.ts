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
        base
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

export const DOGS_NOW = graphql(`
  query DogsNow {
    parkRooms {
      key
      dogs
    }
  }
`)

export const PUBLISH_DRAFTS = graphql(`
  mutation PublishDrafts($drafts: [DraftRef!]!, $reason: String!) {
    publishDrafts(drafts: $drafts, reason: $reason) {
      revisions {
        what
        rev
      }
      faults {
        what
        at
        fault
        limit
      }
    }
  }
`)

export const REBASE_DRAFT = graphql(`
  mutation RebaseDraft($what: String!, $draft: Int!, $rev: Int!) {
    rebaseDraft(what: $what, draft: $draft, rev: $rev) {
      met
    }
  }
`)

export const GO_BACK_TO = graphql(`
  mutation GoBackTo($what: String!, $revision: Int!, $draft: Int, $base: Int!, $rev: Int!, $id: String!) {
    goBackTo(what: $what, revision: $revision, draft: $draft, base: $base, rev: $rev, id: $id) {
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

export const GIVE_TO_SELF = graphql(`
  mutation GiveToSelf($op: String!, $dogId: Int!, $kind: String!, $reason: String!) {
    giveToSelf(op: $op, dogId: $dogId, kind: $kind, reason: $reason)
  }
`)

/** The newest revisions of a text, or those before one; the newest first. */
export const REVISIONS = graphql(`
  query Revisions($what: String!, $before: Int) {
    textRevisions(what: $what, before: $before) {
      rev
      at
      by
      reason
    }
  }
`)

export const REVISION = graphql(`
  query Revision($what: String!, $rev: Int!) {
    textRevision(what: $what, rev: $rev)
  }
`)

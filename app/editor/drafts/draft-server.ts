import { request } from '#app/api.ts'
import {
  DRAFT_NEWS,
  DROP_DRAFT,
  EDITOR_DESK,
  GO_BACK_TO,
  OPEN_TEXT,
  PUBLISH_DRAFTS,
  REBASE_DRAFT,
  REVISION,
  REVISIONS,
  SAVE_DRAFT,
} from '#app/editor/queries.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'
import type { FaultKind } from '#durable/rules/sheets/faults.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'
import type { Mistake } from '#durable/world/problems.ts'

/** A text as it is opened; `draft` is null if nobody has begun one, and then `doc` is what is published. */
export type OpenedText = {
  draft: number | null
  base: number
  rev: number
  doc: DraftDoc
  published: number
  publishedDoc: DraftDoc
}

/** An edit of the draft, and the username of who has made it. */
export type ReceivedEdit = { rev: number; edit: Edit; by: string; isMine: boolean }
export type DraftUpdate = { draft: number; rev: number; edits: readonly ReceivedEdit[] }

/** What the editor knows of a draft; `draft` is null as long as it knows of none. */
export type DraftPosition = { what: string; draft: number | null; base: number; rev: number }

/** A draft as the list of the server has it. `at` is ISO 8601 in UTC. */
export type ListedDraft = { id: number; base: number; rev: number; by: string; at: string }
export type ListedText = { what: string; rev: number; draft: ListedDraft | null }

/** A draft at the revision that its editor sees. */
export type ShownDraft = { what: string; draft: number; rev: number }
/** The new revisions; there are none where faults kept the drafts from being published. */
export type PublishingAnswer = {
  revisions: readonly { what: string; rev: number }[]
  faults: readonly PublishingFault[]
}
/** What keeps drafts from being published: of which text, where in it, and why. Rooms have mistakes of their own. */
export type PublishingFault = { text: string; at: string; what: FaultKind | Mistake; limit?: number }
/** A published revision. `at` is ISO 8601 in UTC; `by` is null, and `reason` empty, for what came with a release. */
export type Revision = { rev: number; at: string; by: string | null; reason: string }

/** What is asked of the server. All throw RefusedError, or UnreachableError if there is no answer. */
export type DraftServer = {
  list: () => Promise<{ username: string; texts: readonly ListedText[] }>
  open: (what: string) => Promise<OpenedText>
  /** The edits since a revision; null if the draft was published or dropped. */
  news: (known: { what: string; draft: number; rev: number }) => Promise<DraftUpdate | null>
  save: (known: DraftPosition, edit: Edit) => Promise<DraftUpdate>
  drop: (known: { draft: number; rev: number }) => Promise<unknown>
  publish: (drafts: readonly ShownDraft[], reason: string) => Promise<PublishingAnswer>
  /** Puts a draft on what is published now. `met` are the ids of the rows that both have changed. */
  rebase: (seen: ShownDraft) => Promise<{ met: readonly string[] }>
  /** Makes the draft an older revision, as one edit of that id. */
  goBack: (known: DraftPosition, to: { revision: number; id: string }) => Promise<DraftUpdate>
  /** The newest revisions, or those before one; the newest first. */
  revisions: (what: string, before: number | null) => Promise<readonly Revision[]>
  /** A revision as it would hold today; null if there is none. */
  revision: (what: string, rev: number) => Promise<DraftDoc | null>
}

export const DRAFT_SERVER: DraftServer = {
  list: async () => {
    const { myUser, editorDesk } = await request(EDITOR_DESK, {})
    return { username: myUser?.username ?? '', texts: editorDesk }
  },
  open: async (what) => {
    const { openText } = await request(OPEN_TEXT, { what })
    return { ...openText, doc: docIn(openText.doc), publishedDoc: docIn(openText.publishedDoc) }
  },
  news: async (known) => {
    const { draftNews } = await request(DRAFT_NEWS, known)
    return draftNews && newsIn(draftNews)
  },
  save: async (known, edit) => newsIn((await request(SAVE_DRAFT, { ...known, edit })).saveDraft),
  drop: (known) => request(DROP_DRAFT, known),
  publish: async (drafts, reason) => {
    const { revisions, faults } = (await request(PUBLISH_DRAFTS, { drafts: [...drafts], reason })).publishDrafts
    return {
      revisions,
      faults: faults.map(({ what, at, fault, limit }) => ({
        text: what,
        at,
        // The server has the kinds of faults that this page has.
        what: fault as FaultKind | Mistake,
        ...(limit !== null && { limit }),
      })),
    }
  },
  rebase: async (seen) => (await request(REBASE_DRAFT, seen)).rebaseDraft,
  goBack: async (known, to) => newsIn((await request(GO_BACK_TO, { ...known, ...to })).goBackTo),
  revisions: async (what, before) => (await request(REVISIONS, { what, before })).textRevisions,
  revision: async (what, rev) => {
    const { textRevision } = await request(REVISION, { what, rev })
    return textRevision === null ? null : docIn(textRevision)
  },
}

type SentNews = Omit<DraftUpdate, 'edits'> & {
  edits: readonly (Omit<ReceivedEdit, 'edit'> & { edit: unknown })[]
}

/** The news up to the first edit that this page does not understand, because the server is newer. */
function newsIn({ edits, ...news }: SentNews): DraftUpdate {
  const known = edits.map(({ edit, ...signed }) => ({ ...signed, edit: editOf(edit) }))
  const end = known.findIndex(({ edit }) => edit === null)
  const understood = end === -1 ? known : known.slice(0, end)
  return { ...news, edits: understood.flatMap(({ edit, ...signed }) => (edit ? [{ ...signed, edit }] : [])) }
}

/** A sheet or a room as the server sends it. */
function docIn(value: unknown): DraftDoc {
  const { layers, lists } = isRecord(value) ? value : {}
  return { layers: eachIn(layers, linesIn), lists: eachIn(lists, rowsIn) }
}

function eachIn<Part>(value: unknown, read: (part: unknown) => Part): Record<string, Part> {
  const parts = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(parts.map(([name, part]) => [name, read(part)]))
}

function linesIn(value: unknown): string[] {
  const lines: unknown[] = Array.isArray(value) ? value : []
  return lines.filter((line) => typeof line === 'string')
}

function rowsIn(value: unknown): DraftRow[] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter(isRow)
}

function isRow(value: unknown): value is DraftRow {
  return isRecord(value) && typeof value.id === 'string'
}

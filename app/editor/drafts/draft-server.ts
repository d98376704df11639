import { request } from '#app/api.ts'
import { DRAFT_NEWS, DROP_DRAFT, EDITOR_DESK, OPEN_TEXT, SAVE_DRAFT } from '#app/editor/queries.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'

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
export type ListedDraft = { id: number; rev: number; by: string; at: string }
export type ListedText = { what: string; rev: number; draft: ListedDraft | null }

/** What is asked of the server. All throw RefusedError, or UnreachableError if there is no answer. */
export type DraftServer = {
  list: () => Promise<{ username: string; texts: readonly ListedText[] }>
  open: (what: string) => Promise<OpenedText>
  /** The edits since a revision; null if the draft was published or dropped. */
  news: (known: { what: string; draft: number; rev: number }) => Promise<DraftUpdate | null>
  save: (known: DraftPosition, edit: Edit) => Promise<DraftUpdate>
  drop: (known: { draft: number; rev: number }) => Promise<unknown>
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

/** The rows of a sheet as the server sends them. */
function docIn(value: unknown): DraftDoc {
  const lists = isRecord(value) && isRecord(value.lists) ? Object.entries(value.lists) : []
  return { layers: {}, lists: Object.fromEntries(lists.map(([list, rows]) => [list, rowsIn(rows)])) }
}

function rowsIn(value: unknown): DraftRow[] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter(isRow)
}

function isRow(value: unknown): value is DraftRow {
  return isRecord(value) && typeof value.id === 'string'
}

import { RefusedError, UnreachableError } from '#app/api.ts'
import type { DraftUpdate, DraftServer, ReceivedEdit } from '#app/editor/drafts/draft-server.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { applyEdit, rowThatMeets } from '#durable/rules/sheets/editing.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'

type Stored = { id: number; base: number; edits: { edit: Edit; by: string }[]; doc: DraftDoc }

/** A server with one sheet in memory, as `worker/editor` keeps it. */
export class SheetServer {
  published: DraftDoc
  publishedRev = 1
  draft: Stored | null = null
  /** Nothing is answered while this is true. */
  isAway = false
  #ids = 0

  constructor(published: DraftDoc) {
    this.published = published
  }

  /** What the page of a user asks. */
  as(username: string, what = 'sheet:items'): DraftServer {
    const answer = async <Given>(give: () => Given): Promise<Given> => {
      await Promise.resolve()
      if (this.isAway) throw new UnreachableError('away')
      return give()
    }
    return {
      list: () =>
        answer(() => {
          const { draft } = this
          const last = draft?.edits.at(-1)?.by ?? ''
          const head = draft && { id: draft.id, rev: draft.edits.length, by: last, at: new Date(0).toISOString() }
          return { username, texts: [{ what, rev: this.publishedRev, draft: head }] }
        }),
      open: () =>
        answer(() => ({
          draft: this.draft?.id ?? null,
          base: this.draft?.base ?? this.publishedRev,
          rev: this.draft?.edits.length ?? 0,
          doc: this.draft?.doc ?? this.published,
          published: this.publishedRev,
          publishedDoc: this.published,
        })),
      news: ({ draft, rev }) => answer(() => (this.draft?.id === draft ? this.#news(rev, username) : null)),
      save: (known, edit) => answer(() => this.#save(known, edit, username)),
      drop: () =>
        answer(() => {
          this.draft = null
          return true
        }),
    }
  }

  #save(known: { draft: number | null; base: number; rev: number }, edit: Edit, by: string): DraftUpdate {
    const isKnown = this.draft
      ? (known.draft ?? this.draft.id) === this.draft.id && known.base === this.draft.base
      : known.draft === null && known.base === this.publishedRev
    if (!isKnown) throw new RefusedError('gone', 'draft-gone')
    this.draft ??= { id: (this.#ids += 1), base: this.publishedRev, edits: [], doc: this.published }
    const { draft } = this
    if (!draft.edits.some((one) => one.edit.id === edit.id)) {
      const met = draft.edits.slice(known.rev).find((one) => one.by !== by && rowThatMeets(edit, one.edit) !== null)
      if (met) throw new RefusedError(`${met.by} has changed that row`, 'row-changed')
      draft.doc = applyEdit(draft.doc, edit).doc
      draft.edits.push({ edit, by })
    }
    return this.#news(known.rev, by)
  }

  #news(after: number, username: string): DraftUpdate {
    const all = this.draft?.edits ?? []
    const edits = all.map(({ edit, by }, at): ReceivedEdit => ({ rev: at + 1, edit, by, isMine: by === username }))
    return { draft: this.draft?.id ?? 0, rev: all.length, edits: edits.slice(after) }
  }
}

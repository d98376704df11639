import { RefusedError, UnreachableError } from '#app/api.ts'
import type { DraftUpdate, DraftServer, ReceivedEdit, Revision } from '#app/editor/drafts/draft-server.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { applyEdit, rowThatMeets, rowsInBoth } from '#durable/rules/sheets/editing.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'

type Stored = { id: number; base: number; edits: { edit: Edit; by: string }[]; doc: DraftDoc }

/** A server with one text in memory, as `worker/editor` keeps it. */
export class SheetServer {
  published: DraftDoc
  publishedRev = 1
  /** All revisions that were published, the oldest first. */
  readonly revisions: { revision: Revision; doc: DraftDoc }[]
  draft: Stored | null = null
  /** Nothing is answered while this is true. */
  isAway = false
  #ids = 0

  constructor(published: DraftDoc) {
    this.published = published
    this.revisions = [{ revision: { rev: 1, at: new Date(0).toISOString(), by: null, reason: '' }, doc: published }]
  }

  /** Publishes rows beside the draft, as a release does. */
  release(doc: DraftDoc, { by = null, reason = '' }: Partial<Revision> = {}): void {
    this.published = doc
    this.publishedRev += 1
    this.revisions.push({ revision: { rev: this.publishedRev, at: new Date(0).toISOString(), by, reason }, doc })
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
          const head = draft && {
            id: draft.id,
            base: draft.base,
            rev: draft.edits.length,
            by: last,
            at: new Date(0).toISOString(),
          }
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
      publish: (_drafts, reason) => answer(() => ({ revisions: [this.#publish(what, username, reason)], faults: [] })),
      rebase: ({ draft, rev }) =>
        answer(() => {
          if (this.draft?.id !== draft || this.draft.edits.length !== rev) throw new RefusedError('gone', 'draft-gone')
          return { met: this.#rebase(username) }
        }),
      goBack: (known, { revision, id }) =>
        answer(() => {
          const doc = this.#revision(revision)?.doc
          const changes = doc ? changesBetween(this.draft?.doc ?? this.published, doc) : []
          if (changes.length === 0) throw new RefusedError('so already', 'nothing-changed')
          return this.#save(known, { id, undoes: null, changes }, username)
        }),
      revisions: () => answer(() => this.revisions.map(({ revision }) => revision).toReversed()),
      revision: (_what, rev) => answer(() => this.#revision(rev)?.doc ?? null),
    }
  }

  #revision(rev: number) {
    return this.revisions.find(({ revision }) => revision.rev === rev)
  }

  #publish(what: string, by: string, reason: string) {
    if (!this.draft) throw new RefusedError('gone', 'draft-gone')
    if (this.draft.base !== this.publishedRev) throw new RefusedError('others', 'others-published')
    this.release(this.draft.doc, { by, reason })
    this.draft = null
    return { what, rev: this.publishedRev }
  }

  #rebase(by: string): readonly string[] {
    const { draft } = this
    const before = draft && this.#revision(draft.base)?.doc
    if (!draft || !before) throw new RefusedError('gone', 'draft-gone')
    const own = changesBetween(before, draft.doc)
    const moved = applyEdit(this.published, { id: '', undoes: null, changes: own }).doc
    const edit = { id: `rebase ${draft.edits.length}`, undoes: null, changes: changesBetween(draft.doc, moved) }
    this.draft = { ...draft, base: this.publishedRev, edits: [...draft.edits, { edit, by }], doc: moved }
    return rowsInBoth(own, changesBetween(before, this.published))
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

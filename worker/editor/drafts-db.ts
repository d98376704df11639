import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import type { Edit, NumberedEdit } from '#durable/rules/sheets/editing.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { draft, draftChange } from '#worker/db/schema/drafts.ts'
import { user } from '#worker/db/schema/users.ts'

/** A draft as it is stored. `base` is the published revision that it was begun from. */
export type StoredDraft = { id: number; base: number; rev: number; doc: DraftDoc }

/** An edit of a draft, and who has made it: their id and username. `at` is epoch ms. */
export type SignedEdit = NumberedEdit & { userId: number; by: string; at: number }

/** A draft as the list of the editor shows it: who has changed it last, and when (epoch ms). */
export type DraftHead = { what: string; id: number; base: number; rev: number; by: string; at: number }

export function storedDraft(db: Db, what: string): Query<StoredDraft | null> {
  const { id, base, rev, text } = draft
  const rows = db.select({ id, base, rev, text }).from(draft).where(eq(draft.what, what))
  // Drafts are written by this file alone.
  return query(rows, ([row]) =>
    row ? { id: row.id, base: row.base, rev: row.rev, doc: JSON.parse(row.text) as DraftDoc } : null,
  )
}

/** All drafts, by what they are of. */
export function draftHeads(db: Db): Query<DraftHead[]> {
  const { id, what, base, rev } = draft
  const rows = db
    .select({ id, what, base, rev, by: user.username, at: draftChange.at })
    .from(draft)
    .innerJoin(draftChange, and(eq(draftChange.draftId, draft.id), eq(draftChange.rev, draft.rev)))
    .innerJoin(user, eq(user.id, draftChange.by))
    .orderBy(asc(draft.what))
  return query(rows, (found) => found)
}

/** The edits of a draft after a revision, and those with these ids, in their order. */
export function editsOf(
  db: Db,
  { what, after, ids = [] }: { what: string; after: number; ids?: readonly string[] },
): Query<SignedEdit[]> {
  const { rev: editRev, by: userId, at, edit } = draftChange
  const rows = db
    .select({ editRev, userId, by: user.username, at, edit })
    .from(draftChange)
    .innerJoin(draft, eq(draft.id, draftChange.draftId))
    .innerJoin(user, eq(user.id, draftChange.by))
    .where(and(eq(draft.what, what), or(gt(editRev, after), inArray(draftChange.id, [...ids]))))
    .orderBy(asc(editRev))
  return query(rows, (found) =>
    found.map(({ editRev: rev, edit: text, ...row }) => ({ ...row, rev, edit: JSON.parse(text) as Edit })),
  )
}

type Saving = {
  what: string
  /** The draft as it was read; null begins one. */
  draft: StoredDraft | null
  /** What the edit has made of it. */
  after: DraftDoc
  /** The published revision that the draft is based on from now on. */
  base: number
  edit: Edit
  by: number
  now: number
}

/**
 * Stores an edit and the draft after it. False, without any change, if the draft has changed since it was read, and if the edit
 * is known.
 */
export async function saveEdit(db: Db, { what, draft: read, after, base, edit, by, now }: Saving): Promise<boolean> {
  const known = read ?? { base, rev: 0 }
  const isIt = and(
    eq(draft.what, what),
    eq(draft.base, known.base),
    eq(draft.rev, known.rev),
    read ? eq(draft.id, read.id) : undefined,
  )
  const text = canonicalText(after)
  // A first edit makes its draft in the same batch.
  const begun = sql`insert into ${draft} (what, base, rev, text) values (${what}, ${base}, 0, ${text})
    on conflict (what) do nothing`
  const noted = sql`insert into ${draftChange} (draft_id, rev, id, by, at, edit)
    select id, ${known.rev + 1}, ${edit.id}, ${by}, ${now}, ${JSON.stringify(edit)} from ${draft} where ${isIt}`
  const changed = sql`update ${draft} set base = ${base}, rev = rev + 1, text = ${text} where ${isIt} returning id`
  try {
    const answers = await runRows<{ id: number }>(db, [...(read ? [] : [begun]), noted, changed])
    return (answers.at(-1) ?? []).length > 0
  } catch (error) {
    // The same edit came twice at once.
    return meaningOf(error, { 'draft_change.draft_id, draft_change.id': false })
  }
}

/** Drops a draft with all its edits. False if it has changed or is gone. */
export async function dropDraft(db: Db, { id, rev }: { id: number; rev: number }): Promise<boolean> {
  const gone = await db
    .delete(draft)
    .where(and(eq(draft.id, id), eq(draft.rev, rev)))
    .returning({ id: draft.id })
  return gone.length > 0
}

import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { SHEET_KEYS, sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { faultsTogether } from '#durable/rules/sheets/together.ts'
import type { SheetFault, SheetRows } from '#durable/rules/sheets/together.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import type { PublishedSheet } from '#worker/sheets/sheets-db.ts'
import { storedDraft } from './drafts-db.ts'
import type { StoredDraft } from './drafts-db.ts'
import { docOf } from './drafts.ts'
import { storePublications } from './publishing-db.ts'
import type { SheetPublication } from './publishing-db.ts'

/** How often to try again if somebody saves or publishes at the same moment: the next look says what has happened. */
const TRIES = 3

/** A draft at the revision that its editor has seen. */
export type SeenDraft = { sheet: SheetKey; draft: number; rev: number }

/** The new revisions; or the faults for which nothing was published, of which there is one at least. */
export type DraftsOutcome = {
  revisions: readonly { sheet: SheetKey; rev: number }[]
  faults: readonly SheetFault[]
}

export type PublishRefusal = 'draft-gone' | 'others-changed' | 'others-published' | 'nothing-changed' | 'try-again'

type Publishing = { drafts: readonly SeenDraft[]; reason: string; by: number; now: number }

/** [SD11] Publishes drafts, all or none, if neither they nor all sheets together have faults. */
export async function publishDrafts(
  db: Db,
  { drafts, ...publishing }: Publishing,
): Promise<DraftsOutcome | PublishRefusal> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const world = await readWorld(db)
    const refusal = drafts.map((seen) => refusalOf(seen, world)).find((word) => word !== null)
    if (refusal) return refusal
    const faults = faultsOf(drafts, world)
    if (faults.length > 0) return { revisions: [], faults }
    const publications = await Promise.all(drafts.map(({ sheet }) => publicationOf(sheet, world)))
    if (await storePublications(db, publications, publishing)) {
      return { revisions: publications.map(({ sheet, draft }) => ({ sheet, rev: draft.base + 1 })), faults: [] }
    }
  }
  return 'try-again'
}

type World = {
  published: { readonly [Key in SheetKey]: PublishedSheet<Key> }
  drafts: Readonly<Record<SheetKey, StoredDraft | null>>
}

async function readWorld(db: Db): Promise<World> {
  const [items, shops, colours, ...drafts] = await runTogether(db, [
    publishedSheet(db, 'items'),
    publishedSheet(db, 'shops'),
    publishedSheet(db, 'colours'),
    storedDraft(db, 'sheet:items'),
    storedDraft(db, 'sheet:shops'),
    storedDraft(db, 'sheet:colours'),
  ])
  const [ofItems, ofShops, ofColours] = drafts
  return {
    published: { items, shops, colours },
    drafts: { items: ofItems, shops: ofShops, colours: ofColours },
  }
}

function refusalOf({ sheet, draft: id, rev }: SeenDraft, { published, drafts }: World): PublishRefusal | null {
  const draft = drafts[sheet]
  if (draft?.id !== id) return 'draft-gone'
  if (draft.rev !== rev) return 'others-changed'
  if (draft.base !== published[sheet].rev) return 'others-published'
  return changesOf(sheet, { published, drafts }).length === 0 ? 'nothing-changed' : null
}

function changesOf(sheet: SheetKey, { published, drafts }: World) {
  const before = docOf(published[sheet].rows)
  return changesBetween(before, drafts[sheet]?.doc ?? before)
}

/** The faults of the drafts that are to be published; if there are none, those that they would cause between the sheets. */
function faultsOf(seen: readonly SeenDraft[], { published, drafts }: World): SheetFault[] {
  const faults = seen.flatMap(({ sheet }) =>
    sheetFaults(sheet, rowsOf(drafts[sheet])).map((fault): SheetFault => ({ ...fault, sheet })),
  )
  if (faults.length > 0) return faults
  const before: SheetRows = {
    items: published.items.rows,
    shops: published.shops.rows,
    colours: published.colours.rows,
  }
  const changed = SHEET_KEYS.filter((key) => seen.some(({ sheet }) => sheet === key))
  // Rows without faults have the type of their fields.
  const after = { ...before, ...Object.fromEntries(changed.map((key) => [key, rowsOf(drafts[key])])) } as SheetRows
  const known = new Set(faultsTogether(before).map(canonicalText))
  return faultsTogether(after).filter((fault) => !known.has(canonicalText(fault)))
}

async function publicationOf(sheet: SheetKey, world: World): Promise<SheetPublication> {
  const draft = world.drafts[sheet]
  if (!draft) throw new Error(`${sheet}: no draft`)
  const text = canonicalText(rowsOf(draft))
  return { sheet, draft, text, hash: await hashOf(text), changes: changesOf(sheet, world).length }
}

function rowsOf(draft: StoredDraft | null) {
  return draft?.doc.lists.rows ?? []
}

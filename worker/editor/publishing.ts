import { spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import { sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { changesTo } from '#durable/rules/sheets/differences.ts'
import { whatOf } from '#durable/rules/sheets/edited-text.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import type { FaultKind, RowFault } from '#durable/rules/sheets/faults.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import { sheetFaults } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { faultsTogether } from '#durable/rules/sheets/together.ts'
import type { SheetRows } from '#durable/rules/sheets/together.ts'
import { prefabsWith } from '#durable/world/prefabs.ts'
import type { Mistake } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { packText } from '#durable/world/room-pack.ts'
import type { Db } from '#worker/db/client.ts'
import { runEach, runTogether } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { picturesAmong } from '#worker/pictures/pictures-db.ts'
import { newProblems } from '#worker/rooms/publish.ts'
import { publishedPacks } from '#worker/rooms/rooms-db.ts'
import { lastSheetPublication, publishedSheet } from '#worker/sheets/sheets-db.ts'
import type { StoredDraft } from './drafts-db.ts'
import { storePublications } from './publishing-db.ts'
import type { DraftPublication, SeenPublications } from './publishing-db.ts'
import { publishedLevels, worthFaults } from './publishing-levels.ts'
import { docOf, docOfRoom, draftOfText } from './texts.ts'
import type { PublishedText } from './texts.ts'

const LEVELS_TEXT = whatOf({ kind: 'sheet', key: 'knogleknas' })
/** How often to try again if somebody saves or publishes at the same moment: the next look says what has happened. */
const TRIES = 5
/** The most drafts that are published together. */
export const TOGETHER_MAX = 40

/** A draft at the revision that its editor has seen. */
export type SeenDraft = { text: EditedText; draft: number; rev: number }

/**
 * What keeps drafts from being published. `what` is the text that has it, which may be one that is not published with them. `at` is
 * where: "beanie.name.se" in a sheet; in a room the place of a row ("doors.out.to"), the id of a row, a tile ("4,6"), or nothing
 * for all of it.
 */
export type DraftFault = { what: string; at: string; fault: FaultKind | Mistake; limit?: number }

/** The new revisions and the addresses of what they hold; or the faults for which nothing was published, at least one. */
export type DraftsOutcome = {
  revisions: readonly { text: EditedText; rev: number; hash: string }[]
  faults: readonly DraftFault[]
}

export type PublishRefusal = 'draft-gone' | 'others-changed' | 'others-published' | 'nothing-changed' | 'try-again'

type Publishing = { drafts: readonly SeenDraft[]; reason: string; by: number; now: number }

/** [SD11] Publishes drafts, all or none, if neither they nor the sheets and the rooms together have faults. */
export async function publishDrafts(
  db: Db,
  { drafts: seen, ...publishing }: Publishing,
): Promise<DraftsOutcome | PublishRefusal> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { world, drafts } = await readAll(db, seen)
    const refusal = drafts.map(refusalOf).find((word) => word !== null)
    if (refusal) return refusal
    const faults = faultsOf(drafts, world)
    if (faults.length > 0) return { revisions: [], faults }
    const publications = await Promise.all(drafts.map((draft) => publicationOf(db, draft, world)))
    if (await storePublications(db, publications, { ...publishing, seen: world.last })) {
      const revisions = publications.map(({ text, draft, hash }) => ({ text, rev: draft.base + 1, hash }))
      return { revisions, faults: [] }
    }
  }
  return 'try-again'
}

/** A draft that is to be published, as it was seen, as it is, and what holds of its text. */
type Chosen = { seen: SeenDraft; stored: StoredDraft | null; published: PublishedText }

/**
 * What is published, the numbers of the last publications, and the pictures that the drafts name and that there are. Without a
 * room or what is drawn there among the drafts, no room is looked at.
 */
type World = { sheets: SheetRows; packs: readonly string[]; last: SeenPublications; pictures: ReadonlySet<string> }

async function readAll(db: Db, seen: readonly SeenDraft[]): Promise<{ world: World; drafts: Chosen[] }> {
  const [items, shops, colours, tiles, commands, abilities, knogleknas, sprites, actions, last] = await runTogether(
    db,
    [
      publishedSheet(db, 'items'),
      publishedSheet(db, 'shops'),
      publishedSheet(db, 'colours'),
      publishedSheet(db, 'tiles'),
      publishedSheet(db, 'commands'),
      publishedSheet(db, 'abilities'),
      publishedSheet(db, 'knogleknas'),
      publishedSheet(db, 'sprites'),
      publishedSheet(db, 'actions'),
      lastSheetPublication(db),
    ],
  )
  const rooms = seen.some(({ text }) => isOfRooms(text)) ? await publishedPacks(db) : null
  const stored = await runEach(
    db,
    seen.map(({ text }) => draftOfText(db, whatOf(text))),
  )
  const sheets = { items, shops, colours, tiles, commands, abilities, knogleknas, sprites, actions }
  const publishedOf = ({ kind, key }: EditedText): PublishedText => {
    if (kind === 'sheet') return { rev: sheets[key].rev, doc: docOf(sheets[key].rows) }
    const room = rooms?.rooms.find((one) => one.key === key)
    return { rev: room?.rev ?? 0, doc: docOfRoom(key, room?.pack ?? null) }
  }
  return {
    world: {
      sheets: {
        items: items.rows,
        shops: shops.rows,
        colours: colours.rows,
        tiles: tiles.rows,
        commands: commands.rows,
        abilities: abilities.rows,
        knogleknas: knogleknas.rows,
        sprites: sprites.rows,
        actions: actions.rows,
      },
      packs: rooms?.rooms.map(({ pack }) => pack) ?? [],
      last: { sheets: last, rooms: rooms?.last ?? null },
      pictures: await picturesAmong(db, stored.flatMap(picturesIn)),
    },
    drafts: seen.map((one, at) => ({ seen: one, stored: stored[at] ?? null, published: publishedOf(one.text) })),
  }
}

/** Whether rooms are looked at before it is published: it is one, or is drawn in them. */
function isOfRooms({ kind, key }: EditedText): boolean {
  return kind === 'room' || key === 'sprites'
}

function refusalOf({ seen, stored, published }: Chosen): PublishRefusal | null {
  if (stored?.id !== seen.draft) return 'draft-gone'
  if (stored.rev !== seen.rev) return 'others-changed'
  if (stored.base !== published.rev) return 'others-published'
  return changesTo(published.doc, stored.doc).length === 0 ? 'nothing-changed' : null
}

/** The faults of the drafts; if there are none, those that they would cause among the sheets and among the rooms. */
function faultsOf(drafts: readonly Chosen[], { sheets, packs, pictures }: World): DraftFault[] {
  const rows = new Map<SheetKey, unknown>()
  const docs: RoomDoc[] = []
  const faults = drafts.flatMap(({ seen: { text }, stored }): DraftFault[] => {
    const what = whatOf(text)
    if (text.kind === 'sheet') {
      rows.set(text.key, rowsOf(stored))
      const faults = sheetFaults(text.key, rowsOf(stored))
      const unknown = text.key === 'sprites' ? unknownPictures(stored, pictures) : []
      const strange = text.key === 'actions' && faults.length === 0 ? unknownPrefabs(stored) : []
      return [...faults, ...unknown, ...strange].map((fault) => faultOf(what, fault))
    }
    const read = roomIn(text.key, stored)
    if ('room' in read) docs.push(read.room)
    return 'room' in read ? [] : read.faults.map((fault) => faultOf(what, fault))
  })
  if (faults.length > 0) return faults
  // Rows without faults have the type of their fields.
  const sprites = (rows.get('sprites') ?? sheets.sprites) as SheetRows['sprites']
  const prefabs = { before: prefabsWith(sheets.sprites), after: prefabsWith(sprites) }
  const problems = packs.length + docs.length === 0 ? [] : newProblems({ docs, packs, prefabs })
  const levels = rows.get('knogleknas') as readonly LevelRow[] | undefined
  const unworthy = levels ? worthFaults(levels, sheets.knogleknas) : []
  return [
    ...unworthy.map((fault) => faultOf(LEVELS_TEXT, fault)),
    ...newFaultsTogether(sheets, rows),
    ...problems.map(({ room, at, what: fault }) => ({ what: whatOf({ kind: 'room', key: room }), at, fault })),
  ]
}

function faultOf(what: string, { what: fault, ...place }: RowFault): DraftFault {
  return { ...place, what, fault }
}

function newFaultsTogether(before: SheetRows, rows: ReadonlyMap<SheetKey, unknown>): DraftFault[] {
  // Rows without faults have the type of their fields.
  const after = { ...before, ...Object.fromEntries(rows) } as SheetRows
  const known = new Set(faultsTogether(before).map(canonicalText))
  return faultsTogether(after)
    .filter((fault) => !known.has(canonicalText(fault)))
    .map(({ sheet, ...fault }) => faultOf(whatOf({ kind: 'sheet', key: sheet }), fault))
}

async function publicationOf(
  db: Db,
  { seen: { text }, stored, published }: Chosen,
  { sheets }: World,
): Promise<DraftPublication> {
  if (!stored) throw new Error(`${whatOf(text)}: no draft`)
  const content = await contentOf(db, { text, stored, levels: sheets.knogleknas })
  const changes = changesTo(published.doc, stored.doc).length
  return { text, draft: stored, content, hash: await hashOf(content), changes }
}

type Content = { text: EditedText; stored: StoredDraft; levels: readonly LevelRow[] }

/** What is published of a draft without faults; `levels` are those that are published. */
async function contentOf(db: Db, { text, stored, levels }: Content): Promise<string> {
  // Rows without faults have the type of their fields.
  if (whatOf(text) === LEVELS_TEXT)
    return canonicalText(await publishedLevels(db, rowsOf(stored) as readonly LevelRow[], levels))
  if (text.kind === 'sheet') return canonicalText(rowsOf(stored))
  const read = roomIn(text.key, stored)
  if (!('room' in read)) throw new Error(`${text.key}: no room`)
  return packText(read.room)
}

/** The names that rows give to pictures, whatever else they are. */
function picturesIn(stored: StoredDraft | null): string[] {
  return rowsOf(stored).flatMap(({ picture }) => (typeof picture === 'string' ? [picture] : []))
}

function unknownPictures(stored: StoredDraft | null, pictures: ReadonlySet<string>): RowFault[] {
  return rowsOf(stored).flatMap(({ id, picture }): RowFault[] =>
    typeof picture === 'string' && sizeOfPicture(picture) && !pictures.has(picture)
      ? [{ at: `${id}.picture`, what: 'no-picture' }]
      : [],
  )
}

/** [SD33] The prefabs of actions that are neither drawn by the code nor named as pictures from outside. */
function unknownPrefabs(stored: StoredDraft | null): RowFault[] {
  const drawn = prefabsWith([])
  // Rows without faults have the type of their fields.
  return (rowsOf(stored) as unknown as SheetRows['actions']).flatMap(({ id, prefabs }) =>
    prefabs
      .filter((prefab) => spriteOf(prefab) === null && !drawn.has(prefab))
      .map((prefab): RowFault => ({ at: `${id}.prefabs.${prefab}`, what: 'no-such-thing' })),
  )
}

function rowsOf(stored: StoredDraft | null): readonly DraftRow[] {
  return stored?.doc.lists.rows ?? []
}

/** The room of its draft, which may have no other key. */
function roomIn(key: string, stored: StoredDraft | null): ReturnType<typeof roomOfDraft> {
  const read = stored ? roomOfDraft(stored.doc) : { faults: [] }
  return 'room' in read && read.room.key !== key ? { faults: [{ at: 'room', what: 'unsound' }] } : read
}

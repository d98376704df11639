import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { RefusedError } from '#app/api.ts'
import type { DraftPosition, ShownDraft } from '#app/editor/drafts/draft-server.ts'
import { Drafts } from '#app/editor/drafts/drafts.ts'
import { Editor } from '#app/editor/editor.tsx'
import type { MapPictures } from '#app/shared/map-picture.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { SHEETS, SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfNewRoom, draftOfRoom } from '#durable/world/room-draft.ts'
import { ApiServer, refused } from '#test/app/api-server.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { SheetServer } from './drafts/sheet-server.ts'

const rowsOf = (key: SheetKey): readonly DraftRow[] => SHEETS[key].rows

/** A yard of 8 by 6 tiles with one bench, where dogs may stand within the rim. */
export const YARD: RoomDoc = {
  v: 1,
  key: 'yard',
  name: { dk: 'Gården', en: 'The Yard', no: 'Gården', se: 'Gården' },
  width: 8,
  height: 6,
  terrain: Array.from({ length: 7 }, () => 'g'.repeat(9)),
  ground: ['22222222', '20000002', '20000002', '20000002', '20000002', '22222222'],
  things: [{ id: 'bench', prefab: 'bench', x: 64, y: 48 }],
  entries: [{ id: 'gate', x: 1, y: 1 }],
  doors: [],
}

/** Maps are drawn by the game, which is not here. */
const PICTURES: MapPictures = {
  Map: () => null,
  Thing: () => null,
  Walk: () => null,
  prefabs: ['barrel', 'bench', 'lamp'],
}

/**
 * The editor of Bo over all sheets as the code has them, with these pictures from outside, and the yard, or other rooms than that; the page asks by the Worker's
 * own schema.
 */
export function openedEditor(
  language: Language = 'en',
  rooms: readonly RoomDoc[] = [YARD],
  sprites: readonly DraftRow[] = [],
) {
  const sheets = Object.fromEntries(
    SHEET_KEYS.map((key) => [
      `sheet:${key}`,
      new SheetServer({ layers: {}, lists: { rows: key === 'sprites' ? sprites : rowsOf(key) } }),
    ]),
  )
  for (const room of rooms) sheets[`room:${room.key}`] = new SheetServer(draftOfRoom(room))
  // A room that there is not yet.
  sheets['room:den'] = new SheetServer(draftOfNewRoom('den'))
  const of = (what: string) => {
    const sheet = sheets[what]
    if (!sheet) throw new Error(`there is no ${what}`)
    return sheet
  }
  const bo = (what: string) => of(what).as('Bo', what)
  const saying = async <Given,>(answer: Promise<Given>) => {
    try {
      return await answer
    } catch (error) {
      throw error instanceof RefusedError ? refused(error.reason, error.message) : error
    }
  }
  const server = new ApiServer({
    myUser: { username: 'Bo' },
    parkRooms: [
      { key: 'hat-shop', name: 'Hattebutikken', dogs: 0 },
      { key: 'yard', name: 'The Yard', dogs: 3 },
    ],
    editorDesk: async () => {
      const known = Object.keys(sheets).filter((what) => what !== 'room:den' || of(what).draft)
      return Promise.all(known.map(async (what) => (await bo(what).list()).texts[0]))
    },
    openText: ({ what }: { what: string }) => saying(bo(what).open(what)),
    draftNews: (known: { what: string; draft: number; rev: number }) => saying(bo(known.what).news(known)),
    saveDraft: ({ edit, ...known }: Parameters<ReturnType<typeof bo>['save']>[0] & { edit: never }) =>
      saying(bo(known.what).save(known, edit)),
    dropDraft: (known: { draft: number; rev: number }) =>
      saying(bo(Object.keys(sheets).find((what) => sheets[what]?.draft) ?? '').drop(known)),
    publishDrafts: async ({ drafts, reason }: { drafts: ShownDraft[]; reason: string }) => {
      const published = await saying(
        Promise.all(drafts.map(async (seen) => ({ seen, ...(await bo(seen.what).publish([seen], reason)) }))),
      )
      const revisions = published.flatMap(({ seen, revisions: [one] }) => ({ what: seen.what, rev: one?.rev }))
      return { revisions, faults: [] }
    },
    rebaseDraft: async (seen: ShownDraft) => ({
      base: of(seen.what).publishedRev,
      news: { draft: seen.draft, rev: seen.rev, edits: [] },
      ...(await saying(bo(seen.what).rebase(seen))),
    }),
    goBackTo: ({ revision, id, ...known }: DraftPosition & { revision: number; id: string }) =>
      saying(bo(known.what).goBack(known, { revision, id })),
    giveToSelf: true,
    textRevisions: ({ what, before }: { what: string; before: number | null }) =>
      saying(bo(what).revisions(what, before)),
    textRevision: ({ what, rev }: { what: string; rev: number }) => saying(bo(what).revision(what, rev)),
  })
  const user = userEvent.setup({ delay: null })
  const onWarp = vi.fn<(room: string) => void>()
  const onTry = vi.fn<(level: HeapLevel) => void>()
  const page = {
    ...openedPage(
      <Editor
        dog={{ id: 7, name: 'Rex' }}
        room="yard"
        pictures={PICTURES}
        onWarp={onWarp}
        onTry={onTry}
        drafts={new Drafts()}
      />,
      language,
    ),
    user,
  }
  const texts = TEXTS[language].editor
  const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const opens = async (thing: string) => user.click(await page.findByRole('button', { name: new RegExp(thing) }))
  return {
    ...page,
    server,
    texts,
    passes,
    opens,
    onWarp,
    onTry,
    items: of('sheet:items'),
    coats: of('sheet:colours'),
    tiles: of('sheet:tiles'),
    commands: of('sheet:commands'),
    abilities: of('sheet:abilities'),
    levels: of('sheet:knogleknas'),
    sprites: of('sheet:sprites'),
    actions: of('sheet:actions'),
    room: (key: string) => of(`room:${key}`),
    yard: of('room:yard'),
    den: of('room:den'),
  }
}

import { useEffect, useMemo, useReducer, useState } from 'react'
import { useStore } from 'zustand'
import type { ListedDraft } from '#app/editor/drafts/draft-server.ts'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft, OpenDraftState } from '#app/editor/drafts/open-draft.ts'
import { usePublishedSprites } from '#app/editor/sprites/published-sprites.ts'
import { whenIdle } from '#app/shared/when-idle.ts'
import type { Language } from '#durable/rules/languages.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { prefabsWith } from '#durable/world/prefabs.ts'
import type { Problem } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { validateWorld } from '#durable/world/validate-world.ts'

const ROOM = 'room:'

/** A room as its editor sees it: its draft, or what is published. */
export type EditedRoom = {
  key: string
  draft: OpenDraft
  state: OpenDraftState
  /** The head of its draft; null if nobody has begun one. */
  head: ListedDraft | null
  isChanged: boolean
  /** Null as long as it is not there, or where the draft is no room. */
  room: RoomDoc | null
}

/** All rooms that are published or have a draft, in the order of their keys. They are fetched when this is first used. */
export function useEditedRooms(drafts: Drafts): readonly EditedRoom[] {
  const heads = useStore(drafts.state, (state) => state.heads)
  const keys = [...heads.keys()].flatMap((what) => (what.startsWith(ROOM) ? [what.slice(ROOM.length)] : [])).toSorted()
  const known = keys.join(' ')
  const opened = useMemo(
    () => (known === '' ? [] : known.split(' ').map((key) => ({ key, draft: drafts.ofRoom(key) }))),
    [drafts, known],
  )
  const [, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stops = opened.map(({ draft }) => draft.state.subscribe(changed))
    return () => stops.forEach((stop) => stop())
  }, [opened])
  return opened.map(({ key, draft }) => {
    const state = draft.state.getState()
    const isThere = state.opening === 'done'
    return {
      key,
      draft,
      state,
      head: heads.get(draft.what) ?? null,
      isChanged: isThere && textOf(state.shown) !== textOf(state.published),
      room: isThere ? roomOf(state.shown) : null,
    }
  })
}

/** The name of a room as it is drawn, else as it is published, else its key. */
export function nameOfRoom(
  rooms: readonly EditedRoom[],
  key: string,
  { roomNames, language }: { roomNames: ReadonlyMap<string, string>; language: Language },
): string {
  return rooms.find((room) => room.key === key)?.room?.name[language] || roomNames.get(key) || key
}

/** How long after the last change the rooms are checked together, ms: that takes some 100. */
const CHECKED_MS = 500

/** The mistakes of all rooms together, as they were a moment ago; null as long as not all of them are there. */
export function useWorldProblems(rooms: readonly EditedRoom[], drafts: Drafts): readonly Problem[] | null {
  const sprites = usePublishedSprites(drafts)
  const prefabs = useMemo(() => prefabsWith(sprites), [sprites])
  const [problems, setProblems] = useState<readonly Problem[] | null>(null)
  const isWhole = rooms.length > 0 && rooms.every(({ state }) => state.opening === 'done')
  const latest = useSteady(rooms.flatMap(({ room }) => room ?? []))
  useEffect(() => {
    if (!isWhole) return
    const wish = new AbortController()
    const timer = setTimeout(() => {
      void whenIdle(wish.signal, 0).then(() => setProblems(validateWorld(latest, HOME_ROOM, prefabs)))
    }, CHECKED_MS)
    return () => {
      clearTimeout(timer)
      wish.abort()
    }
  }, [isWhole, latest, prefabs])
  return problems
}

/** The same list as before, as long as the same is in it. */
function useSteady<One>(list: readonly One[]): readonly One[] {
  const [steady, setSteady] = useState(list)
  const isSame = steady.length === list.length && steady.every((one, at) => one === list[at])
  if (!isSame) setSteady(list)
  return isSame ? steady : list
}

const ROOMS = new WeakMap<DraftDoc, RoomDoc | null>()
const TEXTS = new WeakMap<DraftDoc, string>()

function roomOf(doc: DraftDoc): RoomDoc | null {
  return kept(ROOMS, doc, () => {
    const read = roomOfDraft(doc)
    return 'room' in read ? read.room : null
  })
}

function textOf(doc: DraftDoc): string {
  return kept(TEXTS, doc, () => canonicalText(doc))
}

function kept<Value>(all: WeakMap<DraftDoc, Value>, doc: DraftDoc, make: () => Value): Value {
  const known = all.get(doc)
  if (known !== undefined) return known
  const made = make()
  all.set(doc, made)
  return made
}

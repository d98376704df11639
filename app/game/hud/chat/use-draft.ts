import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { focusChat } from '#app/game/input/focus.ts'
import { parseDraft, whisperDraft, withMention } from '#app/game/model/chat/commands.ts'
import type { Draft } from '#app/game/model/chat/commands.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tabStorage } from '#app/storage.ts'

/** The draft survives a reload, a lost connection and a turned phone. */
const DRAFT_KEY = 'voffpark.draft'

type DraftField = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** The draft in one line, and what it means. */
  parsed: Draft
  /** The position of the caret. */
  caret: number
  /** The player has typed: the new text and position of the caret. Returns what the text means. */
  write: (text: string, caret: number) => Draft
  /** The caret was moved. */
  moved: (caret: number) => void
  /** Replaces the text. The caret goes to its end, or to the given position. Returns what the text means. */
  put: (text: string, caret?: number) => Draft
  /** Inserts a text at the caret, in place of the selection. */
  insert: (text: string) => void
}

/** The draft of the chat field, and the caret in it. */
export function useDraft(game: Game): DraftField {
  const field = useRef<HTMLTextAreaElement>(null)
  const published = useStore(game.state, ({ commands }) => commands)
  const [{ draft, caret }, setDraft] = useState(() => written(tabStorage.getItem(DRAFT_KEY) ?? ''))
  const parse = useCallback((text: string) => parseDraft(oneLine(text), published), [published])
  const parsed = useMemo(() => parse(draft), [parse, draft])
  const goal = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (goal.current === null) return
    field.current?.setSelectionRange(goal.current, goal.current)
    goal.current = null
  })
  const change = useCallback((next: (now: string) => string) => setDraft((now) => written(next(now.draft))), [])
  useEffect(() => void tabStorage.setItem(DRAFT_KEY, draft), [draft])
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type === 'unsaid') change((now) => (now === '' ? moment.text : `${moment.text} ${now}`))
        if (moment.type === 'addressed') change((now) => whisperDraft(moment.name) + now)
        if (moment.type === 'mentioned') change((now) => withMention(now, moment.name))
        if (moment.type === 'addressed' || moment.type === 'mentioned') focusChat()
      }),
    [game, change],
  )
  const write = useCallback(
    (text: string, at: number) => {
      setDraft(written(text, at))
      return parse(text)
    },
    [parse],
  )
  // A browser reports the caret also after a key that has changed the text. A position that was set since then wins.
  const moved = useCallback((at: number) => {
    if (goal.current === null) setDraft((now) => (now.caret === at ? now : { ...now, caret: at }))
  }, [])
  const put = useCallback(
    (text: string, at = text.length) => {
      goal.current = at
      return write(text, at)
    },
    [write],
  )
  const insert = (text: string) => {
    const { selectionStart: from = caret, selectionEnd: to = caret } = field.current ?? {}
    put(draft.slice(0, from) + text + draft.slice(to), from + text.length)
  }
  return { field, draft, parsed, caret, write, moved, put, insert }
}

/** A pasted line break is a blank. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

function written(draft: string, caret = draft.length) {
  return { draft, caret }
}

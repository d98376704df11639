import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { focusChat } from '#app/game/input/focus.ts'
import { whisperDraft, withMention } from '#app/game/model/chat/commands.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tabStorage } from '#app/storage.ts'

/** The draft survives a reload, a lost connection and a turned phone. */
const DRAFT_KEY = 'voffpark.draft'

type Draft = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** The position of the caret. */
  caret: number
  /** The player has typed: the new text and position of the caret. */
  write: (text: string, caret: number) => void
  /** The caret was moved. */
  moved: (caret: number) => void
  /** Replaces the text. The caret goes to its end, or to the given position. */
  put: (text: string, caret?: number) => void
  /** Inserts a text at the caret, in place of the selection. */
  insert: (text: string) => void
}

/** The draft of the chat field, and the caret in it. */
export function useDraft(game: Game): Draft {
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ draft, caret }, setDraft] = useState(() => ended(tabStorage.getItem(DRAFT_KEY) ?? ''))
  const goal = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (goal.current === null) return
    field.current?.setSelectionRange(goal.current, goal.current)
    goal.current = null
  })
  useEffect(() => void tabStorage.setItem(DRAFT_KEY, draft), [draft])
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type === 'unsaid') change((now) => (now === '' ? moment.text : `${moment.text} ${now}`))
        if (moment.type === 'addressed') change((now) => whisperDraft(moment.name) + now)
        if (moment.type === 'mentioned') change((now) => withMention(now, moment.name))
        if (moment.type === 'addressed' || moment.type === 'mentioned') focusChat()
      }),
    [game],
  )
  const change = (next: (now: string) => string) => setDraft((now) => ended(next(now.draft)))
  const write = useCallback((text: string, at: number) => setDraft({ draft: text, caret: at }), [])
  // A browser reports the caret also after a key that has changed the text. A position that was set since then wins.
  const moved = useCallback((at: number) => {
    if (goal.current === null) setDraft((now) => (now.caret === at ? now : { ...now, caret: at }))
  }, [])
  const put = useCallback((text: string, at = text.length) => {
    goal.current = at
    setDraft({ draft: text, caret: at })
  }, [])
  const insert = (text: string) => {
    const { selectionStart: from = caret, selectionEnd: to = caret } = field.current ?? {}
    put(draft.slice(0, from) + text + draft.slice(to), from + text.length)
  }
  return { field, draft, caret, write, moved, put, insert }
}

function ended(draft: string) {
  return { draft, caret: draft.length }
}

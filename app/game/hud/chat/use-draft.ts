import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { whisperDraft, withMention } from '#app/game/model/chat/commands.ts'
import { focusChat } from '#app/game/input/focus.ts'

/** The draft outlives a reload, a lost line and a turned phone. */
const DRAFT_KEY = 'voffpark.draft'

type Draft = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** Where one writes in it. */
  caret: number
  /** What was typed, and where the caret is after it. */
  write: (text: string, caret: number) => void
  /** The caret has gone there. */
  moved: (caret: number) => void
  /** Puts a text there; the caret goes to its end, or where it is said. */
  put: (text: string, caret?: number) => void
  /** Puts a text where the caret is, in the place of what is marked. */
  insert: (text: string) => void
}

/** What is being written, and where. */
export function useDraft(game: Game): Draft {
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ draft, caret }, setDraft] = useState(() => ended(sessionStorage.getItem(DRAFT_KEY) ?? ''))
  const goal = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (goal.current === null) return
    field.current?.setSelectionRange(goal.current, goal.current)
    goal.current = null
  })
  useEffect(() => sessionStorage.setItem(DRAFT_KEY, draft), [draft])
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
  // Browsers tell of it with the very key that has changed the text: what was put there meanwhile counts.
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

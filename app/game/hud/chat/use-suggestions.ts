import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useParkCommands } from '#app/game/hud/features/features.ts'
import { suggestionsAt } from '#app/game/model/chat/suggestions.ts'
import type { Suggestion, Suggestions } from '#app/game/model/chat/suggestions.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { whereabouts } from '#app/game/model/world/whereabouts.ts'
import { EMOTES } from '#durable/rules/chat.ts'

export type ShownSuggestions = {
  id: string
  found: Suggestions | null
  /** The index of the chosen suggestion; null if none is chosen yet. */
  at: number | null
  chosen: Suggestion | null
  step: (by: 1 | -1) => void
  /** Hides the list until another word is begun. */
  close: () => void
}

const NOBODY = new Map<never, never>()

type Field = { draft: string; caret: number; isRecalled: boolean }

/**
 * The suggestions for the field while it has the focus. There are none for a line from the history until it is changed,
 * because the arrow keys go on through the history.
 */
export function useSuggestions(game: Game, { draft, caret, isRecalled }: Field): ShownSuggestions {
  const { t } = useTranslation('game')
  const commands = useParkCommands(game)
  const id = useId()
  const mayFollow = !isRecalled && /[/@]/u.test(draft)
  const dogs = useStore(game.state, ({ world }) => (mayFollow ? world.dogs : NOBODY))
  const found = useMemo(
    () =>
      mayFollow
        ? suggestionsAt(draft, caret, {
            commands,
            dogs: dogs.size > 0 ? nearestFirst(game) : [],
            emotes: EMOTES.map((emote) => ({ emote, word: t(`emotes.name.${emote}`) })),
          })
        : null,
    [game, commands, t, mayFollow, draft, caret, dogs],
  )
  // The list stays the same while the beginning of the word does.
  const about = found ? `${found.kind} ${found.from} ${draft.slice(found.from, found.to)}` : ''
  const [choice, setChoice] = useState<{ about: string; at: number } | null>(null)
  const [closed, setClosed] = useState<Pick<Suggestions, 'kind' | 'from'> | null>(null)
  if (closed && !found) setClosed(null)
  const isShown = found !== null && !(closed?.kind === found.kind && closed.from === found.from)
  if (!found || !isShown) return { id, found: null, at: null, chosen: null, step: () => {}, close: () => {} }

  const count = found.list.length
  const at = choice?.about === about ? choice.at : found.isSure ? 0 : null
  return {
    id,
    found,
    at,
    chosen: at === null ? null : (found.list[at] ?? null),
    step: (by) => setChoice({ about, at: ((at ?? (by > 0 ? -1 : count)) + by + count) % count }),
    close: () => setClosed(found),
  }
}

function nearestFirst({ world, place }: Game) {
  if (!place) return []
  return whereabouts(world, place.grid, Date.now())
    .filter(({ isMe }) => !isMe)
    .sort((one, other) => one.distance - other.distance)
}

/** The id of an entry of a list, for the field to point at. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`
}

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { GameRefusal } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { gameRefusalWords } from './texts.ts'

/** The reason why the room refused a request of a window, until the next request or until the window closes. */
export function useWindowRefusal(game: Game, request: GameRefusal['request']): string | null {
  const { t, i18n } = useTranslation(['game', 'words'])
  const refusal = useStore(game.state, (state) => state.refusal)
  useEffect(
    () => () => {
      if (game.state.getState().refusal?.request === request) game.forgetRefusal()
    },
    [game, request],
  )
  if (refusal?.request !== request) return null
  return gameRefusalWords(t, refusal, { me: game.world.me, language: languageOfTag(i18n.language) })
}

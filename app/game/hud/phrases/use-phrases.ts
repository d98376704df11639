import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import { loadPhrases } from '#app/game/model/chat/phrase-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'

/**
 * Fetches the park's own phrases in the language that is shown; without them they are read in English. Where they did
 * not come, they are asked for again by whoever opens their window.
 */
export function usePhrases(game: Game) {
  const { i18n } = useTranslation()
  const language = languageOfTag(i18n.language)
  const isWanted = useOpenWindow('phrases') !== null
  const { answer: phrases } = useAnswer(() => loadPhrases(language), `${language} ${isWanted}`)
  useEffect(() => {
    if (phrases) game.state.setState({ phrases })
  }, [game, phrases])
}

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { loadPhrases } from '#app/game/model/chat/phrase-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { languageOfTag } from '#durable/rules/languages.ts'

export const PHRASES_WINDOW = { name: 'phrases' }

export const FEATURE: Feature = {
  windows: [PHRASES_WINDOW],
  backgrounds: [PhraseWords],
}

/**
 * Loads the park's own phrases in the language of the page. Until then they are shown in English. If that fails, opening
 * their window loads them again.
 */
function PhraseWords({ game }: { game: Game }) {
  const { i18n } = useTranslation()
  const language = languageOfTag(i18n.language)
  const isWanted = useOpenWindow(PHRASES_WINDOW) !== null
  const { answer: phrases } = useAnswer(() => loadPhrases(language), `${language} ${isWanted}`)
  useEffect(() => {
    if (phrases) game.state.setState({ phrases })
  }, [game, phrases])
  return null
}

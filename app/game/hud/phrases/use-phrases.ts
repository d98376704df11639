import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import { loadPhrases } from '../../chat/phrase-words.ts'
import type { Game } from '../../game.ts'

/** Fetches the park's own phrases in the language that is shown; without them they are read in English. */
export function usePhrases(game: Game) {
  const { i18n } = useTranslation()
  const language = languageOfTag(i18n.language)
  useEffect(() => {
    let isOver = false
    loadPhrases(language).then(
      (phrases) => !isOver && game.state.setState({ phrases }),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [game, language])
}

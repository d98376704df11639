import { useTranslation } from 'react-i18next'
import type { GameBoards } from '#app/shared/boards/game-boards.ts'
import { shortDate } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { useContact } from '../contact.ts'
import styles from './removed-scores.module.css'

/** The own scores that staff have removed from the boards, each with the reason. */
export function RemovedScores({ removed }: Pick<GameBoards, 'removed'>) {
  const { t } = useTranslation('pages')
  const language = useLanguage()
  const { address } = useContact()
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language])
  if (removed.length === 0) return null
  return (
    <div className={styles.removed}>
      <ul>
        {removed.map(({ at, dogname, reason, origin, score }) => (
          <li key={at}>
            {t('highscore.removed', {
              dog: dogname,
              score: number.format(score),
              date: shortDate(at, language),
              reason,
              origin,
            })}
          </li>
        ))}
      </ul>
      <p>{t('highscore.removedWrong', { address })}</p>
    </div>
  )
}

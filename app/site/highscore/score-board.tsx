import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import type { ScoreRow } from './queries.ts'
import styles from './score-board.module.css'

type ScoreBoardProps = {
  title: string
  rows: readonly ScoreRow[]
  /** Shown above the rows. */
  children?: ReactNode
}

/** A list of the best results, or an invitation where nobody has played. */
export function ScoreBoard({ title, rows, children }: ScoreBoardProps) {
  const { t } = useTranslation('pages')
  return (
    <Panel title={title} className={styles.board}>
      {children}
      {rows.length === 0 ? <p className={styles.empty}>{t('highscore.empty')}</p> : <Rows rows={rows} />}
    </Panel>
  )
}

function Rows({ rows }: { rows: readonly ScoreRow[] }) {
  const { t } = useTranslation('pages')
  const scores = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{t('highscore.position')}</th>
          <th scope="col">{t('highscore.dog')}</th>
          <th scope="col">{t('highscore.score')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, dogname, score, isMe }, place) => (
          <tr key={place} className={classNames(isMe && styles.own)} aria-current={isMe || undefined}>
            <td>
              <span className={classNames(position <= 3 && styles.medal, styles[`place${position}`])}>{position}</span>
            </td>
            <td>
              {dogname}
              {isMe && <b className={styles.you}>{t('highscore.you')}</b>}
            </td>
            <td>{scores.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { positionWords } from '#app/shared/boards/own-place.ts'
import type { ShownBoard } from '#app/shared/boards/own-place.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import styles from './score-board.module.css'

type ScoreBoardProps = {
  title: string
  board: ShownBoard
  /** Shown above the rows. */
  children?: ReactNode
}

/** A list of the best results, or an invitation where nobody has played. */
export function ScoreBoard({ title, board, children }: ScoreBoardProps) {
  const { t } = useTranslation('pages')
  return (
    <Panel title={title} className={styles.board}>
      {children}
      {board.rows.length === 0 ? <p className={styles.empty}>{t('highscore.empty')}</p> : <Rows {...board} />}
    </Panel>
  )
}

function Rows({ rows, below }: ShownBoard) {
  const { t } = useTranslation('pages')
  const numbers = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
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
            <td>{numbers.format(score)}</td>
          </tr>
        ))}
      </tbody>
      {below && (
        <tbody className={styles.below}>
          <tr className={styles.own} aria-current>
            <td>
              <span>{positionWords(below.position, numbers)}</span>
            </td>
            <td>
              {below.dogname}
              <b className={styles.you}>{t('highscore.you')}</b>
            </td>
            <td>{numbers.format(below.score)}</td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

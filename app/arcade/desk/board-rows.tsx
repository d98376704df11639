import { useTranslation } from 'react-i18next'
import type { BoardLine } from '#app/arcade/rounds/round-queries.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './board-rows.module.css'

/** The rows of a board, the own one marked; words where there is none. */
export function BoardRows({ rows, isOnDark = false }: { rows: readonly BoardLine[]; isOnDark?: boolean }) {
  const { t, i18n } = useTranslation('arcade')
  const scores = new Intl.NumberFormat(i18n.language)
  if (rows.length === 0) return <p className={styles.empty}>{t('shell.boards.empty')}</p>
  return (
    <table className={classNames(styles.rows, isOnDark && styles.dark)}>
      <thead className={styles.read}>
        <tr>
          <th scope="col">{t('shell.boards.position')}</th>
          <th scope="col">{t('shell.boards.dog')}</th>
          <th scope="col">{t('shell.boards.score')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, dogname, score, isMe }, place) => (
          <tr key={place} className={isMe ? styles.own : undefined} aria-current={isMe || undefined}>
            <td>{position}</td>
            <td>
              {dogname} {isMe && <b>{t('shell.boards.you')}</b>}
            </td>
            <td>{scores.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

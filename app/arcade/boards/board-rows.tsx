import { useTranslation } from 'react-i18next'
import { positionWords } from '#app/shared/boards/own-place.ts'
import type { ShownBoard } from '#app/shared/boards/own-place.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './board-rows.module.css'

/** The rows of a board, the own one marked or below them; words where there is none. */
export function BoardRows({ board: { rows, below }, isOnDark = false }: { board: ShownBoard; isOnDark?: boolean }) {
  const { t, i18n } = useTranslation('arcade')
  const numbers = new Intl.NumberFormat(i18n.language)
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
            <td>{numbers.format(score)}</td>
          </tr>
        ))}
      </tbody>
      {below && (
        <tbody className={styles.below}>
          <tr className={styles.own} aria-current>
            <td>{positionWords(below.position, numbers)}</td>
            <td>
              {below.dogname} <b>{t('shell.boards.you')}</b>
            </td>
            <td>{numbers.format(below.score)}</td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

import { useTranslation } from 'react-i18next'
import { BoardRows } from '#app/arcade/boards/board-rows.tsx'
import { useBoards } from '#app/arcade/boards/use-boards.ts'
import type { RoundGhost, RoundSetup } from '#app/arcade/game-module.ts'
import { shownBoard } from '#app/shared/boards/own-place.ts'
import type { ShownBoard } from '#app/shared/boards/own-place.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import styles from './today-pane.module.css'

/** So many of the best are shown. */
const SHOWN = 5

type TodayPaneProps = {
  game: GameKey
  setup: RoundSetup
  /** Who is drawn beside the own dog; null while there is nobody. */
  ghost: RoundGhost | null
  /** Why the round does not count; null where it does. */
  note: 'forFun' | 'trial' | null
}

/** Beside the picture where there is room: what is played, and the best of today. On a phone only the first. */
export function TodayPane({ game, setup, ghost, note }: TodayPaneProps) {
  const { t, i18n } = useTranslation('arcade')
  const { boards } = useBoards(game, setup.seed)
  const { level, attempt } = setup
  const number = new Intl.NumberFormat(i18n.language)
  const name = level?.name[languageOfTag(i18n.language)]
  return (
    <aside className={styles.pane}>
      <h2>
        <span>{name ?? t(`names.${game}`)}</span>
        {attempt !== null && <small>{t('shell.attempt', { attempt })}</small>}
        {ghost && <small>{t('shell.ghost', { name: ghost.name, score: number.format(ghost.score) })}</small>}
      </h2>
      {note && <p className={styles.fun}>{t(`shell.${note}`)}</p>}
      {attempt !== null && boards && (
        <div className={styles.rows}>
          <BoardRows board={bestOf(shownBoard(boards, 'daily'))} isOnDark />
        </div>
      )}
    </aside>
  )
}

function bestOf({ rows, below }: ShownBoard): ShownBoard {
  return { rows: rows.filter(({ position, isMe }) => position <= SHOWN || isMe), below }
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardRows } from '#app/arcade/boards/board-rows.tsx'
import { useBoards } from '#app/arcade/boards/use-boards.ts'
import { BOARD_INTERVALS } from '#app/shared/boards/game-boards.ts'
import type { BoardInterval } from '#app/shared/boards/game-boards.ts'
import { shownBoard } from '#app/shared/boards/own-place.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GameKey } from '#durable/rules/games/games.ts'
import styles from './arcade-card.module.css'

/** The boards of a game, one at a time; asked for anew when `version` rises. */
export function BoardPages({ game, version }: { game: GameKey; version: number }) {
  const { t } = useTranslation('arcade')
  const { boards, hasFailed, again } = useBoards(game, `${version}`)
  const [interval, setInterval] = useState<BoardInterval>('daily')
  return (
    <section aria-label={t('shell.card.boards')}>
      <nav className={styles.tabs} aria-label={t('shell.card.boards')}>
        {BOARD_INTERVALS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-current={one === interval || undefined}
            onClick={() => setInterval(one)}
          >
            {t(`shell.boards.${one}`)}
          </button>
        ))}
      </nav>
      {boards && <BoardRows board={shownBoard(boards, interval)} />}
      {!boards && !hasFailed && <Spinner label={t('shell.starting')} />}
      {hasFailed && (
        <p className={styles.note} role="status">
          {t('shell.card.failed')}{' '}
          <Button size="small" onClick={again}>
            {t('shell.card.tryAgain')}
          </Button>
        </p>
      )}
    </section>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BOARD_INTERVALS, GAME_BOARDS } from '#app/shared/boards/game-boards.ts'
import type { GameBoards } from '#app/shared/boards/game-boards.ts'
import { shownBoard } from '#app/shared/boards/own-place.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { pageToPlay } from '#app/shared/play-wish.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { GameTiles } from './game-tiles.tsx'
import { RemovedScores } from './removed-scores.tsx'
import { ScoreBoard } from './score-board.tsx'
import { useOwnRows } from './use-own-rows.ts'
import styles from './highscore-page.module.css'

type HighscorePageProps = { game: GameKey; boards: GameBoards }

/** The boards of one game: today, this week, this year, all time. */
export function HighscorePage({ game, boards }: HighscorePageProps) {
  const { t } = useTranslation(['pages', 'site'])
  const name = t(`site:scores.games.${game}`)
  const about = t(`highscore.about.${game}`)
  return (
    <>
      <PageTitle
        title={t('highscore.gameTitle', { game: name })}
        description={t('highscore.gameDescription', { game: name, about })}
      />
      <Edges />
      <Lede title={name} lead={about} />
      <GameTiles chosen={game} />
      <p className={styles.play}>
        <Button kind="primary" to={pageToPlay(game)} icon="paw">
          {t('highscore.play', { game: name })}
        </Button>
      </p>
      <BoardsOfGame game={game} boards={boards} />
    </>
  )
}

function BoardsOfGame({ game, boards }: HighscorePageProps) {
  const { t } = useTranslation('pages')
  const variables = useMemo(() => ({ game }), [game])
  const own = useOwnRows(GAME_BOARDS, variables, boards)
  return (
    <>
      <div className={classNames(styles.boards, styles.inPairs)}>
        {BOARD_INTERVALS.map((interval) => (
          <ScoreBoard key={interval} title={t(`highscore.${interval}`)} board={shownBoard(own, interval)} />
        ))}
      </div>
      <RemovedScores removed={own.removed} />
    </>
  )
}

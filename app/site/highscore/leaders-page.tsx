import { useTranslation } from 'react-i18next'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { GAMES } from '#durable/rules/games/games.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { GamePrint } from './game-tiles.tsx'
import { DEFAULT_GAME } from './games.ts'
import { LEADERS } from './queries.ts'
import type { Leaders } from './queries.ts'
import { ScoreBoard } from './score-board.tsx'
import { useOwnRows } from './use-own-rows.ts'
import styles from './highscore-page.module.css'

const LEADERS_SHOWN = 3
const NO_VARIABLES = {}

/** The best result of all time in each minigame, with links to its boards. */
export function LeadersPage({ leaders: rendered }: { leaders: Leaders }) {
  const { t } = useTranslation(['pages', 'site'])
  const leaders = useOwnRows(LEADERS, NO_VARIABLES, rendered)
  return (
    <>
      <PageTitle title={t('highscore.title')} description={t('highscore.description')} />
      <Edges />
      <Lede title={t('highscore.title')} lead={t('highscore.lead')} />
      <div className={styles.boards}>
        {GAMES.map((game) => (
          <div key={game} className={styles.leaders}>
            <ScoreBoard
              title={t(`site:scores.games.${game}`)}
              board={{ rows: leaders[game].slice(0, LEADERS_SHOWN), below: null }}
            >
              <GamePrint game={game} />
              <p className={styles.about}>{t(`highscore.about.${game}`)}</p>
            </ScoreBoard>
            <Button kind={game === DEFAULT_GAME ? 'primary' : 'secondary'} to={`/highscore/${game}`} icon="cup">
              {t('highscore.toBoards', { game: t(`site:scores.games.${game}`) })}
            </Button>
          </div>
        ))}
      </div>
    </>
  )
}

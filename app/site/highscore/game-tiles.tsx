import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { seasonArt } from '../season-art.ts'
import styles from './game-tiles.module.css'
import { type Game, GAMES } from './games.ts'

/** A photo print of each game; the chosen one has gold paper. */
export function GameTiles({ chosen }: { chosen: Game }) {
  const { t } = useTranslation(['pages', 'site'])
  return (
    <nav className={styles.tiles} aria-label={t('highscore.games')}>
      {GAMES.map((game) => (
        <Link
          key={game}
          to={`/highscore/${game}`}
          preventScrollReset
          className={styles.tile}
          aria-current={game === chosen ? 'page' : undefined}
        >
          <GamePicture game={game} />
          <b>{t(`site:scores.games.${game}`)}</b>
        </Link>
      ))}
    </nav>
  )
}

export function GamePicture({ game }: { game: Game }) {
  return (
    <span className={styles.picture}>
      <img src={seasonArt(`game-${game.toLowerCase()}`, 'normal')} width={224} height={128} alt="" />
    </span>
  )
}

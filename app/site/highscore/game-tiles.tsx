import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import CatsFreeTile from '#app/art/built/site/game-catsfree-tile.png'
import CatsFree from '#app/art/built/site/game-catsfree.png'
import JumpingDogTile from '#app/art/built/site/game-jumpingdog-tile.png'
import JumpingDog from '#app/art/built/site/game-jumpingdog.png'
import KnogleKnasTile from '#app/art/built/site/game-knogleknas-tile.png'
import KnogleKnas from '#app/art/built/site/game-knogleknas.png'
import { Icon } from '#app/ui/icon.tsx'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import styles from './game-tiles.module.css'

const PICTURES: Record<GameKey, string> = { CatsFree, JumpingDog, KnogleKnas }
/** Square pictures, for phones. */
const TILES: Record<GameKey, string> = {
  CatsFree: CatsFreeTile,
  JumpingDog: JumpingDogTile,
  KnogleKnas: KnogleKnasTile,
}

/** A photo print of each game; the chosen one is on gold paper. */
export function GameTiles({ chosen }: { chosen: GameKey }) {
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
          <picture className={styles.picture}>
            <source media="(max-width: 679px)" srcSet={TILES[game]} width={96} height={96} />
            <img src={PICTURES[game]} width={224} height={128} alt="" />
          </picture>
          <b>
            {game === chosen && <Icon name="paw" />}
            {t(`site:scores.games.${game}`)}
          </b>
        </Link>
      ))}
    </nav>
  )
}

/** The print of one game by itself. */
export function GamePrint({ game }: { game: GameKey }) {
  return (
    <span className={styles.print}>
      <span className={styles.picture}>
        <img src={PICTURES[game]} width={224} height={128} alt="" />
      </span>
    </span>
  )
}

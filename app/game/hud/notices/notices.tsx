import type { Game } from '#app/game/model/game/game.ts'
import { CalmBanner } from '#app/game/hud/staff/calm-banner.tsx'
import { TripLine } from '#app/game/hud/map/trip-line.tsx'
import { Ceremony } from '#app/game/hud/mountain/ceremony.tsx'
import { LazyRequests } from '#app/game/hud/requests/lazy-requests.tsx'
import { LinkBanner } from './link-banner.tsx'
import styles from './notices.module.css'

/** All that comes up by itself at the top of the park, in one column, so that nothing lies over anything else. */
export function Notices({ game }: { game: Game }) {
  return (
    <div className={styles.notices} data-notices>
      <div role="status" className={styles.urgent}>
        <LinkBanner game={game} />
      </div>
      <div role="status">
        <CalmBanner game={game} />
      </div>
      <div role="status">
        <LazyRequests game={game} />
      </div>
      <div role="status">
        <TripLine game={game} />
      </div>
      <div role="status">
        <Ceremony game={game} />
      </div>
    </div>
  )
}

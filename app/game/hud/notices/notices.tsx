import { useFeatures } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import styles from './notices.module.css'

/** All notices at the top of the park, in one column, so that none covers another. */
export function Notices({ game }: { game: Game }) {
  const { notices } = useFeatures()
  return (
    <div className={styles.notices} data-notices>
      {notices.map(({ key, Notice, isUrgent }) => (
        <div key={key} role="status" className={isUrgent ? styles.urgent : undefined}>
          <Notice game={game} />
        </div>
      ))}
    </div>
  )
}

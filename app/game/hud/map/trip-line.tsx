import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Game } from '../../game.ts'
import styles from './trip-line.module.css'

/** Says where own dog is walking by itself, and stops it. A lost line has the place for its own words. */
export function TripLine({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const trip = useStore(game.state, (state) => state.trip)
  const isLost = useStore(game.state, ({ link }) => link.state === 'lost')
  const isShown = trip !== null && !isLost
  return (
    <div className={styles.place} role="status">
      {isShown && (
        <div className={styles.line} data-hud>
          <Icon name="paw" />
          <p>{t('map.onTheWay', { room: trip.name })}</p>
          <Button size="small" onClick={() => game.stopTravelling()}>
            {t('map.stop')}
          </Button>
        </div>
      )}
    </div>
  )
}

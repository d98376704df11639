import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'

/** Says where the own dog walks by itself, with a key to stop it. The banner of a lost connection takes its place. */
export function TripLine({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const trip = useStore(game.state, (state) => state.trip)
  const isLost = useStore(game.state, ({ link }) => link.state === 'lost')
  if (trip === null || isLost) return null
  const stop = (
    <Button size="small" onClick={() => game.stopTravelling()}>
      {t('map.stop')}
    </Button>
  )
  return (
    <HudNotice icon="paw" action={stop}>
      {t('map.onTheWay', { room: trip.name })}
    </HudNotice>
  )
}

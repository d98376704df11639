import { useTranslation } from 'react-i18next'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkSurface } from '#app/game/model/surface.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { gainWords, isUntold } from './gain.ts'
import type { GainsProps } from './gains.tsx'
import { useGains } from './use-gains.ts'

const fetchGains = () => import('./gains.tsx').then(({ Gains }) => Gains)

type LazyGainsProps = {
  game: Game
  /** The picture of the park; null where there is none. */
  surface: ParkSurface | null
}

/**
 * The results of acts: a text for screen readers, and a picture that rises from the place of the act. The script of the
 * picture is loaded with the first one.
 */
export function LazyGains({ game, surface }: LazyGainsProps) {
  const { t } = useTranslation(['game', 'words'])
  const nameOf = useThingName()
  const { gains, end } = useGains(game)
  const Gains = useLazy<GainsProps>(gains.length > 0, fetchGains)
  const untold = gains.findLast(({ gain }) => isUntold(gain, game.world.me))
  return (
    <>
      <div role="status" className={unseen}>
        {untold && <p key={untold.key}>{gainWords(t, nameOf, untold.gain)}</p>}
      </div>
      {Gains && (
        <Gains
          game={game}
          surface={surface}
          gains={gains}
          wordsOf={(gain) => gainWords(t, nameOf, gain)}
          onOver={end}
        />
      )}
    </>
  )
}

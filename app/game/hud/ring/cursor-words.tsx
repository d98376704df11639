import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { TileDescriptionProps } from './tile-description.tsx'

const fetchDescription = () => import('./tile-description.tsx').then(({ TileDescription }) => TileDescription)

/** Describes the tile under the cursor. */
export function CursorWords({ game, aim }: { game: Game; aim: AimStore }) {
  const cursor = useStore(aim, (state) => state.cursor)
  const Description = useLazy<TileDescriptionProps>(cursor !== null, fetchDescription)
  return (
    <p role="status" className={unseen}>
      {cursor && Description && <Description game={game} tile={cursor} />}
    </p>
  )
}

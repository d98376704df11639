import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { unseen } from '#app/ui/styles/unseen.ts'
import { wordsOfTile } from '#app/game/model/around/tile-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { AimStore } from '#app/game/model/aim.ts'

/** Says what is under the tile cursor. */
export function CursorWords({ game, aim }: { game: Game; aim: AimStore }) {
  const { t } = useTranslation('game')
  const cursor = useStore(aim, (state) => state.cursor)
  return (
    <p role="status" className={unseen}>
      {cursor && describe()}
    </p>
  )

  function describe(): string {
    const { place, world } = game
    if (!place || !cursor) return ''
    const words = wordsOfTile(place, world, { tile: cursor, now: Date.now() })
    const { dogs, door, thing, ground, distance } = words
    const what = [
      ...dogs,
      ...(thing ? [t(`around.thing.${thing}`)] : []),
      door ? t('around.door') : t(`around.ground.${ground}`),
    ]
    const { direction } = words
    const where = t('roster.distance', { count: distance, direction: t(`roster.direction.d${direction}`) })
    return `${what.join(', ')}: ${distance === 0 ? t('around.here') : where}`
  }
}

import { useTranslation } from 'react-i18next'
import { wordsOfTile } from '#app/game/model/around/tile-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { Tile } from '#durable/rules/tiles.ts'

export type TileDescriptionProps = { game: Game; tile: Tile }

/** Describes a tile: what is on it, and where it is as seen from the own dog. */
export function TileDescription({ game: { place, world }, tile }: TileDescriptionProps) {
  const { t } = useTranslation('game')
  if (!place) return null
  const { dogs, door, thing, ground, distance, direction } = wordsOfTile(place, world, { tile, now: Date.now() })
  const what = [
    ...dogs,
    ...(thing ? [t(`around.thing.${thing}`)] : []),
    door ? t('around.door') : t(`around.ground.${ground}`),
  ]
  const where = t('roster.distance', { count: distance, direction: t(`roster.direction.d${direction}`) })
  return `${what.join(', ')}: ${distance === 0 ? t('around.here') : where}`
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hasArrived } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { useDirections } from './use-directions.ts'

/** Where the player has sent the own dog from the text view. */
export type Goal = { tile: Tile; name: string }

/** How often it is checked whether the own dog has arrived, ms. */
const LOOK_EVERY_MS = 300

/** Says whether the own dog has arrived where it was sent, once it stands, when it has entered another room, and when its room has changed. */
export function ArrivalText({ game, goal }: { game: Game; goal: Goal | null }) {
  const { t, i18n } = useTranslation('game')
  const directions = useDirections()
  const [news, setNews] = useState('')
  const room = useStore(game.state, ({ place }) => place?.doc.name[languageOfTag(i18n.language)])
  useEffect(() => {
    if (room !== undefined) setNews(t('around.nowIn', { room }))
  }, [room, t])
  useEffect(() => game.listen(({ type }) => type === 'rebuilt' && setNews(t('log.rebuilt'))), [game, t])
  useEffect(() => {
    if (!goal) return
    setNews('')
    const newsAt = (bearing: Bearing) =>
      hasArrived(bearing)
        ? t('around.arrived', { name: goal.name })
        : t('around.stopped', { name: goal.name, where: directions(bearing) })
    const { place } = game
    const timer = setInterval(() => {
      const own = ownPlace(game)
      const isHere = game.place?.key === place?.key
      if (isHere && own?.moving) return
      clearInterval(timer)
      if (isHere && own) setNews(newsAt(bearingOf(own.tile, goal.tile)))
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [game, goal, directions, t])
  return (
    <p role="status" className={unseen}>
      {news}
    </p>
  )
}

function ownPlace({ world, place }: Game) {
  const me = world.me === null ? undefined : world.dogs.get(world.me)
  return me && place ? drawnPlaceOf(world, place.grid, me, Date.now()) : null
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Game } from '../../game.ts'
import { placeOf } from '../../world.ts'
import styles from './park-text.module.css'

/** Where one was sent by a word of the list. */
export type Goal = { tile: Tile; name: string }

/** How often it is looked whether own dog is there, ms. */
const LOOK_EVERY_MS = 300

/** Says when own dog is where it was sent, and when it has come to another room. */
export function Arrival({ game, goal }: { game: Game; goal: Goal | null }) {
  const { t, i18n } = useTranslation('game')
  const [news, setNews] = useState('')
  const room = useStore(game.state, ({ place }) => place?.doc.name[languageOfTag(i18n.language)])
  useEffect(() => {
    if (room !== undefined) setNews(t('around.nowIn', { room }))
  }, [room, t])
  useEffect(() => {
    if (!goal) return
    setNews('')
    const timer = setInterval(() => {
      if (isOnItsWay(game)) return
      clearInterval(timer)
      setNews(t('around.arrived', { name: goal.name }))
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [game, goal, t])
  return (
    <p role="status" className={styles.unseen}>
      {news}
    </p>
  )
}

function isOnItsWay({ world, place }: Game): boolean {
  const me = world.me === null ? undefined : world.dogs.get(world.me)
  return me !== undefined && place !== null && placeOf(world, place.grid, me, Date.now()).moving
}

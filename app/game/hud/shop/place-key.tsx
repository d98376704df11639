import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Game } from '../../game.ts'
import { useLife } from '../../life/use-life.ts'
import styles from './place-key.module.css'
import { useOpenWindow, useWindows } from '../windows/use-windows.ts'

/** What a room is for, besides walking about (world.md). */
function purposeOf(room: string): 'shop' | 'mountain' | null {
  if (room === 'wisdom-cave') return 'mountain'
  return Object.values(SHOP_OF_SLOT).includes(room) ? 'shop' : null
}

/** The key to what the room is for; its window closes when the dog leaves. */
export function PlaceKey({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const room = useStore(game.state, ({ world }) => roomOf(world.room ?? ''))
  const purpose = purposeOf(room)
  const life = useLife()
  const isOpen = useOpenWindow(purpose ?? 'shop') !== null
  useEffect(() => {
    windows.close('shop')
    windows.close('mountain')
  }, [room, windows])
  useEffect(() => {
    void life.findQuestion().then(() => {
      if (life.state.getState().question) windows.open('mountain')
    })
  }, [life, windows])
  if (!purpose || isOpen) return null
  return (
    <div className={styles.key} data-hud>
      <Button
        kind="primary"
        size="small"
        icon={purpose === 'shop' ? 'bone' : 'mountain'}
        onClick={({ detail }) => windows.open(purpose, { isByKey: detail === 0 })}
      >
        {t(`life.${purpose}.open`)}
      </Button>
    </div>
  )
}

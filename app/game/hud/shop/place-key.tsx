import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Game } from '../../game.ts'
import { ownDog } from '../../world.ts'
import { useLife } from '../../life/use-life.ts'
import styles from './place-key.module.css'
import { useOpenWindow, useWindows } from '../windows/use-windows.ts'

type Purpose = 'shop' | 'mountain' | 'cinema'

const ICONS = { shop: 'bone', mountain: 'mountain', cinema: 'video' } as const

/** What a room is for, besides walking about (world.md). */
function purposeOf(room: string): Purpose | null {
  if (room === 'wisdom-cave') return 'mountain'
  if (room === 'cinema') return 'cinema'
  return Object.values(SHOP_OF_SLOT).includes(room) ? 'shop' : null
}

/** The key to what the room is for; its window closes when the dog leaves. The cinema's opens for a dog that sits down. */
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
    windows.close('cinema')
  }, [room, windows])
  const isSitting = useStore(game.state, ({ world }) => ownDog(world)?.pose === 'sit')
  useEffect(() => {
    if (purpose === 'cinema' && isSitting) windows.open('cinema')
  }, [purpose, isSitting, windows])
  useEffect(() => {
    void life.findQuestion().then(() => {
      if (life.state.getState().question) windows.open('mountain')
    })
  }, [life, windows])
  if (!purpose || isOpen) return null
  const open = (isByKey: boolean) => {
    if (purpose === 'cinema') game.rest('sit')
    windows.open(purpose, { isByKey })
  }
  return (
    <div className={styles.key} data-hud>
      <Button kind="primary" size="small" icon={ICONS[purpose]} onClick={({ detail }) => open(detail === 0)}>
        {t(`life.${purpose}.open`)}
      </Button>
    </div>
  )
}

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import styles from './place-key.module.css'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'

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
  const account = useAccount()
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
    void account.findQuestion().then(() => {
      if (account.state.getState().question) windows.open('mountain')
    })
  }, [account, windows])
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

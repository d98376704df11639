import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useFeatureContext, useFeatures } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import { roomOf } from '#durable/rules/places/twins.ts'
import styles from './room-key.module.css'

/** Opens the window of what the room offers, if it offers something. The window closes when the dog leaves. */
export function RoomKeyButton({ game }: { game: Game }) {
  const { windows, t } = useFeatureContext(game)
  const { roomKeys } = useFeatures()
  const room = useStore(game.state, ({ world }) => roomOf(world.room ?? ''))
  const roomKey = useStore(game.state, (state) => roomKeys.find(({ isOf }) => isOf(room, state)))
  const isOpen = useStore(windows.state, ({ open }) => open.some((one) => one.window === roomKey?.window))
  useEffect(() => {
    for (const { window } of roomKeys) windows.close(window)
  }, [room, roomKeys, windows])
  const isPosed = useStore(game.state, ({ world }) => ownDog(world)?.pose === roomKey?.pose)
  useEffect(() => {
    if (roomKey?.pose && isPosed) windows.open(roomKey.window)
  }, [roomKey, isPosed, windows])
  if (!roomKey || isOpen) return null
  const { window, icon, label, pose } = roomKey
  const open = (isByKey: boolean) => {
    if (pose) game.rest(pose)
    windows.open(window, { isByKey })
  }
  return (
    <div className={styles.key} data-hud data-room-key>
      <Button kind="primary" size="small" icon={icon} onClick={({ detail }) => open(detail === 0)}>
        {label(t)}
      </Button>
    </div>
  )
}

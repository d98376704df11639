import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { browserStorage } from '#app/storage.ts'

/** The same key as `PENDING_LOGS_KEY`, whose file is loaded only if there is something to send. */
const KEPT_AS = 'voffpark.rounds'

const fetchSender = () => import('./send-rounds.tsx').then(({ SendRounds }) => SendRounds)

/**
 * Sends rounds whose end the park has not confirmed: whenever there is a connection to the room, and when the browser is
 * online again, which a short failure of the network may be without the connection's end.
 */
export function LateRounds({ game }: { game: Game }) {
  const [lines, setLines] = useState(0)
  const isConnected = useStore(game.state, ({ link }) => link.state === 'open')
  useEffect(() => {
    if (!isConnected) return
    const look = () => browserStorage.getItem(KEPT_AS) !== null && setLines((count) => count + 1)
    look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [isConnected])
  const SendRounds = useLazy<{ line: number }>(lines > 0, fetchSender, { texts: 'arcade' })
  return SendRounds && <SendRounds line={lines} />
}

import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'

/** The same key as `PENDING_LOGS_KEY`, whose file is loaded only if there is something to send. */
const KEPT_AS = 'voffpark.rounds'

const fetchSender = () => import('./send-rounds.tsx').then(({ SendRounds }) => SendRounds)

/** Sends rounds whose end the park has not confirmed, at the start of the client and after each reconnection. */
export function LateRounds() {
  const [lines, setLines] = useState(0)
  useEffect(() => {
    const look = () => window.localStorage.getItem(KEPT_AS) !== null && setLines((count) => count + 1)
    look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [])
  const SendRounds = useLazy<{ line: number }>(lines > 0, fetchSender, { texts: 'arcade' })
  return SendRounds && <SendRounds line={lines} />
}

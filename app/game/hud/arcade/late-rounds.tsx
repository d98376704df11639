import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'

/** As `PENDING_LOGS_KEY`, whose file is fetched only where there is something to send. */
const KEPT_AS = 'voffpark.rounds'

const fetchSender = () => import('./send-rounds.tsx').then(({ SendRounds }) => SendRounds)

/** Rounds whose end has not reached the park are sent when the game begins, and whenever there is a connection again. */
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

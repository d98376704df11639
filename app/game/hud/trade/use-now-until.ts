import { useEffect, useState } from 'react'

/**
 * The time (epoch ms), updated at an interval until it is `until`. The last update is not before `until`, so a countdown
 * that shows it reaches its end.
 */
export function useNowUntil(until: number, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [isOver, everyMs])
  return now
}

import { useEffect, useState } from 'react'

/**
 * The time (epoch ms), told anew every so many ms until it is `until`. What is shown and what is ticking go by the same
 * clock, so a countdown ends.
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

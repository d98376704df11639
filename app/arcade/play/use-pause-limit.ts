import { useEffect, useRef } from 'react'

/** A round with a clock may be paused for so long in all, ms; then it is played on by the rules. */
const PAUSES_MS_MAX = 60_000

/** Calls `onOver` when a round was paused for too long; `round` is the one that is played, null without one. */
export function usePauseLimit(round: object | null, isPaused: boolean, onOver: () => void) {
  const pausedMs = useRef(0)
  useEffect(() => {
    if (round) pausedMs.current = 0
  }, [round])
  useEffect(() => {
    if (!isPaused || !round) return
    const since = performance.now()
    const timer = setTimeout(onOver, PAUSES_MS_MAX - pausedMs.current)
    return () => {
      clearTimeout(timer)
      pausedMs.current += performance.now() - since
    }
  }, [isPaused, round, onOver])
}

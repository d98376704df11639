import { useEffect, useRef } from 'react'
import { ReadingTime } from './reading-time.ts'
import type { Hold } from './reading-time.ts'

/** Calls `onOver` when a text was shown for so many ms. Returns the event handlers for its element. */
export function useReadingTime(ms: number, onOver: () => void) {
  const latest = useRef(onOver)
  const time = useRef<ReadingTime | null>(null)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    const running = new ReadingTime(ms, () => latest.current())
    const look = () => (document.visibilityState === 'hidden' ? running.hold('hidden') : running.release('hidden'))
    time.current = running
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      running.stop()
    }
  }, [ms])
  const hold = (by: Hold) => () => time.current?.hold(by)
  const release = (by: Hold) => () => time.current?.release(by)
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: release('pointer'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
  }
}

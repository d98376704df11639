import type { ReactNode } from 'react'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import styles from './requests.module.css'

/** How much longer a toast stays that asks for a decision, ms. */
const DECIDING_MS = 8000

type ToastProps = { words: string; isQuestion?: boolean; onRead: () => void; children: ReactNode }

/** A notice that disappears by itself, with keys for what the player can do. */
export function Toast({ words, isQuestion = false, onRead, children }: ToastProps) {
  const listeners = useReadingTime(readingMs(words) + (isQuestion ? DECIDING_MS : 0), onRead)
  return (
    <div className={styles.bubble} data-hud {...listeners}>
      <p>{words}</p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import styles from './requests.module.css'

/** How much longer a toast stays that has more than one key, ms. */
const CHOOSING_MS = 8000

type ToastProps = { words: string; hasChoices?: boolean; onRead: () => void; children: ReactNode }

/** A notice that disappears by itself, with keys for what the player can do. */
export function Toast({ words, hasChoices = false, onRead, children }: ToastProps) {
  const listeners = useReadingTime(readingMs(words) + (hasChoices ? CHOOSING_MS : 0), onRead)
  return (
    <div className={styles.request} data-hud {...listeners}>
      <p>{words}</p>
      {children}
    </div>
  )
}

/** A question of another player, who waits for the answer: it stays until it is answered, put aside or over. */
export function Inquiry({ words, children }: Pick<ToastProps, 'words' | 'children'>) {
  return (
    <div className={styles.request} data-hud>
      <p>{words}</p>
      {children}
    </div>
  )
}

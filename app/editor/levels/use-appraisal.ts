import { useEffect, useRef, useState } from 'react'
import { APPRAISAL_ROUNDS, appraising } from '#durable/rules/games/knogleknas/appraise.ts'
import type { Appraisal } from '#durable/rules/games/knogleknas/appraise.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'

/** So long are rounds played without a pause for the page, ms. */
const SLICE_MS = 8

/** The rounds that an appraisal plays. */
export const ALL_ROUNDS = APPRAISAL_ROUNDS * BOT_SKILLS.length

export type AppraisalNow = {
  /** How many rounds have been played; null while none are. */
  played: number | null
  start: (level: HeapLevel) => void
  stop: () => void
}

/** Plays a level by bots in small slices, until they are done, stopped, or what `key` names is another level. */
export function useAppraisal(key: string, onDone: (appraisal: Appraisal) => void): AppraisalNow {
  const [played, setPlayed] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const stop = () => {
    clearTimeout(timer.current)
    setPlayed(null)
  }
  useEffect(() => stop, [key])
  const start = (level: HeapLevel) => {
    const rounds = appraising(level)
    const slice = () => {
      const until = performance.now() + SLICE_MS
      do {
        const step = rounds.next()
        if (step.done) {
          setPlayed(null)
          return done.current(step.value)
        }
        setPlayed(step.value)
      } while (performance.now() < until)
      timer.current = setTimeout(slice)
    }
    stop()
    setPlayed(0)
    timer.current = setTimeout(slice)
  }
  return { played, start, stop }
}

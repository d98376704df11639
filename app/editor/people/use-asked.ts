import { useCallback, useEffect, useState } from 'react'

type Asked<Answer> = {
  /** Null until it is there; the last one stays while the same is asked again. */
  answer: Answer | null
  hasFailed: boolean
  again: () => void
}

/** The server's answer to a question that is asked when `about` changes, and by `again`. */
export function useAsked<Answer>(ask: () => Promise<Answer>, about: string): Asked<Answer> {
  const [times, setTimes] = useState(0)
  const [state, setState] = useState<{ about: string; answer: Answer | null; hasFailed: boolean } | null>(null)
  useEffect(() => {
    let isOver = false
    ask().then(
      (answer) => !isOver && setState({ about, answer, hasFailed: false }),
      () =>
        !isOver &&
        setState((known) => ({ about, answer: known?.about === about ? known.answer : null, hasFailed: true })),
    )
    return () => {
      isOver = true
    }
    // The question is what it is about.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, times])
  const again = useCallback(() => setTimes((count) => count + 1), [])
  const isIt = state?.about === about
  return { answer: isIt ? state.answer : null, hasFailed: isIt && state.hasFailed, again }
}

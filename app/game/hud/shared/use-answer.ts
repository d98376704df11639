import { useEffect, useState } from 'react'

/** The answer, null until there is one; the error, and a function to ask again. */
export type AnswerState<Given> = { answer: Given | null; error: unknown; again: () => void }

const NOTHING = { answer: null, error: null }

/** Sends a request, and again when its subject changes. An answer about an earlier subject is dropped. */
export function useAnswer<Given>(ask: () => Promise<Given>, about: string | number = ''): AnswerState<Given> {
  const [known, setKnown] = useState<Pick<AnswerState<Given>, 'answer' | 'error'>>(NOTHING)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    setKnown(NOTHING)
    ask().then(
      (answer) => !isOver && setKnown({ answer, error: null }),
      (error: unknown) => !isOver && setKnown({ answer: null, error }),
    )
    return () => {
      isOver = true
    }
    // The request depends on the subject only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, attempt])
  return { ...known, again: () => setAttempt(attempt + 1) }
}

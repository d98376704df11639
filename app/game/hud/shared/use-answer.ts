import { useEffect, useState } from 'react'

/** What was answered, null until then; why there was no answer, and how to ask again. */
export type AnswerState<Given> = { answer: Given | null; error: unknown; again: () => void }

const NOTHING = { answer: null, error: null }

/** Asks at once, and anew where it is about something else; what comes too late for that is nobody's answer. */
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
    // What is asked follows from what it is about.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, attempt])
  return { ...known, again: () => setAttempt(attempt + 1) }
}

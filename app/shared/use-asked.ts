import { useCallback, useEffect, useState } from 'react'

/** What the server answers; asked for anew where `key` changes, or when `again` is called. */
export function useAsked<Answer>(ask: () => Promise<Answer>, key: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    ask().then(
      (said) => isWanted && setAnswer(said),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
    // What is asked for follows from the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round])
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { answer, hasFailed, again }
}

import { useEffect, useRef } from 'react'

/** Asks the client for something as the app around the page does: by an event of the page's window. */
export function fire(event: string) {
  window.dispatchEvent(new Event(event))
}

/** Answers what is asked of the client, by the names of the events. */
export function useAppEvents(answers: ReadonlyMap<string, () => void>) {
  const latest = useRef(answers)
  latest.current = answers
  const names = [...answers.keys()].join(' ')
  useEffect(() => {
    const listening = new AbortController()
    for (const name of names.split(' '))
      window.addEventListener(name, () => latest.current.get(name)?.(), { signal: listening.signal })
    return () => listening.abort()
  }, [names])
}

import { useEffect, useRef } from 'react'

/** What the menu asks of the client, by the names of the spec (2): the wrapper of the app may ask for it as well. */
export const APP_EVENTS = [
  'open-announcements',
  'open-sound',
  'open-report',
  'open-search',
  'open-options',
  'toggle-hidden',
] as const
export type AppEvent = (typeof APP_EVENTS)[number]

export function fire(event: AppEvent) {
  window.dispatchEvent(new Event(event))
}

/** Answers what is asked of the client; who may not is not heard. */
export function useAppEvents(answers: Partial<Record<AppEvent, () => void>>) {
  const now = useRef(answers)
  now.current = answers
  useEffect(() => {
    const listening = new AbortController()
    for (const event of APP_EVENTS)
      window.addEventListener(event, () => now.current[event]?.(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

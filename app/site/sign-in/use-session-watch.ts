import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { onSessionChange } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'

/**
 * Asks anew who is here when another tab signs in or out: a page of one's own dogs then leads to the start page, or shows
 * the dogs of who is signed in now. What the app says in the address is read as well, since it may open every page as the
 * first.
 */
export function useSessionWatch() {
  const { revalidate } = useRevalidator()
  useEffect(() => void appVisit(), [])
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
}

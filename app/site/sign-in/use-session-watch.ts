import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { onSessionChange } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'

/**
 * Reloads the page's data when another tab signs in or out: the kennel then leads to the start page or shows the dogs
 * of the new user. It also reads the app's parameters from the address, because the app may open any page first.
 */
export function useSessionWatch() {
  const { revalidate } = useRevalidator()
  useEffect(() => void appVisit(), [])
  useEffect(() => onSessionChange(() => revalidate()), [revalidate])
}

import { useEffect } from 'react'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { registerServiceWorker } from './service-worker.ts'

/**
 * For pages behind the sign-in: registers the service worker. The app has no use for a service worker, and the demo park shall leave nothing behind.
 */
export function useOfflineCare(isDemo: boolean): void {
  useEffect(() => (isDemo || appVisit() !== null ? undefined : registerServiceWorker()), [isDemo])
}

import { useEffect } from 'react'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { registerServiceWorker } from './service-worker.ts'
import { reloadWhenStale } from './stale-page.ts'

/**
 * For pages behind the sign-in: registers the service worker, and reloads a page whose scripts a deployment has
 * replaced. The app has no use for a service worker, and the demo park shall leave nothing behind.
 */
export function useOfflineCare(isDemo: boolean): void {
  useEffect(() => (isDemo || appVisit() !== null ? undefined : registerServiceWorker()), [isDemo])
  useEffect(() => reloadWhenStale(window.__remixManifest.version), [])
}

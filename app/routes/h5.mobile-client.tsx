import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { ClientPage } from '#app/game/client-page.tsx'
import { loadClient } from '#app/game/gate/load-client.ts'
import { LoadingPark } from '#app/game/gate/loading-park.tsx'

export const handle = { i18n: ['game', 'refusals'] }

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadClient(new URL(request.url))
}

// Who plays is decided when the page opens, and no action on the page changes it.
export function shouldRevalidate() {
  return false
}

export function HydrateFallback() {
  return <LoadingPark />
}

export default function MobileClientPage() {
  return <ClientPage data={useLoaderData<typeof clientLoader>()} isMobile />
}

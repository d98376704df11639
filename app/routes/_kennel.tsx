import { Outlet } from '@remix-run/react'
import { Meadow } from '#app/kennel/meadow.tsx'
import { useOfflineCare } from '#app/offline/use-offline-care.ts'
import { useStage } from '#app/site/contact.ts'
import { DemoBanner } from '#app/site/layout/demo-banner.tsx'
import { useSessionWatch } from '#app/site/sign-in/use-session-watch.ts'

export const handle = { i18n: ['kennel', 'refusals'] }

export default function KennelLayout() {
  const isDemo = useStage()
  useSessionWatch()
  useOfflineCare(isDemo)
  return (
    <Meadow>
      {isDemo && <DemoBanner />}
      <Outlet />
    </Meadow>
  )
}

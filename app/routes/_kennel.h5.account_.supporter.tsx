import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { loadSupport } from '#app/kennel/support/load-support.ts'
import { SupportPage } from '#app/kennel/support/support-page.tsx'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export function clientLoader() {
  return loadSupport()
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('support.title')} />
}

export default function SupporterPage() {
  return <SupportPage {...useLoaderData<typeof clientLoader>()} />
}

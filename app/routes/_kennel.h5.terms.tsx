import { redirectDocument, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { requireAccount } from '#app/kennel/require-kennel.ts'
import { TermsForm } from '#app/kennel/terms-form.tsx'
import { TopBar } from '#app/kennel/top-bar.tsx'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

/** Whoever has agreed is sent to the dogs. */
export async function clientLoader() {
  const kennel = await requireAccount()
  if (kennel.me.hasAgreed) throw redirectDocument('/h5/choose')
  return kennel
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('terms.title')} />
}

export default function AgreePage() {
  const { t } = useTranslation('kennel')
  const kennel = useLoaderData<typeof clientLoader>()
  return (
    <KennelPage title={t('terms.title')} bar={<TopBar kennel={kennel} />} isPanel>
      <TermsForm />
    </KennelPage>
  )
}

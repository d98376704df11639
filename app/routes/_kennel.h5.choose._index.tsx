import { redirect, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Chooser } from '#app/kennel/chooser/chooser.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { requireKennel } from '#app/kennel/require-kennel.ts'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export async function clientLoader() {
  const kennel = await requireKennel()
  return kennel.me.dogs.length === 0 ? redirect('/h5/choose/new') : kennel
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('choose.title')} />
}

export default function ChoosePage() {
  return <Chooser kennel={useLoaderData<typeof clientLoader>()} />
}

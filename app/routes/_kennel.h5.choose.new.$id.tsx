import { useLoaderData } from '@remix-run/react'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { loadNewDog } from '#app/kennel/new-dog/load-new-dog.ts'
import { NewDogPage } from '#app/kennel/new-dog/new-dog-page.tsx'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return loadNewDog(params.id ?? '')
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('newDog.title')} />
}

export default function RebirthRoute() {
  return <NewDogPage data={useLoaderData<typeof clientLoader>()} />
}

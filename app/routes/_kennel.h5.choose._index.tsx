import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { Navigate, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAhead } from '#app/game/fetch-ahead.ts'
import { Chooser } from '#app/kennel/chooser/chooser.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { requireKennel } from '#app/kennel/require-kennel.ts'
import { keepPlayWish } from '#app/shared/play-wish.ts'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  keepPlayWish(new URL(request.url))
  return requireKennel()
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('choose.title')} />
}

/** Somebody without a dog is sent to the page that makes one. */
export default function ChoosePage() {
  const kennel = useLoaderData<typeof clientLoader>()
  useEffect(fetchAhead, [])
  return kennel.me.dogs.length === 0 ? <Navigate to="/h5/choose/new" replace /> : <Chooser kennel={kennel} />
}

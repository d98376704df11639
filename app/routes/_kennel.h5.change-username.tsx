import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { requireKennel } from '#app/kennel/require-kennel.ts'
import { TopBar } from '#app/kennel/top-bar.tsx'
import { ChangeUsernameForm } from '#app/kennel/username/change-username-form.tsx'
import { NEXT_USERNAME } from '#app/queries.ts'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export async function clientLoader() {
  const kennel = await requireKennel()
  const { myUser } = await request(NEXT_USERNAME, {})
  return { kennel, nextAt: myUser?.nextUsernameAt ?? null }
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('changeUsername.title')} />
}

export default function ChangeUsernamePage() {
  const { t } = useTranslation('kennel')
  const { kennel, nextAt } = useLoaderData<typeof clientLoader>()
  return (
    <KennelPage title={t('changeUsername.title')} bar={<TopBar kennel={kennel} />} isPanel>
      <ChangeUsernameForm username={kennel.me.username} nextAt={nextAt} />
    </KennelPage>
  )
}

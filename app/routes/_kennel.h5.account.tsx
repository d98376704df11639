import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MyData } from '#app/kennel/account/my-data.tsx'
import { SignOutEverywhere } from '#app/kennel/account/sign-out-everywhere.tsx'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { requireAccount } from '#app/kennel/require-kennel.ts'
import { TopBar } from '#app/kennel/top-bar.tsx'
import styles from '#app/kennel/styles/kennel.module.css'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export function clientLoader() {
  return requireAccount()
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('account.title')} />
}

export default function AccountPage() {
  const { t } = useTranslation('kennel')
  const kennel = useLoaderData<typeof clientLoader>()
  return (
    <KennelPage title={t('account.title')} bar={<TopBar kennel={kennel} />}>
      <h1 className={styles.title}>{t('account.title')}</h1>
      <SignOutEverywhere />
      <MyData deletedFrom={kennel.deletedFrom} />
    </KennelPage>
  )
}

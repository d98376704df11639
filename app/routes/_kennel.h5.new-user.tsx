import { redirectDocument } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { NewUserForm } from '#app/kennel/username/new-user-form.tsx'
import { newUserCredential, sessionToken } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'

/** A user who has an account is sent to the dogs, and a visitor who has not signed in to the start page. */
export function clientLoader() {
  appVisit()
  if (sessionToken() !== null) throw redirectDocument('/h5/choose')
  if (newUserCredential() === null) throw redirectDocument('/')
  return null
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('newUser.title')} />
}

export default function NewUserPage() {
  const { t } = useTranslation('kennel')
  return (
    <KennelPage title={t('newUser.title')} isPanel>
      <NewUserForm />
    </KennelPage>
  )
}

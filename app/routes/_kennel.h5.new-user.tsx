import { useTranslation } from 'react-i18next'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { NewUserForm } from '#app/kennel/username/new-user-form.tsx'

export default function NewUserPage() {
  const { t } = useTranslation('kennel')
  return (
    <KennelPage title={t('newUser.title')} isPanel>
      <NewUserForm />
    </KennelPage>
  )
}

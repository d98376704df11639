import { useTranslation } from 'react-i18next'

export default function StartPage() {
  const { t } = useTranslation()
  return <main>{t('loading')}</main>
}

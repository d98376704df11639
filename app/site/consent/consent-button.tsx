import { useTranslation } from 'react-i18next'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { useLanguage } from '#app/shared/use-language.ts'

const fetchDialog = () => import('./consent-dialog.client.ts').then(({ openConsentDialog }) => openConsentDialog)

/** Opens the cookie preferences. The dialog is loaded at the click, so that it costs a page nothing before. */
export function ConsentButton({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  async function open() {
    const openConsentDialog = await fetchLate(fetchDialog)
    await openConsentDialog(language)
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => void open()}>
      {t('cookies')}
    </button>
  )
}

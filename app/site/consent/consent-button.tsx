import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'

/** Opens the cookie preferences. The dialog is loaded at the click, so that it costs a page nothing before. */
export function ConsentButton({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  async function open() {
    const { openConsentDialog } = await import('./consent-dialog.client.ts')
    await openConsentDialog(language)
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => void open()}>
      {t('cookies')}
    </button>
  )
}

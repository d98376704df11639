import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'

/** Opens the cookie preferences. What they are made of comes at the click: until then they cost a page nothing. */
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

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '#app/ui/key.tsx'
import { wasInstallOffered } from './hiding.ts'
import { countPlayDay, dayOf, isOfferDay } from './play-days.ts'
import { useInstaller } from './use-installer.tsx'

/**
 * The key that opens the install sheet, where `hasKey`, and the sheet, which from the third day of play on opens once by
 * itself [IN4].
 */
export function Installer({ hasKey }: { hasKey: boolean }) {
  const { t } = useTranslation('kennel')
  const installer = useInstaller()
  const offer = installer?.open
  useEffect(() => {
    const days = countPlayDay(dayOf(new Date()))
    if (isOfferDay(days) && !wasInstallOffered()) offer?.('offered')
  }, [offer])
  if (!installer) return null
  return (
    <>
      {hasKey && <Key icon="install" label={t('bar.install')} onClick={() => installer.open('asked')} />}
      {installer.sheet}
    </>
  )
}

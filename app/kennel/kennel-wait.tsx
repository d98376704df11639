import { useTranslation } from 'react-i18next'
import { ScriptWait } from '#app/shared/script-wait.tsx'
import { KennelPage } from './kennel-page.tsx'
import styles from './styles/kennel.module.css'

/** Shown by a page of the kennel until the user is loaded. */
export function KennelWait({ title }: { title: string }) {
  const { t } = useTranslation(['kennel', 'words'])
  return (
    <KennelPage title={title}>
      <div className={styles.wait}>
        <ScriptWait label={t('words:loading')} needs={t('needsScript')} />
      </div>
    </KennelPage>
  )
}

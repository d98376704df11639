import { useTranslation } from 'react-i18next'
import { PlainHint } from '#app/game/scene/plain/plain-hint.tsx'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { ScriptWait } from '#app/shared/script-wait.tsx'
import styles from './gate.module.css'

/** The park at dusk, shown until the park is ready. */
export function LoadingPark() {
  const { t } = useTranslation('game')
  return (
    <main className={styles.gate}>
      <PageTitle title={t('title')} isUnlisted />
      <div className={styles.wait}>
        <ScriptWait label={t('park.loading')} needs={t('needsScript')} />
        <PlainHint isLate />
      </div>
    </main>
  )
}

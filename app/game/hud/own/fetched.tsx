import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Topic } from '../../life/life.ts'
import { useLife, useLifeState } from '../../life/use-life.ts'
import styles from './own.module.css'

/** Shows what is inside once a topic is known, and until then what becomes of it. */
export function Fetched({ topic, children }: { topic: Topic; children: ReactNode }) {
  const { t } = useTranslation('game')
  const life = useLife()
  const isKnown = useLifeState((state) => life.isKnown(topic, state))
  const hasFailed = useLifeState(({ failed }) => failed.includes(topic))
  if (isKnown) return children
  return (
    <div className={styles.waiting} role="status">
      {hasFailed ? (
        <>
          <p>{t('life.failed')}</p>
          <Button size="small" icon="retry" onClick={() => life.refresh(topic)}>
            {t('life.again')}
          </Button>
        </>
      ) : (
        <Spinner label={t('life.loading')} />
      )}
    </div>
  )
}

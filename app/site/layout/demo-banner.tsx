import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAwake } from '#app/site/use-awake.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../styles/demo-banner.module.css'

/** Enough words to fill the width of any screen. */
const WORDS = 'DEMO '.repeat(120).trim()

/** A tape across the top that marks the demo park. It can be closed for the visit. */
export function DemoBanner() {
  const { t } = useTranslation('site')
  const [isUp, setUp] = useState(true)
  const isAwake = useAwake()
  if (!isUp) return null
  return (
    <aside className={styles.banner} aria-label={t('demo.banner')}>
      <p aria-hidden="true">{WORDS}</p>
      {isAwake && (
        <button type="button" aria-label={t('demo.close')} onClick={() => setUp(false)}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}

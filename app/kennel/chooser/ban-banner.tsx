import { useTranslation } from 'react-i18next'
import type { Me } from '#app/queries.ts'
import { banEnd } from '#app/shared/ban-end.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { OwnRecord } from './own-record.tsx'
import styles from '../styles/chooser.module.css'

export function BanBanner({ ban }: { ban: NonNullable<Me['activeBan']> }) {
  const { t } = useTranslation('kennel')
  const language = useLanguage()
  return (
    <Panel className={styles.ban}>
      <div role="alert" className={styles.banText}>
        <Icon name="lock" />
        <div>
          <p className={styles.banEnd}>{t('ban.until', { endsAt: banEnd(ban.endsAt, language) })}</p>
          <p>{t('ban.reason', { reason: ban.reason })}</p>
          <p className={styles.banWarning}>{t('ban.doubling')}</p>
          <OwnRecord banId={ban.id} />
        </div>
      </div>
    </Panel>
  )
}

import { useTranslation } from 'react-i18next'
import type { Me } from '#app/queries.ts'
import { banEnd } from '#app/shared/ban-end.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { useContact } from '#app/site/contact.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { OwnRecord } from './own-record.tsx'
import styles from '../styles/chooser.module.css'

/** [B22] Shown while a ban holds: until when, why, who found and decided it, and what the user can do. */
export function BanBanner({ ban }: { ban: NonNullable<Me['activeBan']> }) {
  const { t } = useTranslation('kennel')
  const language = useLanguage()
  const { address } = useContact()
  const endsAt = banEnd(ban.endsAt, language)
  const isTimed = !ban.isClosed && !ban.isForGood
  const until = ban.isForGood ? t('ban.forGood') : t(ban.isClosed ? 'ban.untilDecided' : 'ban.until', { endsAt })
  return (
    <Panel className={styles.ban}>
      <div role="alert" className={styles.banText}>
        <Icon name="lock" />
        <div>
          <p className={styles.banEnd}>{until}</p>
          <p>{t('ban.reason', { reason: ban.reason })}</p>
          {ban.facts !== null && <p>{t('ban.facts', { line: ban.facts })}</p>}
          <p>{ban.origin}</p>
          {isTimed && <p className={styles.banWarning}>{t('ban.doubling')}</p>}
          <OwnRecord banId={ban.id} />
          <p>{t('ban.redress', { address })}</p>
        </div>
      </div>
    </Panel>
  )
}

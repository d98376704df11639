import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ConsentButton } from '#app/site/consent/consent-button.tsx'
import { useContact } from '../contact.ts'
import styles from '../styles/page-foot.module.css'

/** Contact and cookie preferences, as on every page of the site. */
export function PageFoot() {
  const { t } = useTranslation('site')
  const { address } = useContact()
  return (
    <footer className={styles.foot}>
      {address !== '' && (
        <a href={`mailto:${address}`} aria-label={t('writeToUs', { address })}>
          {address}
        </a>
      )}
      <Link to="/report">{t('report')}</Link>
      <Link to="/privacy">{t('privacy')}</Link>
      <ConsentButton className={styles.cookies} />
    </footer>
  )
}

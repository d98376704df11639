import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { ConsentButton } from '#app/site/consent/consent-button.tsx'
import { useContact } from '../contact.ts'
import { useSeasonArt } from '../season-art.ts'
import styles from '../styles/site-frame.module.css'

type SiteFooterProps = {
  year: number
  /** Shown in the shallow water by the shore. */
  children?: ReactNode
}

/** The footer: the trail ends at the shore, and the links stand on the water. */
export function SiteFooter({ year, children }: SiteFooterProps) {
  const { t } = useTranslation('site')
  const { address } = useContact()
  const boulder = useSeasonArt()['thing-*-boulder']
  return (
    <footer>
      <div className={styles.shore} aria-hidden="true">
        <img className={styles.boulder} src={boulder} width={88} height={62} alt="" loading="lazy" />
      </div>
      <div className={styles.near}>{children}</div>
      <div className={styles.edge} />
      <div className={styles.deep}>
        <div className={styles.foot}>
          <p>{t('copyright', { year, product: PRODUCT_NAME })}</p>
          <p>
            <a href={`mailto:${address}`} aria-label={t('writeToUs', { address })}>
              {address}
            </a>
          </p>
          <p>
            <Link to="/report">{t('report')}</Link>
          </p>
          <p>
            <Link to="/transparency">{t('openness')}</Link>
          </p>
          <p>
            <Link to="/privacy">{t('privacy')}</Link>
          </p>
          <ConsentButton className={styles.cookies} />
        </div>
      </div>
    </footer>
  )
}

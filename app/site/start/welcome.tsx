import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from './styles/start-page.module.css'

export function WelcomeSection() {
  const { t } = useTranslation('site')
  return (
    <Panel className={styles.welcome}>
      <h2>{t('welcome.title')}</h2>
      <p>{t('welcome.place', { product: PRODUCT_NAME })}</p>
      <p>
        {t('welcome.dogs')} <Link to="/dressing-room">{t('welcome.dressing')}</Link>
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon name="heart" />
          {t('welcome.free')}
        </li>
        <li>
          <Icon name="friends" />
          {t('welcome.noAds')}
        </li>
        <li>
          <Icon name="chat" />
          {t('welcome.languages')}
        </li>
      </ul>
    </Panel>
  )
}

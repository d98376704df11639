import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SUPPORTER_PLATFORM_URL } from '../contact.ts'
import styles from './styles/support-us.module.css'

export function SupportUs() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.support}>
      <span className={styles.fetcher}>
        <CastDog name="fetcher" />
      </span>
      <Panel className={styles.panel}>
        <h2>{t('support.title')}</h2>
        <p>{t('support.text')}</p>
        <Button to={SUPPORTER_PLATFORM_URL} rel="noopener" kind="gold" icon="heart">
          {t('support.button')}
        </Button>
      </Panel>
    </div>
  )
}

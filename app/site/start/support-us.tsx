import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useContact } from '../contact.ts'
import styles from './styles/support-us.module.css'

export function SupportUs() {
  const { t } = useTranslation('site')
  const { supporterPlatform } = useContact()
  return (
    <div className={styles.support}>
      <span className={styles.fetcher}>
        <CastDog name="fetcher" />
      </span>
      <Panel className={styles.panel}>
        <h2>{t('support.title')}</h2>
        <p>{t('support.text')}</p>
        {supporterPlatform && (
          <Button to={supporterPlatform} rel="noopener" kind="gold" icon="heart">
            {t('support.button')}
          </Button>
        )}
      </Panel>
    </div>
  )
}

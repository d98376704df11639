import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from './styles/kennel.module.css'

export function NotYourDog() {
  const { t } = useTranslation('kennel')
  return (
    <Panel title={t('colour.notYours')} level={1} className={styles.form}>
      <div>
        <p>{t('colour.notYoursText')}</p>
        <div className={styles.actions}>
          <Button to="/h5/choose" kind="primary" icon="dogs">
            {t('colour.toDogs')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import styles from '../styles/site-frame.module.css'

export function Crumbs() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.crumbs}>
      <Button to="/" icon="home" size="small">
        {t('backHome')}
      </Button>
      <Button icon="retry" size="small" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </div>
  )
}

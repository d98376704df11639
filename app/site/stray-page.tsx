import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from './styles/stray-page.module.css'

/** The page for an unknown address or a failure, in the visitor's language, with a link back. */
export function StrayPage({ kind }: { kind: 'notFound' | 'failure' }) {
  const { t } = useTranslation('site')
  return (
    <>
      <PageTitle title={t(`${kind}.title`)} description={t(`${kind}.text`)} isUnlisted />
      <Panel title={t(`${kind}.title`)} level={1} className={styles.panel}>
        <div className={styles.picture}>
          <CastDog name={kind === 'notFound' ? 'puzzled' : 'stumbled'} />
        </div>
        <p>{t(`${kind}.text`)}</p>
        {kind === 'failure' && (
          <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
            {t('failure.retry')}
          </Button>
        )}
        {kind === 'notFound' && (
          <Button kind="primary" icon="home" to="/">
            {t('backHome')}
          </Button>
        )}
      </Panel>
    </>
  )
}

import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { SessionNotKeptError } from '#app/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { KennelPage } from './kennel-page.tsx'
import styles from './styles/kennel.module.css'

/**
 * The error page of the kennel. It shows a refusal, that the browser keeps no sign-in, or that the server cannot be
 * reached, and no other details.
 */
export function KennelTrouble() {
  const { t } = useTranslation(['site', 'words', 'refusals'])
  const error = useRouteError()
  const isKept = !(error instanceof SessionNotKeptError)
  const title = t(isKept ? 'failure.title' : 'signIn.atTheGate')
  return (
    <KennelPage title={title} isPanel>
      <Panel title={title} level={1} className={styles.form}>
        <div>
          <p role="alert">
            {error instanceof RefusedError
              ? t(`refusals:${error.reason}`)
              : t(isKept ? 'signIn.unreachable' : 'signIn.notKept')}
          </p>
          <div className={styles.actions}>
            <Button to="/" icon="home">
              {t('backHome')}
            </Button>
            <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
              {t('failure.retry')}
            </Button>
          </div>
        </div>
      </Panel>
    </KennelPage>
  )
}

import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { seasonStyle, useSeasonArt } from '../season-art.ts'
import { useStageAuth } from './use-stage-auth.ts'
import type { StageState } from './use-stage-auth.ts'
import styles from './stage-page.module.css'

/** The entrance of the demo park: a spinner, then the user's dogs, or an explanation of what went wrong. */
export function StagePage({ hasToken }: { hasToken: boolean }) {
  const { t } = useTranslation('pages')
  const { state, owner, retry } = useStageAuth(hasToken)
  return (
    <main className={styles.page} style={seasonStyle(useSeasonArt(), { grass: 'ground-*-grass' })}>
      <PageTitle title={t('stage.title')} description={t('stage.description')} isUnlisted />
      {state === 'waiting' ? (
        <>
          <h1 className={styles.title}>{t('stage.title')}</h1>
          <Spinner label={t('stage.waiting')} />
          <div className={styles.owner} role="status">
            {owner !== null && (
              <>
                <p>{t('stage.owner', { name: owner })}</p>
                <Link to="/">{t('stage.notMe')}</Link>
              </>
            )}
          </div>
          <noscript>{t('stage.noScript')}</noscript>
        </>
      ) : (
        <Trouble state={state} retry={retry} />
      )}
    </main>
  )
}

function Trouble({ state, retry }: { state: Exclude<StageState, 'waiting'>; retry: () => void }) {
  const { t } = useTranslation(['pages', 'site'])
  const mayHelp = state === 'unreachable' || state === 'notKept'
  return (
    <Panel title={t(`stage.${state}.title`)} level={1} className={styles.trouble}>
      <CastDog name="puzzled" />
      <div role="alert">
        <p>{state === 'notKept' ? t('site:signIn.notKept') : t(`stage.${state}.text`)}</p>
      </div>
      <div className={styles.ways}>
        {mayHelp && (
          <Button kind="primary" icon="retry" onClick={retry}>
            {t('stage.retry')}
          </Button>
        )}
        <Button kind={mayHelp ? 'secondary' : 'primary'} icon="home" to="/">
          {t('stage.home')}
        </Button>
      </div>
    </Panel>
  )
}

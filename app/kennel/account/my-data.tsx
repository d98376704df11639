import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useDay } from '#app/kennel/use-day.ts'
import { saveJson } from '#app/shared/save-file.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { DAYS_TO_REGRET } from '#durable/rules/staff/forgetting.ts'
import { MessageDialog } from '../message-dialog.tsx'
import { useQuestion } from '../use-question.ts'
import { DELETE_MY_ACCOUNT, EXPORT_MY_DATA, KEEP_MY_ACCOUNT } from './queries.ts'
import { SureDialog } from './sure-dialog.tsx'
import styles from '../styles/kennel.module.css'

/** Downloads the data that the park has about the user, and lets them delete their account or take that back [S9]. */
export function MyData({ deletedFrom }: { deletedFrom: string | null }) {
  const { t } = useTranslation('kennel')
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const { revalidate } = useRevalidator()
  const [isSure, setSure] = useState(false)
  const day = useDay()

  async function take() {
    const { exportMyData } = await request(EXPORT_MY_DATA, {})
    saveJson('voffpark.json', exportMyData)
  }
  async function leave() {
    setSure(false)
    await request(DELETE_MY_ACCOUNT, {})
    revalidate()
  }
  async function stay() {
    await request(KEEP_MY_ACCOUNT, {})
    revalidate()
  }

  return (
    <>
      <Panel title={t('account.data')} className={classNames(styles.form, styles.apart)}>
        <div>
          <p>{t('account.dataText')}</p>
          <div className={styles.actions}>
            <Button icon="install" disabled={isAsking} onClick={() => void ask(take)}>
              {t('account.download')}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title={t('account.leave')} className={classNames(styles.form, styles.apart)}>
        <div role="status">
          {deletedFrom === null ? (
            <>
              <p>{t('account.leaveText', { days: DAYS_TO_REGRET })}</p>
              <div className={styles.actions}>
                <Button kind="danger" disabled={isAsking} onClick={() => setSure(true)}>
                  {t('account.delete')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p>{t('account.leaving', { day: day(deletedFrom) })}</p>
              <div className={styles.actions}>
                <Button kind="primary" disabled={isAsking} onClick={() => void ask(stay)}>
                  {t('account.keep')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Panel>
      <SureDialog
        open={isSure}
        title={t('account.leave')}
        text={t('account.sure', { days: DAYS_TO_REGRET })}
        yes={t('account.delete')}
        kind="danger"
        onYes={() => void ask(leave)}
        onNo={() => setSure(false)}
      />
      <SignInAgain {...signIn} />
      <MessageDialog title={t('account.title')} message={message} onClose={() => tell(null)} />
    </>
  )
}

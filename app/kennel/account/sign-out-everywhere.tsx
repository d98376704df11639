import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { forgetSession } from '#app/site/sign-in/sign-out.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { useQuestion } from '../use-question.ts'
import { SIGN_OUT_EVERYWHERE } from './queries.ts'
import { SureDialog } from './sure-dialog.tsx'
import styles from '../styles/kennel.module.css'

/** Ends all sessions of the user, after asking. Unlike a sign-out here it is done only once the server says so. */
export function SignOutEverywhere() {
  const { t } = useTranslation(['kennel', 'words'])
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const [isSure, setSure] = useState(false)
  const navigate = useNavigate()

  async function leave() {
    setSure(false)
    await request(SIGN_OUT_EVERYWHERE, {})
    await forgetSession()
    tellApp({ type: 'sign-out' })
    navigate('/')
  }

  return (
    <>
      <Panel title={t('account.places')} className={classNames(styles.form, styles.apart)}>
        <div>
          <p>{t('account.placesText')}</p>
          <div className={styles.actions}>
            <Button to="/h5/choose" icon="back">
              {t('words:back')}
            </Button>
            <Button icon="door" disabled={isAsking} onClick={() => setSure(true)}>
              {t('account.everywhere')}
            </Button>
          </div>
        </div>
      </Panel>
      <SureDialog
        open={isSure}
        title={t('account.everywhere')}
        text={t('account.everywhereSure')}
        yes={t('account.everywhere')}
        kind="primary"
        onYes={() => void ask(leave)}
        onNo={() => setSure(false)}
      />
      <SignInAgain {...signIn} />
      <MessageDialog title={t('account.title')} message={message} onClose={() => tell(null)} />
    </>
  )
}

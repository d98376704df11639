import { Link, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { AGREE_TO_TERMS } from '#app/queries.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { AGE_MIN, TERMS } from '#durable/rules/users/terms.ts'
import { AgreeBox } from './agree-box.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { useQuestion } from './use-question.ts'
import styles from './styles/kennel.module.css'

/** [S12] Asks a user once for each version of the terms, with the ways out for whoever does not agree. */
export function TermsForm() {
  const { t } = useTranslation('kennel')
  const [isAgreed, setAgreed] = useState(false)
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const navigate = useNavigate()

  async function agree() {
    await request(AGREE_TO_TERMS, { version: TERMS.version })
    navigate('/h5/choose')
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isAgreed) void ask(agree)
    else tell(t('terms.must', { age: AGE_MIN }))
  }

  return (
    <Panel title={t('terms.title')} level={1} className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <p>{t('terms.lead')}</p>
        <AgreeBox isAgreed={isAgreed} onChange={setAgreed} />
        <div className={styles.actions}>
          <Button type="submit" kind="primary" disabled={isAsking}>
            {t('terms.go')}
          </Button>
        </div>
        <p>
          {t('terms.otherwise')} <Link to="/h5/account">{t('terms.account')}</Link>
        </p>
      </form>
      <SignInAgain {...signIn} />
      <MessageDialog title={t('terms.title')} message={message} onClose={() => tell(null)} />
    </Panel>
  )
}

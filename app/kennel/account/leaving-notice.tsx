import { useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { useDay } from '../use-day.ts'
import { useQuestion } from '../use-question.ts'
import { KEEP_MY_ACCOUNT } from './queries.ts'
import styles from '../styles/chooser.module.css'

/** Says when the account will be deleted (ISO 8601), and lets the user keep it: somebody else may have asked for it [S9]. */
export function LeavingNotice({ deletedFrom }: { deletedFrom: string }) {
  const { t } = useTranslation('kennel')
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const { revalidate } = useRevalidator()
  const day = useDay()

  async function stay() {
    await request(KEEP_MY_ACCOUNT, {})
    revalidate()
  }

  return (
    <PaperNotice kind="danger" word={t('account.title')} live="status">
      <p className={styles.leaving}>{t('account.leaving', { day: day(deletedFrom) })}</p>
      <Button kind="primary" disabled={isAsking} onClick={() => void ask(stay)}>
        {t('account.keep')}
      </Button>
      <SignInAgain {...signIn} />
      <MessageDialog title={t('account.title')} message={message} onClose={() => tell(null)} />
    </PaperNotice>
  )
}

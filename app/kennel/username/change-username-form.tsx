import { Link, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { SET_USERNAME } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { NameField, useNameEntry } from '../name-field.tsx'
import styles from '../styles/kennel.module.css'
import { useQuestion } from '../use-question.ts'

export function ChangeUsernameForm({ username }: { username: string }) {
  const { t } = useTranslation(['kennel', 'words'])
  const entry = useNameEntry(username)
  const { isAsking, message, tell, ask } = useQuestion()
  const navigate = useNavigate()

  async function change(wanted: string) {
    const { setUsername } = await request(SET_USERNAME, { username: wanted })
    if (setUsername.success) navigate('/h5/choose')
    else tell(setUsername.message)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = entry.finish()
    if (wanted !== null) void ask(() => change(wanted))
  }

  return (
    <Panel title={t('changeUsername.title')} level={1} className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <p>{t('changeUsername.lead')}</p>
        <NameField entry={entry} label={t('newUser.username')} name="username" autoComplete="username" />
        <div className={styles.actions}>
          <Button to="/h5/choose" icon="back">
            {t('words:back')}
          </Button>
          <Button type="submit" kind="primary" disabled={isAsking}>
            {t('words:ok')}
          </Button>
        </div>
      </form>
      <p>
        <Link to="/h5/account">{t('account.toAccount')}</Link>
      </p>
      <MessageDialog title={t('changeUsername.title')} message={message} onClose={() => tell(null)} />
    </Panel>
  )
}

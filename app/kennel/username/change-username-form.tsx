import { Link, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useDay } from '#app/kennel/use-day.ts'
import { SET_USERNAME } from '#app/queries.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { FreeNames } from '../free-names.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { NameField, useNameEntry } from '../name-field.tsx'
import { useQuestion } from '../use-question.ts'
import styles from '../styles/kennel.module.css'

type ChangeUsernameFormProps = {
  username: string
  /** From when the username may be changed again, ISO 8601; null if it may be changed now [N14]. */
  nextAt: string | null
}

export function ChangeUsernameForm({ username, nextAt }: ChangeUsernameFormProps) {
  const { t } = useTranslation(['kennel', 'words'])
  const entry = useNameEntry('username', username)
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const [freeNames, setFreeNames] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const day = useDay()

  async function change(wanted: string) {
    const { setUsername } = await request(SET_USERNAME, { username: wanted })
    if (setUsername.success) {
      entry.forget()
      return navigate('/h5/choose')
    }
    setFreeNames(setUsername.freeNames)
    tell(
      setUsername.nextAt === null ? setUsername.message : t('changeUsername.again', { day: day(setUsername.nextAt) }),
    )
  }

  function take(name: string) {
    entry.write(name)
    void ask(() => change(name))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = entry.finish()
    if (wanted !== null) void ask(() => change(wanted))
  }

  return (
    <Panel title={t('changeUsername.title')} level={1} className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <p>
          {t('changeUsername.lead')} {t('newUser.seen')}
        </p>
        {nextAt !== null && <p className={styles.notYet}>{t('changeUsername.again', { day: day(nextAt) })}</p>}
        <fieldset className={styles.fields} disabled={nextAt !== null}>
          <NameField entry={entry} label={t('newUser.username')} name="username" autoComplete="username" />
          <div className={styles.actions}>
            <Button to="/h5/choose" icon="back">
              {t('words:back')}
            </Button>
            <Button type="submit" kind="primary" disabled={isAsking || nextAt !== null}>
              {t('words:ok')}
            </Button>
          </div>
        </fieldset>
      </form>
      <p className={styles.more}>
        <Link to="/h5/account">{t('account.toAccount')}</Link>
      </p>
      <MessageDialog title={t('changeUsername.title')} message={message} onClose={() => tell(null)}>
        <FreeNames names={freeNames} onTake={take} isAsking={isAsking} />
      </MessageDialog>
      <SignInAgain {...signIn} />
    </Panel>
  )
}

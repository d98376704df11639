import { useNavigate, useSubmit } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { CREATE_USER } from '#app/queries.ts'
import type { Validity } from '#app/queries.ts'
import { clearNewUserCredential, newUserCredential, storeSession } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { useKept } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { isLanguage } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { AGE_MIN, TERMS } from '#durable/rules/users/terms.ts'
import { AgreeBox } from '../agree-box.tsx'
import { FreeNames } from '../free-names.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { NameField, useNameEntry } from '../name-field.tsx'
import { useQuestion } from '../use-question.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from '../styles/kennel.module.css'

const TEXT_OF = {
  invalidToken: 'refusals:sign-in-expired',
  invalidUsername: 'refusals:name-invalid',
  reservedUsername: 'refusals:name-reserved',
  unfitUsername: 'refusals:name-unfit',
  usernameTaken: 'refusals:username-taken',
  termsChanged: 'kennel:terms.changed',
} as const satisfies Record<Exclude<Validity, 'none'>, string>

/** The last step of signing up. */
export function NewUserForm() {
  const { t } = useTranslation(['kennel', 'refusals'])
  const current = useLanguage()
  const [language, setLanguage, forgetLanguage] = useKept<Language>('new-user-language', current, isLanguage)
  const [isExpired, setExpired] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [freeNames, setFreeNames] = useState<readonly string[]>([])
  const entry = useNameEntry('new-user')
  const { isAsking, message, tell, ask } = useQuestion()
  const navigate = useNavigate()
  const submit = useSubmit()

  async function create(username: string) {
    const { createUser } = await request(CREATE_USER, {
      token: newUserCredential() ?? '',
      username,
      language,
      terms: TERMS.version,
    })
    if (createUser.valid !== 'none') {
      setExpired(createUser.valid === 'invalidToken')
      setFreeNames(createUser.freeNames)
      return tell(t(TEXT_OF[createUser.valid]))
    }
    storeSession(createUser.token ?? '')
    entry.forget()
    forgetLanguage()
    // A user from the app is sent back into it by the start page, which has a button in case that needs a click.
    const next = appVisit() ? '/' : '/h5/choose/new'
    if (language === current) navigate(next)
    else submit({ language, returnTo: next }, { method: 'post', action: '/language' })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const username = entry.finish()
    if (!isAgreed) return tell(t('terms.must', { age: AGE_MIN }))
    if (username !== null) void ask(() => create(username))
  }

  function take(name: string) {
    entry.write(name)
    void ask(() => create(name))
  }

  function onClose() {
    tell(null)
    if (!isExpired) return
    clearNewUserCredential()
    navigate('/')
  }

  return (
    <Panel title={t('newUser.title')} level={1} className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <p>
          {t('newUser.lead')} {t('newUser.seen')}
        </p>
        <NameField entry={entry} label={t('newUser.username')} name="username" autoComplete="username" />
        <LanguageChoice label={t('newUser.language')} value={language} onChange={setLanguage} />
        <AgreeBox isAgreed={isAgreed} onChange={setAgreed} />
        <div className={styles.actions}>
          <Button type="submit" kind="primary" disabled={isAsking}>
            {t('newUser.ok')}
          </Button>
        </div>
      </form>
      <MessageDialog title={t('newUser.title')} message={message} onClose={onClose}>
        <FreeNames names={freeNames} onTake={take} isAsking={isAsking} />
      </MessageDialog>
    </Panel>
  )
}

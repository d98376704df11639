import { Link, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { RENAME_DOG } from '#app/queries.ts'
import type { MyGivenName } from '#app/queries.ts'
import { useContact } from '#app/site/contact.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { FreeNames } from '../free-names.tsx'
import { NameField, useNameEntry } from '../name-field.tsx'
import { useDay } from '../use-day.ts'
import { useQuestion } from '../use-question.ts'
import styles from '../styles/chooser.module.css'

/** Says that staff took a name away, and which one they gave. The owner can choose another one. */
export function GivenNameNotice({ name: { dogId, former, given, fault, origin, until } }: { name: MyGivenName }) {
  const { t } = useTranslation('kennel')
  const day = useDay()
  const { address } = useContact()
  return (
    <PaperNotice kind="danger" word={t('takenName.title')} live="status">
      <p className={styles.taken}>
        {t(dogId === null ? 'takenName.user' : 'takenName.dog', { former, given })} {t(`takenName.fault.${fault}`)}{' '}
        {origin} {t('takenName.until', { day: day(until) })}
      </p>
      <p className={styles.taken}>{t('takenName.wrong', { address })}</p>
      {dogId === null ? (
        <Link to="/h5/change-username">{t('takenName.toUsername')}</Link>
      ) : (
        <RenameForm dogId={dogId} given={given} />
      )}
    </PaperNotice>
  )
}

function RenameForm({ dogId, given }: { dogId: number; given: string }) {
  const { t } = useTranslation('kennel')
  const entry = useNameEntry(`rename-${dogId}`)
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const [freeNames, setFreeNames] = useState<readonly string[]>([])
  const kennel = useRevalidator()

  async function rename(name: string) {
    const { renameDog } = await request(RENAME_DOG, { dogId, name })
    tell(renameDog.message)
    setFreeNames(renameDog.freeNames)
    if (renameDog.dogId === null) return
    entry.forget()
    kennel.revalidate()
  }

  function take(name: string) {
    entry.write(name)
    void ask(() => rename(name))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const name = entry.finish()
    if (name !== null) void ask(() => rename(name))
  }

  return (
    <>
      <form className={styles.rename} onSubmit={onSubmit} noValidate>
        <NameField entry={entry} label={t('takenName.newName', { name: given })} name="name" refusal={message} />
        <Button type="submit" kind="primary" disabled={isAsking}>
          {t('takenName.save')}
        </Button>
      </form>
      {message !== null && <FreeNames names={freeNames} onTake={take} isAsking={isAsking} />}
      <SignInAgain {...signIn} />
    </>
  )
}

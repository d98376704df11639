import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import type { Me, MyTier } from '#app/queries.ts'
import { appVisit, openApp } from '#app/shared/app-wrapper/app-visit.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { useContact } from '../contact.ts'
import { maySeeDemoPark, openDemoPark } from './demo-park.ts'
import { signOut } from './sign-out.ts'
import styles from '../styles/sign-in-box.module.css'

type SignedInProps = {
  me: Me
  tier: MyTier | null
  stage: boolean
  onSignedOut: () => void
  /** The server has refused the demo park: the user is another one than the page believes. */
  onDemoClosed: () => void
}

export function SignedInPanel({ me, tier, stage, onSignedOut, onDemoClosed }: SignedInProps) {
  const { t } = useTranslation('site')
  const list = new Intl.ListFormat(LANGUAGE_TAGS[useLanguage()], { type: 'conjunction' })
  const waiting = me.dogs.filter((dog) => !dog.isDead).map((dog) => dog.name)
  const { demoPark } = useContact()
  const [app] = useState(appVisit)
  const [failure, setFailure] = useState<'signIn.demoClosed' | 'signIn.unreachable' | null>(null)

  function openDemo() {
    setFailure(null)
    openDemoPark(demoPark).catch((error: unknown) => {
      const isClosed = error instanceof RefusedError && error.reason === 'demo-closed'
      setFailure(isClosed ? 'signIn.demoClosed' : 'signIn.unreachable')
      onDemoClosed()
    })
  }

  // A user who came from the app is sent back into it. Some browsers open an app only at a click, so there is a button,
  // too.
  useEffect(() => {
    if (app) openApp(app).catch(() => {})
  }, [app])

  return (
    <>
      <h1 className={styles.title}>{t('signIn.hello', { name: me.username })}</h1>
      <p>{waiting.length > 0 ? t('signIn.waiting', { dogs: list.format(waiting) }) : t('signIn.noDogs')}</p>
      {app ? (
        <Button kind="primary" size="big" icon="paw" onClick={() => void openApp(app).catch(() => {})}>
          {t('signIn.toApp')}
        </Button>
      ) : (
        <Button to="/h5/choose" kind="primary" size="big" icon="paw">
          {t('signIn.enter')}
        </Button>
      )}
      <div className={styles.row}>
        <button type="button" className={styles.signOut} onClick={() => void signOut().then(onSignedOut)}>
          {t('signIn.signOut')}
        </button>
        {!stage && maySeeDemoPark(me, tier) && <Button onClick={openDemo}>{t('signIn.demo')}</Button>}
      </div>
      {failure && <p role="alert">{t(failure)}</p>}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { type Me, SIGN_OUT } from '#app/queries.ts'
import { clearSession } from '#app/session.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { useLanguage } from '../use-language.ts'
import styles from '../styles/sign-in-box.module.css'

export function SignedIn({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { t } = useTranslation('site')
  const list = new Intl.ListFormat(LANGUAGE_TAGS[useLanguage()], { type: 'conjunction' })
  const waiting = me.dogs.filter((dog) => !dog.isDead).map((dog) => dog.name)
  return (
    <>
      <h1>{t('signIn.hello', { name: me.username })}</h1>
      <p>{waiting.length > 0 ? t('signIn.waiting', { dogs: list.format(waiting) }) : t('signIn.noDogs')}</p>
      <Button to="/h5/choose" kind="primary" size="big" icon="paw">
        {t('signIn.enter')}
      </Button>
      <button type="button" className={styles.signOut} onClick={() => void signOut().then(onSignedOut)}>
        {t('signIn.signOut')}
      </button>
    </>
  )
}

/** Signs out here in any case; the server revokes the session where it can be reached. */
export async function signOut(): Promise<void> {
  await request(SIGN_OUT, {}).catch(() => null)
  clearSession()
}

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { googleIdToken } from './google-identity.ts'
import { fetchNonce } from './sign-in.ts'
import type { Enter } from './sign-in.ts'
import styles from '../styles/sign-in-box.module.css'

/** Shows our own button first, and replaces it by Google's when it is pressed. */
export function GoogleSignIn({ clientId, onEnter }: { clientId: string; onEnter: Enter }) {
  const { t } = useTranslation('site')
  const locale = LANGUAGE_TAGS[useLanguage()]
  const [asked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  async function ask() {
    setAsked(true)
    await onEnter(async () => {
      const nonce = await fetchNonce()
      const parent = place.current
      if (!parent) throw new Error('the sign-in box is gone')
      return googleIdToken({ parent, clientId, nonce, locale })
    })
    setAsked(false)
  }

  return (
    <>
      {!asked && (
        <Button kind="primary" size="big" icon="paw" onClick={() => void ask()}>
          {t('signIn.google')}
        </Button>
      )}
      {asked && <p>{t('signIn.googleNext')}</p>}
      <div ref={place} className={styles.google} hidden={!asked} />
    </>
  )
}

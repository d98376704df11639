import { Form, useLocation, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { SET_LANGUAGE } from '#app/queries.ts'
import { sessionToken } from '#app/session.ts'
import { Flag } from '#app/ui/flag.tsx'
import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import { useLanguage } from './use-language.ts'
import styles from './language-flags.module.css'

/** Chooses the language of the page. A plain form, so that it works before (and without) the scripts. */
export function LanguageFlags({ named = false }: { named?: boolean }) {
  const { t } = useTranslation('site')
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Form method="post" action="/language" className={styles.flags} aria-label={t('chooseLanguage')} onSubmit={choose}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={LANGUAGE_TAGS[language]}
          className={styles.flag}
          aria-current={language === current || undefined}
        >
          <Flag language={language} label={named ? '' : LANGUAGE_NAMES[language]} />
          {named && <span>{LANGUAGE_NAMES[language]}</span>}
        </button>
      ))}
    </Form>
  )
}

/** Tells the server of the language first if somebody is signed in. The page is loaded anew in any case. */
function useChooseLanguage() {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    // Otherwise the browser would restore the old scroll position after the load.
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const language = submitter instanceof HTMLButtonElement ? submitter.value : null
    if (!isLanguage(language) || sessionToken() === null) return
    event.preventDefault()
    const form = { language, returnTo: window.location.pathname + window.location.search }
    void request(SET_LANGUAGE, { language })
      // If the server cannot be told, the cookie still has the choice, and the next sign-in sends it.
      .catch(() => null)
      .then(() => submit(form, { method: 'post', action: '/language' }))
  }
}

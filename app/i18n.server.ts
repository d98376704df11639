import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { LANGUAGE_PARAMETER, LANGUAGE_TAGS, languageOfPage } from '#durable/rules/languages.ts'
import { I18N_OPTIONS } from './i18n.ts'
import { dk, en, no, se } from './locales/messages.ts'

const RESOURCES = { da: dk, en, nb: no, sv: se }

/**
 * Texts on the server. The locale is found by our own rule [L3], because the library reads nn-NO, no and se-NO in
 * Accept-Language as English.
 */
export const i18nServer = new RemixI18Next({
  detection: {
    supportedLanguages: Object.values(LANGUAGE_TAGS),
    fallbackLanguage: 'en',
    order: ['custom'],
    findLocale: ({ url, headers }) =>
      Promise.resolve(
        LANGUAGE_TAGS[
          languageOfPage({
            asked: new URL(url).searchParams.get(LANGUAGE_PARAMETER),
            cookie: headers.get('cookie'),
            accepted: headers.get('accept-language'),
          })
        ],
      ),
  },
  i18next: { ...I18N_OPTIONS, resources: RESOURCES },
})

const instances = new Map<string, i18n>()

/**
 * The texts of a language for rendering, by its tag. Responses share them, because nothing that renders changes them, and
 * to make them anew would take longer than to look up all texts of a page.
 */
export function serverTexts(tag: string): i18n {
  const known = instances.get(tag)
  if (known) return known
  const instance = createInstance().use(initReactI18next)
  // With all texts at hand it has ended when it returns.
  void instance.init(serverI18nOptions(tag))
  Object.assign(instance, { t: remembering(instance.t.bind(instance) as LookUp) })
  instances.set(tag, instance)
  return instance
}

type LookUp = (key: string, options?: { ns?: unknown }) => unknown

/** Remembers the texts in which nothing is filled in: looking them up took a twentieth of the time of a page. */
function remembering(lookUp: LookUp): LookUp {
  const known = new Map<string, unknown>()
  return (key, options = {}) => {
    const { ns, ...rest } = options
    if (Object.values(rest).some((value) => value !== undefined && value !== null)) return lookUp(key, options)
    const name = `${String(ns)}:${key}`
    if (!known.has(name)) known.set(name, lookUp(key, options))
    return known.get(name)
  }
}

/** i18next options of one language. */
export function serverI18nOptions(tag: string) {
  return { ...I18N_OPTIONS, lng: tag, resources: RESOURCES }
}

import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { I18N_OPTIONS } from '#app/i18n.ts'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

const ROUTE = 'routes/_site'

export const TEXTS = { dk, en, no, se }

/**
 * The HTML of a page in a language, as the server writes it. `answer` is that of the page's action.
 * @throws if a text is missing
 */
export function renderedPage(page: ReactNode, language: Language, answer?: object): string {
  return renderToStaticMarkup(<InPage page={page} language={language} answer={answer} />)
}

/** What else a page is opened with. */
export type PageState = {
  /** What its action has answered. */
  answer?: object | undefined
  /** What the loader of all pages has answered. */
  root?: object | undefined
  /** The query of its address, "?name=value". */
  query?: string
  /** An error, for which this page is shown. */
  error?: Error | undefined
}

/**
 * A page with what all pages stand in: its texts and a router.
 * @throws if a text is missing
 */
export function InPage({ page, language, ...state }: PageState & { page: ReactNode; language: Language }): ReactNode {
  // Made once, though a parent may render again.
  const [i18n] = useState(() => textsOf(language))
  const [router] = useState(() => routerOf(page, state))
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  )
}

function routerOf(page: ReactNode, { answer, root, query = '', error }: PageState) {
  const route = error
    ? { path: '/', element: <Throws error={error} />, errorElement: page }
    : { id: ROUTE, path: '/', element: page }
  return createMemoryRouter([route], {
    initialEntries: [`/${query}`],
    hydrationData: { ...(answer && { actionData: { [ROUTE]: answer } }), ...(root && { loaderData: { root } }) },
  })
}

function Throws({ error }: { error: Error }): ReactNode {
  throw error
}

/** The texts of a language. A missing one throws. */
export function textsOf(language: Language): i18n {
  const lng = LANGUAGE_TAGS[language]
  const texts = createInstance()
  void texts.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng,
    initImmediate: false,
    resources: { [lng]: TEXTS[language] },
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`missing translation: ${namespace}:${key}`)
    },
  })
  return texts
}

/** The visible text of some HTML: no tags, entities decoded, single spaces. */
export function readable(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\u2212/g, '-')
    .trim()
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Every text below a key of a language file, with its path. */
export function allTexts(messages: object, path = ''): [path: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : allTexts(value as object, `${path}${name}.`),
  )
}

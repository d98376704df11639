import { parse } from 'graphql'
import type { PageContext } from '#app/load-context.ts'
import { type Language, LANGUAGE_PARAMETER, languageOfPage } from '#durable/rules/languages.ts'
import { contactOf } from './contact.ts'
import type { Env } from './env.ts'
import { executeInProcess } from './graphql/execute.ts'

type Rendering = {
  nonce: string
  /** Told when a loader could not have its data. */
  onFailure?: () => void
}

/** What the pages' loaders get: data in process, never over HTTP to ourselves. */
export function pageContext(request: Request, env: Env, { nonce, onFailure }: Rendering): PageContext {
  const language = languageOf(request)
  const query = executeInProcess(env, { language })
  return {
    query: (document, variables) =>
      query({ ...document, ...parse(document.loc?.source.body ?? '') }, variables).catch((error: unknown) => {
        onFailure?.()
        throw error
      }),
    language,
    nonce,
    signIn: { local: env.LOCAL_SIGN_IN === '1', googleClientId: env.GOOGLE_CLIENT_ID },
    contact: contactOf(env),
    stage: env.STAGE === '1',
  }
}

/** The language in which a page is rendered. */
export function languageOf({ url, headers }: Request): Language {
  return languageOfPage({
    asked: new URL(url).searchParams.get(LANGUAGE_PARAMETER),
    cookie: headers.get('cookie'),
    accepted: headers.get('accept-language'),
  })
}

import type { PageContext } from '#app/load-context.ts'
import { languageOfHeaders } from '#durable/rules/languages.ts'
import type { Env } from './env.ts'
import { executeInProcess } from './graphql/execute.ts'

/** What the pages' loaders get: data in process, never over HTTP to ourselves. */
export function pageContext(request: Request, env: Env, nonce: string): PageContext {
  const language = languageOfHeaders(request.headers.get('cookie'), request.headers.get('accept-language'))
  return {
    query: executeInProcess(env, { language }),
    language,
    nonce,
    signIn: { local: env.LOCAL_SIGN_IN === '1', googleClientId: env.GOOGLE_CLIENT_ID },
    stage: env.STAGE === '1',
  }
}

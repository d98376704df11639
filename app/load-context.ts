import type { TadaDocumentNode } from 'gql.tada'
import type { Language } from '#durable/rules/languages.ts'

/** What a loader gets besides its request. The app says what it needs; worker/load-context.ts provides it. */
export type PageContext = {
  /** Runs an operation as an anonymous visitor, in process. */
  query: <Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) => Promise<Result>
  language: Language
  /** For the inline scripts of this response. */
  nonce: string
  signIn: SignInWays
  /** The stage feature flag: this is the demo park. */
  stage: boolean
}

/** How a visitor can sign in here; `googleClientId` is empty where Google is not set up. */
export type SignInWays = { local: boolean; googleClientId: string }

declare module '@remix-run/cloudflare' {
  // Declaration merging: the one way to type a Remix load context and its single fetch.
  interface AppLoadContext extends PageContext {}
  interface Future {
    v3_singleFetch: true
  }
}

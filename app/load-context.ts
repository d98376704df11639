import type { TadaDocumentNode } from 'gql.tada'
import type { Language } from '#durable/rules/languages.ts'
import type { Capability, StaffBadge } from '#durable/rules/roles.ts'

/** What a loader gets besides its request. The app says what it needs; worker/load-context.ts provides it. */
export type PageContext = {
  /** Runs an operation as an anonymous visitor, in process. */
  query: <Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) => Promise<Result>
  language: Language
  /** For the inline scripts of this response. */
  nonce: string
  signIn: SignInWays
  contact: Contact
  /** The stage feature flag: this is the demo park. */
  stage: boolean
  /** The staff pages as they are open to who asks, or null: to nobody. */
  desk: () => Promise<Desk | null>
}

/** Whom a staff page is made for. */
export type Desk = {
  username: string
  badge: StaffBadge | null
  capabilities: readonly Capability[]
  /** Until when (epoch ms) the last sign-in is good for changes [S5]. */
  freshUntil: number
  /** Runs an operation as this member of staff, in process. */
  query: PageContext['query']
}

/** Where people write to us and where else we are, as whoever deploys has set it; '' where we are not. */
export type Contact = {
  /** An e-mail address. */
  address: string
  instagram: string
  youtube: string
  tiktok: string
  chatServer: string
  supporterPlatform: string
  /** The origin of the demo park, such as "https://demo.example.org"; empty where it is this very park. */
  demoPark: string
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

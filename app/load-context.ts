import type { TadaDocumentNode } from 'gql.tada'
import type { BansDesk } from '#app/manage/bans/bans-desk.ts'
import type { FilmsDesk } from '#app/manage/cinema/films-desk.ts'
import type { HealthDesk } from '#app/manage/health/health-desk.ts'
import type { NewsDesk } from '#app/manage/news/news-desk.ts'
import type { RecordsDesk } from '#app/manage/records/records-desk.ts'
import type { AppealsDesk } from '#app/manage/reports/appeals-desk.ts'
import type { ReportsDesk } from '#app/manage/reports/reports-desk.ts'
import type { SettingsDesk } from '#app/manage/settings/settings-desk.ts'
import type { TeamDesk } from '#app/manage/team/team-desk.ts'
import type { UsersDesk } from '#app/manage/users/users-desk.ts'
import type { WordsDesk } from '#app/manage/words/words-desk.ts'
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

/**
 * What the staff pages ask of the server, in process: each method asks for itself what the member of staff may.
 * @throws what `refusalIn` (app/manage/form/outcome.ts) reads, where the rules say no
 */
export type DeskMethods = AppealsDesk &
  BansDesk &
  FilmsDesk &
  HealthDesk &
  NewsDesk &
  RecordsDesk &
  ReportsDesk &
  SettingsDesk &
  TeamDesk &
  UsersDesk &
  WordsDesk

/** The staff pages, opened by a member of staff. */
export type Desk = DeskMethods & {
  username: string
  badge: StaffBadge | null
  capabilities: readonly Capability[]
  /** Until when (epoch ms) the last sign-in is good for changes [S5]. */
  freshUntil: number
  /** What the rooms are called, by their keys, as everybody may know. */
  roomNames: () => Promise<ReadonlyMap<string, string>>
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

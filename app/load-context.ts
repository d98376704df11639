import type { TadaDocumentNode } from 'gql.tada'
import type { BansDesk } from '#app/manage/bans/bans-desk.ts'
import type { FilmsDesk } from '#app/manage/cinema/films-desk.ts'
import type { CommitteeDesk } from '#app/manage/committee/committee-desk.ts'
import type { HealthDesk } from '#app/manage/health/health-desk.ts'
import type { NewsDesk } from '#app/manage/news/news-desk.ts'
import type { RecordsDesk } from '#app/manage/records/records-desk.ts'
import type { AppealsDesk } from '#app/manage/reports/appeals-desk.ts'
import type { ClosuresDesk } from '#app/manage/reports/closures-desk.ts'
import type { KicksDesk } from '#app/manage/reports/kicks-desk.ts'
import type { PublicReportsDesk } from '#app/manage/reports/public-reports-desk.ts'
import type { ReportsDesk } from '#app/manage/reports/reports-desk.ts'
import type { ScoresDesk } from '#app/manage/scores/scores-desk.ts'
import type { SettingsDesk } from '#app/manage/settings/settings-desk.ts'
import type { SupportersDesk } from '#app/manage/supporters/supporters-desk.ts'
import type { TeamDesk } from '#app/manage/team/team-desk.ts'
import type { UsersDesk } from '#app/manage/users/users-desk.ts'
import type { WordsDesk } from '#app/manage/words/words-desk.ts'
import type { PublicReports } from '#app/site/report/public-reports.ts'
import type { Transparency } from '#app/site/transparency/transparency.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Capability, StaffBadge } from '#durable/rules/roles.ts'

/** What a loader gets besides its request. The type is the app's; worker/load-context.ts implements it. */
export type PageContext = {
  /** Runs an operation as an anonymous visitor, in the same process. */
  query: <Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) => Promise<Result>
  language: Language
  /** The CSP nonce for the inline scripts of this response. */
  nonce: string
  signIn: SignInWays
  contact: Contact
  operator: Operator
  /** Whether this is the demo park. */
  stage: boolean
  /** "name=value" in the address of a page shows what staff have there (app/shared/use-magic.ts); '' for none. */
  magicParameter: string
  /** Reports by anybody, from the page of the site. */
  publicReports: PublicReports
  /** What staff have done lately, in numbers. */
  transparency: () => Promise<Transparency>
  /** The staff pages for the signed-in member of staff; null for everybody else. */
  desk: () => Promise<Desk | null>
}

/**
 * The methods of the staff pages, called in the same process. Each method checks the capability that it needs.
 * @throws the refusals that `refusalIn` (app/manage/form/outcome.ts) reads
 */
export type DeskMethods = AppealsDesk &
  BansDesk &
  ClosuresDesk &
  CommitteeDesk &
  FilmsDesk &
  HealthDesk &
  KicksDesk &
  NewsDesk &
  PublicReportsDesk &
  RecordsDesk &
  ReportsDesk &
  ScoresDesk &
  SettingsDesk &
  SupportersDesk &
  TeamDesk &
  UsersDesk &
  WordsDesk

/** The methods of the staff pages, with facts about the member of staff who has opened them. */
export type Desk = DeskMethods & {
  username: string
  badge: StaffBadge | null
  capabilities: readonly Capability[]
  /** Until when (epoch ms) the last sign-in is recent enough for changes [S5]. */
  freshUntil: number
  /** The public names of the rooms, by their keys. */
  roomNames: () => Promise<ReadonlyMap<string, string>>
}

/** Addresses of the park, as set in `[vars]` of wrangler.toml; '' for what is not set. */
export type Contact = {
  /** An e-mail address. */
  address: string
  instagram: string
  youtube: string
  tiktok: string
  chatServer: string
  /** Whether supporters can connect their accounts with Patreon. */
  canConnect: boolean
  supporterPlatform: string
  /** The origin of the demo park, such as "https://demo.example.org"; empty where it is this very park. */
  demoPark: string
}

/** Who answers for the park before the law, as set in `[vars]` of wrangler.toml. */
export type Operator = {
  name: string
  /** A postal address in one line. */
  address: string
  /** The e-mail address for authorities and for questions about personal data. */
  email: string
  /** The languages in which mail is answered. */
  languages: readonly Language[]
  /** The data protection authority of the operator's country. */
  authority: { name: string; url: string }
}

/** The ways to sign in here. `googleClientId` is '' where Google is not set up. */
export type SignInWays = { local: boolean; googleClientId: string }

declare module '@remix-run/cloudflare' {
  // Declaration merging is how Remix lets us type the load context and turn on single fetch.
  interface AppLoadContext extends PageContext {}
  interface Future {
    v3_singleFetch: true
  }
}

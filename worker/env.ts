import type { ParkRoom } from '#durable/park-room.ts'
import type { MainPark } from '#durable/rules/users/vouching.ts'

/** The bindings and variables of wrangler.toml, and those of .dev.vars. */
export type Env = {
  DB: D1Database
  PARK_ROOM: DurableObjectNamespace<ParkRoom>
  /** 'eu' keeps the rooms and what is said in them within the EU; '' where the runtime knows no jurisdictions. */
  ROOM_JURISDICTION: '' | 'eu'
  ASSETS: Fetcher
  /** The script without bindings that runs code of administrators (worker/sandbox). */
  SANDBOX: Pick<Fetcher, 'fetch'>
  GOOGLE_CLIENT_ID: string
  /** Origins besides our own that may open a park socket, separated by spaces. */
  ALLOWED_ORIGINS: string
  /** How many dogs a room takes before a twin of it opens (durable/rules/places/capacity.ts); 150 if absent. */
  ROOM_MAX_DOGS?: string
  /** Hosts besides our own from which films of the cinema may come, separated by spaces. */
  FILM_HOSTS?: string
  /** The e-mail address of the contact links. */
  CONTACT_ADDRESS: string
  /** Who runs the park: a name, and a postal address in one line. */
  OPERATOR_NAME: string
  OPERATOR_ADDRESS: string
  /** The e-mail address for authorities and for questions about personal data. */
  OPERATOR_EMAIL: string
  /** Codes of the languages in which the operator answers, separated by spaces. */
  OPERATOR_LANGUAGES: string
  /** The data protection authority of the country where the operator is. */
  AUTHORITY_NAME: string
  AUTHORITY_URL: string
  /** Links to our pages elsewhere, https. An empty one is shown nowhere. */
  INSTAGRAM_URL: string
  YOUTUBE_URL: string
  TIKTOK_URL: string
  CHAT_SERVER_URL: string
  SUPPORTER_PLATFORM_URL: string
  /** The package of the Android app and its certificates (worker/routes/app-links.ts); absent or empty without one. */
  APP_ANDROID_CERT?: string
  /** The ids of team and bundle of the iOS app; absent or empty without one. */
  APP_IOS_ID?: string
  /**
   * Where supporters connect their accounts: https://www.patreon.com, or /local-platform for the stand-in of local parks.
   * Empty or absent: nobody can (worker/patreon/platform.ts).
   */
  PATREON_ORIGIN?: string
  /** The client by which Patreon knows us, and its secret. */
  PATREON_CLIENT_ID?: string
  PATREON_CLIENT_SECRET?: string
  /** The id of our campaign there, and the ids of its tiers with ours: "101:Gold 102:Silver". */
  PATREON_CAMPAIGN?: string
  PATREON_TIERS?: string
  /** Empty if the demo park is this very park. */
  DEMO_PARK_ORIGIN: string
  SIGN_IN_BRAKE: RateLimit
  NEW_DOG_BRAKE: RateLimit
  REACTION_BRAKE: RateLimit
  TICKET_BRAKE: RateLimit
  SEARCH_BRAKE: RateLimit
  EXPORT_BRAKE: RateLimit
  ROUND_BRAKE: RateLimit
  RETURN_BRAKE: RateLimit
  CARD_BRAKE: RateLimit
  ALL_CARDS_BRAKE: RateLimit
  CODE_BRAKE: RateLimit
  DOCUMENT_BRAKE: RateLimit
  VISITOR_BRAKE: RateLimit
  PAGE_BRAKE: RateLimit
  REPORT_BRAKE: RateLimit
  SUPPORT_BRAKE: RateLimit
  /** The secret that the courses of the games are made from (worker/rounds/park-seed.ts); absent where local sign-in is open. */
  PARK_SEED_KEY?: string
  /** The secret by which excluded sign-ins are hashed (worker/exclusions/excluded-subject.ts); absent where local sign-in is open. */
  EXCLUSION_KEY?: string
  /** The public key by which push services know the park (RFC 8292), base64url. Empty: nothing is sent, nothing offered. */
  VAPID_PUBLIC_KEY?: string
  /** The private key that belongs to it; a secret. */
  VAPID_PRIVATE_KEY?: string
  /** The keys that seal what must not be read in the database (worker/sealing.ts); absent where nothing is sealed. */
  SEAL_KEYS?: string
  /** '1' turns local sign-in on; set in .dev.vars only. */
  LOCAL_SIGN_IN?: string
  /** '1' makes this the demo park, which shows a banner. */
  STAGE?: string
  /** [DP1] The park that vouches for whoever comes in; only in a demo park that is a deployment of its own. */
  MAIN_PARK?: MainPark
  /**
   * A parameter, "name=value", with which a page shows what staff have, for looking at it. The server gives nothing for it.
   * Local parks alone: whoever sees a page sees it. Absent: none.
   */
  MAGIC_PARAMETER?: string
  /** The id of the deployment; absent in local development. */
  DEPLOYMENT?: WorkerVersionMetadata
}

/** What it takes to call a room (worker/reach/reach.ts). */
export type RoomsEnv = Pick<Env, 'PARK_ROOM' | 'ROOM_JURISDICTION'>

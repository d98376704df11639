import type { ParkRoom } from '#durable/park-room.ts'

/** The bindings of wrangler.toml and the secrets beside them. */
export type Env = {
  DB: D1Database
  PARK_ROOM: DurableObjectNamespace<ParkRoom>
  ASSETS: Fetcher
  GOOGLE_CLIENT_ID: string
  /** Origins besides our own that may open a park socket, separated by spaces. */
  ALLOWED_ORIGINS: string
  /** Dogs that a room takes before a twin of it opens (durable/rules/places/capacity.ts); absent: 150. */
  ROOM_MAX_DOGS?: string
  /** Hosts besides our own that films of the cinema may come from, separated by spaces. */
  FILM_HOSTS?: string
  /** Where people write to us. */
  CONTACT_ADDRESS: string
  /** Where else we are, https; '' where we are not, and the pages say nothing of it. */
  INSTAGRAM_URL: string
  YOUTUBE_URL: string
  TIKTOK_URL: string
  CHAT_SERVER_URL: string
  SUPPORTER_PLATFORM_URL: string
  /** '' where the demo park is this very park. */
  DEMO_PARK_ORIGIN: string
  SIGN_IN_BRAKE: RateLimit
  NEW_DOG_BRAKE: RateLimit
  REACTION_BRAKE: RateLimit
  TICKET_BRAKE: RateLimit
  SEARCH_BRAKE: RateLimit
  EXPORT_BRAKE: RateLimit
  ROUND_BRAKE: RateLimit
  /** The secret that the courses of the games are made from (worker/rounds/park-seed.ts); absent where local sign-in is open. */
  PARK_SEED_KEY?: string
  /** '1' opens the local sign-in; set in .dev.vars only. */
  LOCAL_SIGN_IN?: string
  /** '1' makes this the demo park: a banner says so. */
  STAGE?: string
  /** Names what is deployed; absent where nothing was deployed. */
  DEPLOYMENT?: WorkerVersionMetadata
}

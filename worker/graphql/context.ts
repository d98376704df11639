import type { Language } from '#durable/rules/languages.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import type { Query } from '#worker/db/query.ts'
import type { Env } from '#worker/env.ts'
import type { Asked } from './foresight.ts'

/** What resolvers get besides their arguments. `now` is epoch ms, the same for the whole request. */
export type GraphQLContext = {
  /** The answers to what the only root field has foreseen (foresight.ts); empty where it has not. */
  foreseen: readonly unknown[]
  env: Env
  db: Db
  viewer: Viewer | null
  /** The network of the client, for rate limits; null if it is not known or the own machine. */
  address: string | null
  /** The id of the client's browser; null if it sends none. */
  device: string | null
  /** The viewer's language, or that of the browser. */
  language: Language
  now: number
  random: () => number
  /** Sent to the client with an error that is our fault, and logged with it. */
  requestId: string
}

type Recognized = Pick<GraphQLContext, 'viewer' | 'foreseen' | 'language'>

/**
 * The context of a request from outside. `recognize` finds the viewer and what follows from it, and sets it; the queries are
 * asked in the same round trip. It answers null where that failed, and `failure` is why.
 */
export type RequestContext = GraphQLContext & {
  recognize: (queriesFor: (asked: Asked) => readonly Query<unknown>[]) => Promise<Recognized | null>
  failure: unknown
}

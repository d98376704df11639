import type { Language } from '#durable/rules/languages.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'

/** What resolvers know besides their arguments. `now` is epoch ms, the same for the whole request. */
export type GraphQLContext = {
  env: Env
  db: Db
  viewer: Viewer | null
  /** The network address of the asker, for brakes; null where it is not known. */
  address: string | null
  /** What the browser calls itself; null where it does not say. */
  device: string | null
  /** The viewer's own, or that of the browser. */
  language: Language
  now: number
  random: () => number
  /** Told to the client with an error that is our fault, and logged with it. */
  requestId: string
}

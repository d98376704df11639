import type { Env } from '#worker/env.ts'
import { VERSION } from '#worker/version.ts'
import { standInPlatform } from './stand-in.ts'

/** What stands for the platform in a local park: it answers in this process, at this path of our own origin. */
export const STAND_IN = '/local-platform'

/** The origin of a local park where no request tells it, as in a cron. The stand-in is asked in process, so it is never looked up. */
const LOCAL_ORIGIN = 'https://park.test'

/** How long Patreon may take for one answer, ms. */
const ANSWER_WITHIN_MS = 10_000

/** An answer of the platform. `status` is 0 where none came in time; `json` is null for what is no JSON. */
export type PlatformAnswer = { status: number; json: unknown }

/** How the platform is asked. Paths begin with "/". */
export type Asker = {
  /** The address of a path, for a browser. */
  at: (path: string) => string
  ask: (path: string, init?: RequestInit) => Promise<PlatformAnswer>
}

/** `origin` is our own, '' where nothing tells it. */
export function platformAsker(
  { PATREON_ORIGIN: platform = '', CONTACT_ADDRESS: contact }: Pick<Env, 'PATREON_ORIGIN' | 'CONTACT_ADDRESS'>,
  origin: string,
): Asker {
  const isStandIn = platform === STAND_IN
  const base = isStandIn ? `${origin || LOCAL_ORIGIN}${STAND_IN}` : platform
  const at = (path: string) => base + path
  return {
    at,
    ask: async (path, init = {}) => {
      const headers = new Headers(init.headers)
      // Who does not say who they are is taken for a robot.
      headers.set('user-agent', `Voffpark/${VERSION} (+${origin || `mailto:${contact}`})`)
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const request = new Request(at(path), { ...init, headers, signal })
      try {
        const answer = await (isStandIn ? standInPlatform.fetch(pathWithin(request)) : fetch(request))
        return { status: answer.status, json: await answer.json().catch(() => null) }
      } catch {
        return { status: 0, json: null }
      }
    },
  }
}

export function queryOf(parts: Record<string, string>): string {
  return new URLSearchParams(parts).toString()
}

/** The stand-in is asked by the paths of the platform. */
function pathWithin(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(STAND_IN.length)
  return new Request(url, request)
}

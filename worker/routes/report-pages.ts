import type { MiddlewareHandler } from 'hono'
import { comparablePath, isBelow } from '#worker/edge/comparable-path.ts'
import type { Env } from '#worker/env.ts'

/** [B20] The pages of reports have a number of their own each: no cache keeps them, and no search engine lists a number. */
export const reportPageRules: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next()
  const path = comparablePath(c.req.url)
  if (!isBelow(path, '/report')) return
  c.res.headers.set('Cache-Control', 'no-store')
  if (path.startsWith('/report/')) c.res.headers.set('X-Robots-Tag', 'noindex')
}

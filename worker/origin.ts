import type { Env } from './env.ts'

/** Whether requests of a page of this origin are allowed: our own, or one of ALLOWED_ORIGINS (the app wrapper's). */
export function isOurOrigin(origin: string, request: Request, env: Pick<Env, 'ALLOWED_ORIGINS'>): boolean {
  return origin === new URL(request.url).origin || env.ALLOWED_ORIGINS.split(' ').filter(Boolean).includes(origin)
}

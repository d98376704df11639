import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * The `Set-Cookie` values for the chosen language: it is stored, and that of the visit is over. Scripts may read them; they
 * hold no secret.
 */
export function languageCookies(language: Language, isSecure: boolean): readonly [string, string] {
  const anywhere = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_S}; ${anywhere}`,
    `${VISIT_LANGUAGE_COOKIE}=; Max-Age=0; ${anywhere}`,
  ]
}

/** The answer to a form is a header with the path, and no address of ours is longer. */
const RETURN_MAX = 2048

/**
 * Where a form returns to: a path on our own origin, or the start page for anything that could lead elsewhere. A
 * language in the path is removed, because a new one was just chosen.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > RETURN_MAX || !value.startsWith('/')) return '/'
  const origin = 'http://ours.invalid'
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  if (url?.origin !== origin) return '/'
  if (url.searchParams.has(LANGUAGE_PARAMETER)) url.searchParams.delete(LANGUAGE_PARAMETER)
  const path = url.pathname.replace(/^\/+/, '/') + url.search
  return path.length > RETURN_MAX ? '/' : path
}

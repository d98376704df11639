import { type Language, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '#durable/rules/languages.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The `Set-Cookie` value for the chosen language. Scripts may read the cookie; it holds no secret. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
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

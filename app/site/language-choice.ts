import { type Language, LANGUAGE_COOKIE } from '#durable/rules/languages.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** `Set-Cookie` for the chosen language. Scripts may read it; it holds no secret. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Where to go after a form: a path of ours, or the start page for anything that could lead elsewhere. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const origin = 'http://ours.invalid'
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}

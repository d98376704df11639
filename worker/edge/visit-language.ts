import { isLanguage, LANGUAGE_PARAMETER, languageOfHeaders, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'

/**
 * [L4] The `Set-Cookie` value by which the language of an address holds for the visit: a visitor whom a search engine has
 * sent to a page in one language gets the next page in it, too. The browser forgets it when it is closed, and a stored
 * choice stays. null where the next page is in that language anyway, and for what is no page that somebody has opened.
 */
export function visitLanguageCookie({ url, method, headers }: Request): string | null {
  const { searchParams, protocol } = new URL(url)
  const asked = searchParams.get(LANGUAGE_PARAMETER)
  const isOpened = method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
  if (!isOpened || !isLanguage(asked)) return null
  if (languageOfHeaders(headers.get('cookie'), headers.get('accept-language')) === asked) return null
  return `${VISIT_LANGUAGE_COOKIE}=${asked}; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}

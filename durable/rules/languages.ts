/** [L1] The four languages of the park, by their product codes. */
export const LANGUAGES = ['dk', 'en', 'no', 'se'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * [L2] The standard tag of each product code, for `<html lang>`, `Intl` and libraries.
 * Never hand them a product code: `Intl` takes "dk" for US English and "se" for Northern Sámi.
 */
export const LANGUAGE_TAGS = { dk: 'da', en: 'en', no: 'nb', se: 'sv' } as const satisfies Record<Language, string>
export type LanguageTag = (typeof LANGUAGE_TAGS)[Language]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { dk: 'Dansk', en: 'English', no: 'Norsk', se: 'Svenska' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The product code of one of our own tags; 'en' for any other. */
export function languageOfTag(tag: string): Language {
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'en'
}

/**
 * [L3] The language for a visitor: the stored choice, else the first browser language that is one of ours, else
 * English. `accepted` are BCP 47 tags in order of preference, as `navigator.languages` or `Accept-Language` gives them.
 */
export function detectLanguage(stored: unknown, accepted: readonly string[]): Language {
  if (isLanguage(stored)) return stored
  for (const tag of accepted) {
    const language = languageOfBrowser(tag)
    if (language) return language
  }
  return 'en'
}

// Sámi readers get the majority language of the country that their tag names.
function languageOfBrowser(tag: string): Language | null {
  const [primary = '', ...rest] = tag.toLowerCase().split('-')
  const region = rest.at(-1)
  if (primary === 'da') return 'dk'
  if (['nb', 'nn', 'no'].includes(primary)) return 'no'
  if (['se', 'smj', 'sma'].includes(primary)) {
    if (region === 'no') return 'no'
    if (region === 'se' || region === 'fi') return 'se'
    return null
  }
  if (primary === 'sv') return 'se'
  if (primary === 'en') return 'en'
  return null
}

/** The cookie with the chosen language, by which the server renders a page in it. */
export const LANGUAGE_COOKIE = 'voffpark.language'

/** [L4] The cookie with the language of an address, which holds for the visit and before the chosen one. */
export const VISIT_LANGUAGE_COOKIE = 'voffpark.visit-language'

/** The query parameter that shows a page in a language without storing the choice: for links and search engines. */
export const LANGUAGE_PARAMETER = 'lang'

/** [L3] for a page: the language that its address asks for, else that of its `Cookie` and `Accept-Language` headers. */
export function languageOfPage(page: {
  asked: string | null
  cookie: string | null
  accepted: string | null
}): Language {
  return isLanguage(page.asked) ? page.asked : languageOfHeaders(page.cookie, page.accepted)
}

/** [L3] for a request, by its `Cookie` and `Accept-Language` headers. */
export function languageOfHeaders(cookie: string | null, acceptLanguage: string | null): Language {
  return languageOfCookies(cookie ?? '') ?? detectLanguage(null, tagsByQuality(acceptLanguage ?? ''))
}

/** [L4] The language of the visit, else the stored choice; null for neither. `cookies` as `Cookie` gives them. */
export function languageOfCookies(cookies: string): Language | null {
  const values = new Map(cookies.split(';').map((pair) => [pair.split('=', 1)[0]?.trim(), pair.split('=')[1]?.trim()]))
  return [VISIT_LANGUAGE_COOKIE, LANGUAGE_COOKIE].map((name) => values.get(name)).find(isLanguage) ?? null
}

function tagsByQuality(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))?.trim()
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { InstallTexts } from './texts-shape.ts'

const FILES = import.meta.glob<InstallTexts>('./texts/*.ts', { import: 'default' })

/** The tags that have texts. */
export const INSTALL_LANGUAGES: readonly string[] = Object.keys(FILES).map((path) => path.slice('./texts/'.length, -3))

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['fa']

/**
 * The language of the sheet. A visitor whose page is in Danish, Norwegian or Swedish has chosen it or prefers it. Behind
 * an English page may be a reader of any language, so there the browser's first one that has texts is taken.
 */
export function installLanguage(page: Language, accepted: readonly string[]): string {
  if (page !== 'en') return page === 'no' ? 'no' : LANGUAGE_TAGS[page]
  for (const tag of accepted) {
    const found = textsFor(tag)
    if (found !== null) return found
  }
  return 'en'
}

export function readingDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
}

/** @throws if the file cannot be fetched */
export async function loadInstallTexts(language: string): Promise<InstallTexts> {
  const load = FILES[`./texts/${language}.ts`]
  if (!load) throw new Error(`no texts in ${language}`)
  return load()
}

/** The language with texts that a reader of this BCP 47 tag understands best; null for none. */
function textsFor(tag: string): string | null {
  const [primary = '', ...rest] = tag.toLowerCase().split('-')
  if (primary === 'zh') return rest.some((part) => ['hk', 'mo', 'tw', 'hant'].includes(part)) ? 'zh-HK' : 'zh-CN'
  const code = primary === 'nb' || primary === 'nn' ? 'no' : primary
  return INSTALL_LANGUAGES.includes(code) ? code : null
}

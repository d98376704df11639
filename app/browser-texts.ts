import type { i18n } from 'i18next'
import { type LanguageTag, languageOfTag } from '#durable/rules/languages.ts'
import type { Namespace } from './i18n.ts'
import { loadTexts, type Texts } from './locales/texts.ts'

type Values = Record<string, unknown>

/**
 * The texts of one language, as react-i18next asks an i18next instance for them. The server renders with i18next
 * itself; the browser has the language chosen and the texts at hand, so what it needs of those 15 KB is to look up a
 * key, count and fill in. test/app/browser-texts.test.ts holds both to the same words.
 */
export class BrowserTexts {
  readonly language: LanguageTag
  readonly languages: readonly LanguageTag[]
  readonly isInitialized = true
  readonly options = { defaultNS: 'words', react: { bindI18n: '', bindI18nStore: '', useSuspense: true } }
  readonly #loaded = new Map<string, Texts>()
  readonly #plurals: Intl.PluralRules

  constructor(language: LanguageTag) {
    this.language = language
    this.languages = [language]
    this.#plurals = new Intl.PluralRules(language)
  }

  hasLoadedNamespace(namespace: string): boolean {
    return this.#loaded.has(namespace)
  }

  /** For react-i18next: a page that lacks texts waits for them. @throws where they cannot be had */
  async loadNamespaces(namespaces: readonly Namespace[], whenLoaded?: () => void): Promise<void> {
    await this.load(namespaces)
    whenLoaded?.()
  }

  async load(namespaces: Iterable<Namespace>): Promise<void> {
    const lacking = [...new Set(namespaces)].filter((namespace) => !this.#loaded.has(namespace))
    const language = languageOfTag(this.language)
    await Promise.all(
      lacking.map(async (namespace) => this.#loaded.set(namespace, await loadTexts(language, namespace))),
    )
  }

  /** The function that pages call `t`; its keys are in `namespace`, or name another one: "words:ok". */
  getFixedT(_language: unknown, namespace: string): (key: string, values?: Values) => string {
    return (key, values = {}) => this.#text(key.includes(':') ? key : `${namespace}:${key}`, values)
  }

  /** As an instance of i18next, of which react-i18next uses no more than is here. */
  asInstance(): i18n {
    const instance: unknown = this
    return instance as i18n
  }

  #text(fullKey: string, values: Values): string {
    const [namespace = '', key = ''] = fullKey.split(':', 2)
    const texts = this.#loaded.get(namespace)
    const text = this.#counted(texts, key, values.count) ?? textAt(texts, key)
    // A missing text is logged and never shown.
    if (text === null) console.error(`missing translation: ${fullKey} (${this.language})`)
    return (text ?? '').replace(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap))
  }

  /** "months_zero", "months_one", "months_other"; null for a text that counts nothing. */
  #counted(texts: Texts | undefined, key: string, count: unknown): string | null {
    if (typeof count !== 'number') return null
    const zero = count === 0 ? textAt(texts, `${key}_zero`) : null
    return zero ?? textAt(texts, `${key}_${this.#plurals.select(count)}`)
  }
}

/** The texts that every page needs. */
export const SHARED_NAMESPACES: readonly Namespace[] = ['words', 'site']

function textAt(texts: Texts | undefined, key: string): string | null {
  let found: Texts | string | undefined = texts
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : null
}

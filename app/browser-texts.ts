import type { i18n } from 'i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { LanguageTag } from '#durable/rules/languages.ts'
import type { Namespace } from './i18n.ts'
import { loadTexts } from './locales/load-texts.ts'
import type { Texts } from './locales/load-texts.ts'
import { fetchLate } from './shared/late/fetch-late.ts'

/** What a text is filled in with. */
type Values = Record<string, string | number | undefined>

/**
 * The texts of one language, with the part of i18next's interface that react-i18next uses. The server renders with
 * i18next itself. The browser gets the texts of one language and only looks up keys, counts and fills in values, which
 * saves the 15 KB of i18next. test/app/browser-texts.vite.test.ts compares the two word for word.
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

  /**
   * Called by react-i18next with `whenLoaded`: a page that lacks texts suspends until then.
   * @throws if they cannot be fetched, and there is no `whenLoaded`
   */
  async loadNamespaces(namespaces: readonly Namespace[], whenLoaded?: () => void): Promise<void> {
    if (!whenLoaded) return this.load(namespaces)
    await fetchLate(() => this.load(namespaces))
    whenLoaded()
  }

  async load(namespaces: Iterable<Namespace>): Promise<void> {
    const lacking = [...new Set(namespaces)].filter((namespace) => !this.#loaded.has(namespace))
    const language = languageOfTag(this.language)
    await Promise.all(
      lacking.map(async (namespace) => this.#loaded.set(namespace, await loadTexts(language, namespace))),
    )
  }

  /**
   * Returns the function that pages call `t`. A key belongs to `namespace`, unless it names another one: "words:ok".
   */
  getFixedT(_language: unknown, namespace: string): (key: string, values?: Values) => string {
    return (key, values = {}) => this.#text(key.includes(':') ? key : `${namespace}:${key}`, values)
  }

  /** This object under the type of an i18next instance, of which react-i18next uses only what is implemented here. */
  asInstance(): i18n {
    const instance: unknown = this
    return instance as i18n
  }

  #text(fullKey: string, values: Values): string {
    const [namespace = '', key = ''] = fullKey.split(':', 2)
    const texts = this.#loaded.get(namespace)
    const text = this.#counted(texts, key, values.count) ?? textAt(texts, key)
    // A missing text is logged, and an empty string is shown instead of the key.
    if (text === null) console.error(`missing translation: ${fullKey} (${this.language})`)
    return (text ?? '').replace(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap))
  }

  /** The plural form of a key: "months_zero", "months_one" or "months_other"; null if there is no count. */
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

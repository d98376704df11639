import type { InitOptions } from 'i18next'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Messages } from './locales/messages.ts'

export const NAMESPACES = [
  'words',
  'refusals',
  'site',
  'kennel',
  'game',
  'late',
  'lore',
  'arcade',
  'book',
  'editor',
  'help',
  'whatis',
  'pages',
  'terms',
  'report',
  'transparency',
  'uses',
  'privacy',
  'manage',
] as const satisfies readonly (keyof Messages)[]
export type Namespace = (typeof NAMESPACES)[number]

export function isNamespace(value: string): value is Namespace {
  return NAMESPACES.some((namespace) => namespace === value)
}

/** Options of i18next, which the server renders with. Only tags (da, en, nb, sv) enter i18next, never product codes. */
export const I18N_OPTIONS: InitOptions = {
  supportedLngs: Object.values(LANGUAGE_TAGS),
  fallbackLng: 'en',
  defaultNS: 'words',
  ns: [...NAMESPACES],
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (languages, namespace, key) =>
    console.error(`missing translation: ${namespace}:${key} (${languages.join()})`),
  // A missing text is logged, and an empty string is shown instead of the key.
  parseMissingKeyHandler: () => '',
}

declare module 'i18next' {
  // Declaration merging: keys become types, so a misspelt key does not compile.
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: Messages
    returnNull: false
  }
}

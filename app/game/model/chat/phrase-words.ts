import type { Language } from '#durable/rules/languages.ts'
import type { PhraseWords } from '#durable/rules/phrases/phrases.ts'
import type { HeardLine } from './chat-log.ts'

const FILES: Record<Language, () => Promise<{ phrases: PhraseWords }>> = {
  dk: () => import('#durable/rules/phrases/dk.ts'),
  en: () => import('#durable/rules/phrases/en.ts'),
  no: () => import('#durable/rules/phrases/no.ts'),
  se: () => import('#durable/rules/phrases/se.ts'),
}

/** Fetches the phrases of one language. They are a script of their own, since the first frame does not need them. */
export async function loadPhrases(language: Language): Promise<PhraseWords> {
  return (await FILES[language]()).phrases
}

/**
 * [C12] The text of a line in this reader's language; in English until the phrases are fetched, or for an unknown
 * phrase.
 */
export function wordsForReader(line: HeardLine, phrases: PhraseWords | null): string {
  const phrase = 'phrase' in line ? line.phrase : undefined
  return (phrase && phrases?.[phrase]) || line.text
}

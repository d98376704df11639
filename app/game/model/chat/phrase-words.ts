import type { Language } from '#durable/rules/languages.ts'
import type { PhraseWords } from '#durable/rules/phrases/phrases.ts'
import type { HeardLine } from './chat-log.ts'

const FILES: Record<Language, () => Promise<{ phrases: PhraseWords }>> = {
  dk: () => import('#durable/rules/phrases/dk.ts'),
  en: () => import('#durable/rules/phrases/en.ts'),
  no: () => import('#durable/rules/phrases/no.ts'),
  se: () => import('#durable/rules/phrases/se.ts'),
}

/** The phrases of the one language that is shown: a file of its own, for nobody needs them for the first frame. */
export async function loadPhrases(language: Language): Promise<PhraseWords> {
  return (await FILES[language]()).phrases
}

/** [C12] What a line says to this reader; until the phrases are there, and where a newer park has others, in English. */
export function wordsForReader(line: HeardLine, phrases: PhraseWords | null): string {
  const phrase = 'phrase' in line ? line.phrase : undefined
  return (phrase && phrases?.[phrase]) || line.text
}

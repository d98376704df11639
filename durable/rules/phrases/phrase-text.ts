import type { PublicText } from '../filter/filter.ts'
import type { Language } from '../languages.ts'
import { phrases as dk } from './dk.ts'
import { phrases as en } from './en.ts'
import { phrases as no } from './no.ts'
import type { Phrase } from './phrases.ts'
import { phrases as se } from './se.ts'

const WORDS = { dk, en, no, se }

/** [C12] A phrase in a reader's language, for the park's own side; a browser fetches the one language that it shows. */
export function phraseIn(language: Language, phrase: Phrase): string {
  return WORDS[language][phrase]
}

/** [C12] How a phrase stands in the log, and for whoever does not know it: in English. The words are the park's own. */
export function phraseText(phrase: Phrase): PublicText {
  return en[phrase] as PublicText
}

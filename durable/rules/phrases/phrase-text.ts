import type { PublicText } from '../filter/filter.ts'
import type { Language } from '../languages.ts'
import { phrases as dk } from './dk.ts'
import { phrases as en } from './en.ts'
import { phrases as no } from './no.ts'
import type { Phrase } from './phrases.ts'
import { phrases as se } from './se.ts'

const WORDS = { dk, en, no, se }

/** [C12] A phrase in any language, for the server. A browser fetches only the language that it shows. */
export function phraseIn(language: Language, phrase: Phrase): string {
  return WORDS[language][phrase]
}

/**
 * [C12] The English text of a phrase, for the log and for clients that do not know it. It is our own, so it needs no
 * filter.
 */
export function phraseText(phrase: Phrase): PublicText {
  return en[phrase] as PublicText
}

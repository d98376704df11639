import type { Language } from '#durable/rules/languages.ts'
import type { Messages } from './en.ts'

/** The texts of one language; the browser fetches no other. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'dk':
      return (await import('./dk.ts')).dk
    case 'en':
      return (await import('./en.ts')).en
    case 'no':
      return (await import('./no.ts')).no
    case 'se':
      return (await import('./se.ts')).se
  }
}

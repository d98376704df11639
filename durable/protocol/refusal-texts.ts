import type { Language } from '#durable/rules/languages.ts'
import { dk } from './refusal-texts/dk.ts'
import { en } from './refusal-texts/en.ts'
import { no } from './refusal-texts/no.ts'
import { se } from './refusal-texts/se.ts'
import type { Refusal } from './refusals.ts'

/** Every refusal in the reader's language: said by GraphQL in its messages and by the client where the room refuses. */
export const REFUSAL_TEXTS: Record<Language, Record<Refusal, string>> = { dk, en, no, se }

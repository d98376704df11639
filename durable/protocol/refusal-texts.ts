import type { Language } from '#durable/rules/languages.ts'
import { dk } from './refusal-texts/dk.ts'
import { en } from './refusal-texts/en.ts'
import { no } from './refusal-texts/no.ts'
import { se } from './refusal-texts/se.ts'
import type { Refusal } from './refusals.ts'

/**
 * The texts of all refusals. GraphQL puts them into its error messages; the client shows them for a room's `refused`.
 */
export const REFUSAL_TEXTS: Record<Language, Record<Refusal, string>> = { dk, en, no, se }

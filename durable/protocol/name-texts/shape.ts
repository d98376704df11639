import type { NameFault } from '#durable/rules/names/taken-away.ts'

/** `{{former}}` and `{{given}}` stand for the two names. */
export type NameTexts = { dog: string; user: string; fault: Record<NameFault, string>; choose: string }

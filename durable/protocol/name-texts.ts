import type { Language } from '#durable/rules/languages.ts'
import type { NameFault } from '#durable/rules/names/taken-away.ts'
import { dkNames } from './name-texts/dk.ts'
import { enNames } from './name-texts/en.ts'
import { noNames } from './name-texts/no.ts'
import { seNames } from './name-texts/se.ts'
import type { NameTexts } from './name-texts/shape.ts'

const NAME_TEXTS: Record<Language, NameTexts> = { dk: dkNames, en: enNames, no: noNames, se: seNames }

/** A name that staff have taken away from a dog or, if `isDog` is false, from a user. */
export type TakenName = { isDog: boolean; former: string; given: string; fault: NameFault }

/** [N12] What its owner is told in the park: both names, why, and that they may choose another one. */
export function takenNameText(language: Language, { isDog, former, given, fault }: TakenName): string {
  const texts = NAME_TEXTS[language]
  const lead = (isDog ? texts.dog : texts.user).replace('{{former}}', former).replace('{{given}}', given)
  return [lead, texts.fault[fault], texts.choose].join(' ')
}

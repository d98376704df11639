import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { kickText } from './kick-texts.ts'

const EXCLUSION_TEXTS: Record<Language, { lead: string; redress: string }> = {
  dk: {
    lead: 'Kontoen, der hørte til dette login, blev udelukket for altid den {{date}}. To fra holdet har besluttet det.',
    redress: 'Er det forkert, så skriv til os: adressen står nederst på siden.',
  },
  en: {
    lead: 'The account of this sign-in was shut out for good on {{date}}. Two of the staff have decided it.',
    redress: 'If that is wrong, write to us: the address is at the foot of the page.',
  },
  no: {
    lead: 'Kontoen som hørte til denne innloggingen, ble utestengt for godt {{date}}. To på laget har bestemt det.',
    redress: 'Er det feil, så skriv til oss: adressen står nederst på siden.',
  },
  se: {
    lead: 'Kontot som hörde till den här inloggningen stängdes av för gott den {{date}}. Två i laget har beslutat det.',
    redress: 'Är det fel, skriv till oss: adressen står längst ned på sidan.',
  },
}

/** [B25] What is told at the sign-in of somebody whose account was excluded for good and deleted. */
export function exclusionText(
  language: Language,
  { rule, excludedAt }: { rule: string | null; excludedAt: number },
): string {
  const { lead, redress } = EXCLUSION_TEXTS[language]
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  const reason = kickText(language, { rule, reason: '' })
  return [lead.replace('{{date}}', format.format(excludedAt)), reason, redress].filter(Boolean).join(' ')
}

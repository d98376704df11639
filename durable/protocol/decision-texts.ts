import type { Language } from '#durable/rules/languages.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'

type DecisionTexts = {
  found: Record<FoundBy, string>
  /** `staff`: the role is not known any more; `two`: an exclusion for good. */
  decided: Record<Decider | 'staff' | 'two', string>
}

const DECISION_TEXTS: Record<Language, DecisionTexts> = {
  dk: {
    found: { report: 'Det blev anmeldt.', staff: 'En fra holdet opdagede det selv.' },
    decided: {
      moderator: 'En moderator har besluttet det, ikke et program.',
      administrator: 'En administrator har besluttet det, ikke et program.',
      developer: 'En udvikler har besluttet det, ikke et program.',
      staff: 'En fra holdet har besluttet det, ikke et program.',
      two: 'To fra holdet har besluttet det, ikke et program.',
    },
  },
  en: {
    found: { report: 'It was reported.', staff: 'One of the staff came upon it.' },
    decided: {
      moderator: 'A moderator has decided it, not a program.',
      administrator: 'An administrator has decided it, not a program.',
      developer: 'A developer has decided it, not a program.',
      staff: 'One of the staff has decided it, not a program.',
      two: 'Two of the staff have decided it, not a program.',
    },
  },
  no: {
    found: { report: 'Det ble rapportert.', staff: 'En på laget oppdaget det selv.' },
    decided: {
      moderator: 'En moderator har bestemt det, ikke et program.',
      administrator: 'En administrator har bestemt det, ikke et program.',
      developer: 'En utvikler har bestemt det, ikke et program.',
      staff: 'En på laget har bestemt det, ikke et program.',
      two: 'To på laget har bestemt det, ikke et program.',
    },
  },
  se: {
    found: { report: 'Det anmäldes.', staff: 'En i laget upptäckte det själv.' },
    decided: {
      moderator: 'En moderator har beslutat det, inte ett program.',
      administrator: 'En administratör har beslutat det, inte ett program.',
      developer: 'En utvecklare har beslutat det, inte ett program.',
      staff: 'En i laget har beslutat det, inte ett program.',
      two: 'Två i laget har beslutat det, inte ett program.',
    },
  },
}

/** A decision of staff about somebody; `isByTwo` is set for an exclusion for good. */
export type Decision = { foundBy: FoundBy; decider: Decider | null; isByTwo?: boolean }

/** [B22] How it came to be known, and that people decided, by their role. */
export function decisionText(language: Language, { foundBy, decider, isByTwo = false }: Decision): string {
  const { found, decided } = DECISION_TEXTS[language]
  return `${found[foundBy]} ${decided[isByTwo ? 'two' : (decider ?? 'staff')]}`
}

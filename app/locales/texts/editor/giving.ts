import type { TextTree } from '#durable/rules/text.ts'

/** The editor's texts for what administrators give to their dogs, and for the reason that the staff log keeps. */
export const editorGiving = {
  reason: {
    why: {
      dk: 'Hvorfor',
      en: 'Why',
      no: 'Hvorfor',
      se: 'Varför',
    },
    range: {
      dk: '{{min}} til {{max}} tegn',
      en: '{{min}} to {{max}} characters',
      no: '{{min}} til {{max}} tegn',
      se: '{{min}} till {{max}} tecken',
    },
    unsound: {
      dk: 'Skriv hvorfor, med {{min}} til {{max}} tegn',
      en: 'Write why, in {{min}} to {{max}} characters',
      no: 'Skriv hvorfor, med {{min}} til {{max}} tegn',
      se: 'Skriv varför, med {{min}} till {{max}} tecken',
    },
    signIn: {
      dk: 'Log ind igen i en ny fane',
      en: 'Sign in again in a new tab',
      no: 'Logg inn igjen i en ny fane',
      se: 'Logga in igen i en ny flik',
    },
  },
  give: {
    open: {
      dk: 'Giv til mig',
      en: 'Give to me',
      no: 'Gi til meg',
      se: 'Ge till mig',
    },
    heading: {
      dk: 'Giv til mig: {{name}}',
      en: 'Give to me: {{name}}',
      no: 'Gi til meg: {{name}}',
      se: 'Ge till mig: {{name}}',
    },
    lead: {
      dk: '{{dog}} får den i rygsækken. Den koster ingen knogler.',
      en: '{{dog}} gets it in the backpack. It costs no bones.',
      no: '{{dog}} får den i ryggsekken. Den koster ingen bein.',
      se: '{{dog}} får den i ryggsäcken. Den kostar inga ben.',
    },
    whyHint: {
      dk: 'Det står i holdets log.',
      en: 'It stands in the staff log.',
      no: 'Det står i loggen til laget.',
      se: 'Det står i lagets logg.',
    },
    do: {
      dk: 'Giv den',
      en: 'Give it',
      no: 'Gi den',
      se: 'Ge den',
    },
    done: {
      dk: '{{name}} ligger nu i rygsækken hos {{dog}}.',
      en: '{{name}} is now in the backpack of {{dog}}.',
      no: '{{name}} ligger nå i ryggsekken til {{dog}}.',
      se: '{{name}} ligger nu i ryggsäcken hos {{dog}}.',
    },
    away: {
      dk: 'Parken svarede ikke. Prøv igen: den bliver kun givet én gang.',
      en: 'The park did not answer. Try again: it is given only once.',
      no: 'Parken svarte ikke. Prøv igjen: den blir bare gitt én gang.',
      se: 'Parken svarade inte. Försök igen: den ges bara en gång.',
    },
  },
} satisfies TextTree

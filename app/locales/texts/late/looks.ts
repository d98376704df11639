import type { TextTree } from '#durable/rules/text.ts'

export const looks = {
  title: {
    dk: 'Antræk',
    en: 'Looks',
    no: 'Antrekk',
    se: 'Klädslar',
  },
  hint: {
    dk: 'Vælg et antræk for at tage det på, eller en fri plads for at gemme det, hunden har på nu.',
    en: 'Choose a look to put it on, or a free place to keep what the dog wears now.',
    no: 'Velg et antrekk for å ta det på, eller en ledig plass for å lagre det hunden har på nå.',
    se: 'Välj en klädsel för att ta på den, eller en ledig plats för att spara det hunden har på sig nu.',
  },
  place: {
    dk: 'Plads {{number}}: {{look}}',
    en: 'Place {{number}}: {{look}}',
    no: 'Plass {{number}}: {{look}}',
    se: 'Plats {{number}}: {{look}}',
  },
  free: {
    dk: 'Fri',
    en: 'Free',
    no: 'Ledig',
    se: 'Ledig',
  },
  bare: {
    dk: 'Intet på',
    en: 'Nothing on',
    no: 'Ingenting på',
    se: 'Inget på',
  },
  save: {
    dk: 'Gem det, den har på',
    en: 'Keep what it wears',
    no: 'Lagre det den har på',
    se: 'Spara det den har på sig',
  },
  replace: {
    dk: 'Erstat',
    en: 'Replace',
    no: 'Erstatt',
    se: 'Ersätt',
  },
  remove: {
    dk: 'Fjern',
    en: 'Remove',
    no: 'Fjern',
    se: 'Ta bort',
  },
  saved: {
    dk: 'Gemt',
    en: 'Kept',
    no: 'Lagret',
    se: 'Sparad',
  },
  dropped: {
    dk: 'Fjernet',
    en: 'Removed',
    no: 'Fjernet',
    se: 'Borttagen',
  },
  worn: {
    dk: 'Taget på',
    en: 'Put on',
    no: 'Tatt på',
    se: 'På',
  },
  missing: {
    dk: 'Taget på. Det mangler den: {{things}}',
    en: 'Put on. It does not have: {{things}}',
    no: 'Tatt på. Dette mangler den: {{things}}',
    se: 'På. Det här saknar den: {{things}}',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const search = {
  title: {
    dk: 'Find en hund',
    en: 'Find a dog',
    no: 'Finn en hund',
    se: 'Hitta en hund',
  },
  name: {
    dk: 'Hundens navn',
    en: 'Name of the dog',
    no: 'Navnet på hunden',
    se: 'Hundens namn',
  },
  hint: {
    dk: 'Skriv, hvordan navnet begynder.',
    en: 'Write how its name begins.',
    no: 'Skriv hvordan navnet begynner.',
    se: 'Skriv hur namnet börjar.',
  },
  searching: {
    dk: 'Søger',
    en: 'Searching',
    no: 'Søker',
    se: 'Söker',
  },
  nobody: {
    dk: 'Ingen hund med det navn er i parken.',
    en: 'No dog of that name is in the park.',
    no: 'Ingen hund med det navnet er i parken.',
    se: 'Ingen hund med det namnet är i parken.',
  },
  found_one: {
    dk: '{{count}} hund fundet',
    en: '{{count}} dog found',
    no: '{{count}} hund funnet',
    se: '{{count}} hund hittad',
  },
  found_other: {
    dk: '{{count}} hunde fundet',
    en: '{{count}} dogs found',
    no: '{{count}} hunder funnet',
    se: '{{count}} hundar hittade',
  },
  failed: {
    dk: 'Parken svarede ikke. Prøv igen.',
    en: 'The park did not answer. Try again.',
    no: 'Parken svarte ikke. Prøv igjen.',
    se: 'Parken svarade inte. Försök igen.',
  },
  twin: {
    dk: '{{room}}, nr. {{number}}',
    en: '{{room}}, no. {{number}}',
    no: '{{room}}, nr. {{number}}',
    se: '{{room}}, nr {{number}}',
  },
  here: {
    dk: 'her hos dig',
    en: 'here with you',
    no: 'her hos deg',
    se: 'här hos dig',
  },
  go: {
    dk: 'Gå derhen',
    en: 'Go there',
    no: 'Gå dit',
    se: 'Gå dit',
  },
  goTo: {
    dk: 'Gå til {{name}}',
    en: 'Go to {{name}}',
    no: 'Gå til {{name}}',
    se: 'Gå till {{name}}',
  },
  close: {
    dk: 'Luk søgningen',
    en: 'Close the search',
    no: 'Lukk søket',
    se: 'Stäng sökningen',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** The smell posts. */
export const posts = {
  title: {
    dk: 'Snusepælen fortæller',
    en: 'The smell post tells',
    no: 'Snusestolpen forteller',
    se: 'Nosstolpen berättar',
  },
  nobody: {
    dk: 'Ingen har sat et mærke her siden i går.',
    en: 'Nobody has left a mark here since yesterday.',
    no: 'Ingen har satt et merke her siden i går.',
    se: 'Ingen har lämnat ett märke här sedan i går.',
  },
  age: {
    fresh: {
      dk: 'Frisk',
      en: 'Fresh',
      no: 'Fersk',
      se: 'Färsk',
    },
    today: {
      dk: 'I dag',
      en: 'Today',
      no: 'I dag',
      se: 'I dag',
    },
    old: {
      dk: 'Gammel',
      en: 'Old',
      no: 'Gammel',
      se: 'Gammal',
    },
  },
  own: {
    dk: '{{name}} (dit mærke)',
    en: '{{name}} (your mark)',
    no: '{{name}} (merket ditt)',
    se: '{{name}} (ditt märke)',
  },
  mark: {
    dk: 'Sæt dit mærke',
    en: 'Leave your mark',
    no: 'Sett merket ditt',
    se: 'Lämna ditt märke',
  },
  wipe: {
    dk: 'Fjern dit mærke',
    en: 'Take your mark away',
    no: 'Fjern merket ditt',
    se: 'Ta bort ditt märke',
  },
  noMark: {
    dk: 'Du sætter ingen mærker. Det kan ændres under Indstillinger.',
    en: 'You leave no marks. Options can change that.',
    no: 'Du setter ingen merker. Det kan endres under Innstillinger.',
    se: 'Du lämnar inga märken. Det kan ändras under Inställningar.',
  },
  report: {
    dk: 'Anmeld',
    en: 'Report',
    no: 'Rapporter',
    se: 'Anmäl',
  },
  reportOf: {
    dk: 'Anmeld {{name}}',
    en: 'Report {{name}}',
    no: 'Rapporter {{name}}',
    se: 'Anmäl {{name}}',
  },
} satisfies TextTree

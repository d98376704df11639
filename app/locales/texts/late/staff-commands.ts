import type { TextTree } from '#durable/rules/text.ts'

/** What the commands of staff answer; it comes with their scripts. */
export const staffCommands = {
  isIn: {
    dk: '{{name}} er her: {{room}}',
    en: '{{name}} is here: {{room}}',
    no: '{{name}} er her: {{room}}',
    se: '{{name}} är här: {{room}}',
  },
  nowhere: {
    dk: 'Ingen hund ved navn {{name}} er i parken',
    en: 'No dog called {{name}} is in the park',
    no: 'Ingen hund ved navn {{name}} er i parken',
    se: 'Ingen hund som heter {{name}} är i parken',
  },
  noKind: {
    dk: 'Der findes ingen ting, der hedder {{name}}',
    en: 'There is no thing called {{name}}',
    no: 'Det finnes ingen ting som heter {{name}}',
    se: 'Det finns ingen sak som heter {{name}}',
  },
  number: {
    dk: 'Skriv et antal fra 1 til {{most}}',
    en: 'Write a number from 1 to {{most}}',
    no: 'Skriv et antall fra 1 til {{most}}',
    se: 'Skriv ett antal från 1 till {{most}}',
  },
  given: {
    dk: 'Du har fået: {{name}} × {{count}}',
    en: 'You have got: {{name}} × {{count}}',
    no: 'Du har fått: {{name}} × {{count}}',
    se: 'Du har fått: {{name}} × {{count}}',
  },
  away: {
    dk: 'Parken svarer ikke. Prøv igen',
    en: 'The park does not answer. Try again',
    no: 'Parken svarer ikke. Prøv igjen',
    se: 'Parken svarar inte. Försök igen',
  },
} satisfies TextTree

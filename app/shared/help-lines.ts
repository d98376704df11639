import type { Language } from '#durable/rules/languages.ts'

/** Whom somebody can call who is in danger or in despair: the known lines of each country. */
export const HELP_LINES = [
  {
    country: 'dk',
    emergency: '112',
    lines: [
      { name: 'Livslinien', number: '70 201 201' },
      { name: 'BørneTelefonen', number: '116 111' },
    ],
  },
  {
    country: 'no',
    emergency: '113',
    lines: [
      { name: 'Mental Helse', number: '116 123' },
      { name: 'Alarmtelefonen for barn og unge', number: '116 111' },
    ],
  },
  {
    country: 'se',
    emergency: '112',
    lines: [
      { name: 'Självmordslinjen', number: '90101' },
      { name: 'Bris', number: '116 111' },
    ],
  },
  {
    country: 'gb',
    emergency: '999',
    lines: [
      { name: 'Samaritans', number: '116 123' },
      { name: 'Childline', number: '0800 1111' },
    ],
  },
] as const

export type HelpCountry = (typeof HELP_LINES)[number]['country']

export function telOf(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}

/** The country whose lines a reader of a language is shown first. */
export const COUNTRY_OF = { dk: 'dk', en: 'gb', no: 'no', se: 'se' } as const satisfies Record<Language, HelpCountry>

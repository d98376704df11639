import type { TextTree } from '#durable/rules/text.ts'

export const words = {
  back: {
    dk: 'Tilbage',
    en: 'Back',
    no: 'Tilbake',
    se: 'Tillbaka',
  },
  cancel: {
    dk: 'Fortryd',
    en: 'Cancel',
    no: 'Avbryt',
    se: 'Avbryt',
  },
  close: {
    dk: 'Luk',
    en: 'Close',
    no: 'Lukk',
    se: 'Stäng',
  },
  loading: {
    dk: 'Henter',
    en: 'Loading',
    no: 'Laster',
    se: 'Hämtar',
  },
  ok: {
    dk: 'OK',
    en: 'OK',
    no: 'OK',
    se: 'OK',
  },
  retry: {
    dk: 'PRØV IGEN',
    en: 'RETRY',
    no: 'PRØV IGJEN',
    se: 'FÖRSÖK IGEN',
  },
  unavailable: {
    dk: '{{product}} er ikke tilgængelig lige nu.',
    en: '{{product}} is unavailable at the moment.',
    no: '{{product}} er ikke tilgjengelig akkurat nå.',
    se: '{{product}} är inte tillgänglig just nu.',
  },
} satisfies TextTree

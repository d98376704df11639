import type { TextTree } from '#durable/rules/text.ts'

export const mountain = {
  open: {
    dk: 'Spørg bjerget',
    en: 'Ask the mountain',
    no: 'Spør fjellet',
    se: 'Fråga berget',
  },
  risenSeen: {
    dk: '{{name}} er steget i rang: {{rank}}',
    en: '{{name}} has risen: {{rank}}',
    no: '{{name}} har steget i rang: {{rank}}',
    se: '{{name}} har stigit i rang: {{rank}}',
  },
} satisfies TextTree

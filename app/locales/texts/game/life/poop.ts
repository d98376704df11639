import type { TextTree } from '#durable/rules/text.ts'

export const poop = {
  title: {
    dk: 'En hundelort',
    en: 'A poop',
    no: 'En hundebæsj',
    se: 'En hundbajs',
  },
  lead: {
    dk: 'Den ligger her i {{minutes}} minutter, eller til nogen samler den op. Kun den, der snuser til den, kan læse din besked.',
    en: 'It lies here for {{minutes}} minutes, or until somebody scoops it up. Only who sniffs at it can read your message.',
    no: 'Den ligger her i {{minutes}} minutter, eller til noen plukker den opp. Bare den som snuser på den, kan lese beskjeden din.',
    se: 'Den ligger här i {{minutes}} minuter, eller tills någon plockar upp den. Bara den som nosar på den kan läsa ditt meddelande.',
  },
  label: {
    dk: 'Besked, hvis du vil',
    en: 'A message, if you like',
    no: 'Beskjed, hvis du vil',
    se: 'Meddelande, om du vill',
  },
  count: {
    dk: '{{length}} af {{max}} tegn',
    en: '{{length}} of {{max}} characters',
    no: '{{length}} av {{max}} tegn',
    se: '{{length}} av {{max}} tecken',
  },
  lay: {
    dk: 'Læg den her',
    en: 'Leave it here',
    no: 'Legg den her',
    se: 'Lägg den här',
  },
  of: {
    dk: 'Lort fra {{name}}',
    en: 'Poop from {{name}}',
    no: 'Bæsj fra {{name}}',
    se: 'Bajs från {{name}}',
  },
  sniffAt: {
    dk: 'Snus til lorten fra {{name}}',
    en: 'Sniff the poop from {{name}}',
    no: 'Snus på bæsjen fra {{name}}',
    se: 'Nosa på bajsen från {{name}}',
  },
  says: {
    dk: '{{name}} har lagt en besked:',
    en: '{{name}} has left a message:',
    no: '{{name}} har lagt igjen en beskjed:',
    se: '{{name}} har lämnat ett meddelande:',
  },
  nothing: {
    dk: 'Den siger ingenting. Den lugter bare.',
    en: 'It says nothing. It just smells.',
    no: 'Den sier ingenting. Den bare lukter.',
    se: 'Den säger ingenting. Den bara luktar.',
  },
  scoop: {
    dk: 'Saml op',
    en: 'Scoop it up',
    no: 'Plukk opp',
    se: 'Plocka upp',
  },
  gone: {
    dk: 'Den er samlet op.',
    en: 'It has been scooped up.',
    no: 'Den er plukket opp.',
    se: 'Den är upplockad.',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const chat = {
  lede: {
    dk: 'Stederne gemmer i 30 dage, hvad der bliver sagt. Hvert opslag skrives i personaleloggen med sin begrundelse, før noget vises.',
    en: 'Rooms keep what is said for 30 days. Each look is written down in the staff log, with its reason, before anything is shown.',
    no: 'Stedene tar vare på det som sies, i 30 dager. Hvert oppslag skrives i loggen med sin begrunnelse før noe vises.',
    se: 'Platserna sparar det som sägs i 30 dagar. Varje titt skrivs i personalloggen med sitt skäl innan något visas.',
  },
  look: {
    dk: 'Slå op',
    en: 'Look',
    no: 'Slå opp',
    se: 'Titta',
  },
  room: {
    dk: 'Sted eller kopi (plaza~2)',
    en: 'Room, or its twin (plaza~2)',
    no: 'Sted eller kopi (plaza~2)',
    se: 'Plats eller kopia (plaza~2)',
  },
  dog: {
    dk: 'Af eller til denne hund (eller tomt)',
    en: 'Of or to this dog (or empty)',
    no: 'Av eller til denne hunden (eller tomt)',
    se: 'Av eller till den här hunden (eller tomt)',
  },
  until: {
    dk: 'Indtil (klokken i Oslo, eller tomt)',
    en: 'Up to (Oslo time, or empty)',
    no: 'Fram til (klokka i Oslo, eller tomt)',
    se: 'Fram till (klockan i Oslo, eller tomt)',
  },
  before: {
    dk: 'Ældre end linje (eller tomt)',
    en: 'Older than line (or empty)',
    no: 'Eldre enn linje (eller tomt)',
    se: 'Äldre än rad (eller tomt)',
  },
  lines: {
    dk: 'Hvad der blev sagt',
    en: 'What was said',
    no: 'Det som ble sagt',
    se: 'Det som sades',
  },
  nothing: {
    dk: 'Der er ikke gemt noget, som passer',
    en: 'Nothing is kept that fits',
    no: 'Det er ikke tatt vare på noe som passer',
    se: 'Inget som passar är sparat',
  },
  who: {
    dk: 'Hvem',
    en: 'Who',
    no: 'Hvem',
    se: 'Vem',
  },
  said: {
    dk: 'Sagt',
    en: 'Said',
    no: 'Sagt',
    se: 'Sagt',
  },
  whisper: {
    dk: 'hvisker til {{name}}',
    en: 'whispers to {{name}}',
    no: 'hvisker til {{name}}',
    se: 'viskar till {{name}}',
  },
  poop: {
    dk: 'i en hundelort',
    en: 'in a poop',
    no: 'i en hundebæsj',
    se: 'i en hundbajs',
  },
  print: {
    dk: 'poteaftryk til {{name}}',
    en: 'paw print for {{name}}',
    no: 'poteavtrykk til {{name}}',
    se: 'tassavtryck till {{name}}',
  },
  marked: {
    dk: 'Mærket',
    en: 'Marked',
    no: 'Merket',
    se: 'Märkt',
  },
  when: {
    dk: 'Hvornår',
    en: 'When',
    no: 'Når',
    se: 'När',
  },
} satisfies TextTree

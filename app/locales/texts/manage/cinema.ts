import type { TextTree } from '#durable/rules/text.ts'

/** Texts of the staff page of the cinema. */
export const cinema = {
  lede: {
    dk: 'Det, biografen viser. Film uden starttid går på skift hele døgnet; en film med starttid vises én gang, og så venter de andre.',
    en: 'What the cinema shows. Films without a start take turns round the clock; one with a start is shown once, and the others wait.',
    no: 'Det kinoen viser. Filmer uten starttid går på rundgang hele døgnet; en film med starttid vises én gang, og så venter de andre.',
    se: 'Det biografen visar. Filmer utan starttid turas om dygnet runt; en film med starttid visas en gång, och då väntar de andra.',
  },
  add: {
    dk: 'Tilføj en film',
    en: 'Add a film',
    no: 'Legg til en film',
    se: 'Lägg till en film',
  },
  change: {
    dk: 'Gem filmen',
    en: 'Save the film',
    no: 'Lagre filmen',
    se: 'Spara filmen',
  },
  remove: {
    dk: 'Tag af programmet',
    en: 'Take off the programme',
    no: 'Ta av programmet',
    se: 'Ta bort från programmet',
  },
  round: {
    dk: 'På skift',
    en: 'Taking turns',
    no: 'På rundgang',
    se: 'Turas om',
  },
  timed: {
    dk: 'Med starttid',
    en: 'With a start',
    no: 'Med starttid',
    se: 'Med starttid',
  },
  none: {
    dk: 'Ingen',
    en: 'None',
    no: 'Ingen',
    se: 'Inga',
  },
  over: {
    dk: 'vist',
    en: 'shown',
    no: 'vist',
    se: 'visad',
  },
  source: {
    dk: 'Hvor filmen er',
    en: 'Where the film is',
    no: 'Hvor filmen er',
    se: 'Var filmen finns',
  },
  sourceHint: {
    dk: 'En fil hos os (/films/…), en fil på en adresse, parken kender, eller et link fra YouTube. YouTube vises først, når den, der ser med, siger ja.',
    en: 'A file of ours (/films/…), a file at an address that the park knows, or a link from YouTube. YouTube is only shown once the viewer says yes.',
    no: 'En fil hos oss (/films/…), en fil på en adresse parken kjenner, eller en lenke fra YouTube. YouTube vises først når den som ser på, sier ja.',
    se: 'En fil hos oss (/films/…), en fil på en adress som parken känner till, eller en länk från YouTube. YouTube visas först när den som tittar säger ja.',
  },
  length: {
    dk: 'Længde',
    en: 'Length',
    no: 'Lengde',
    se: 'Längd',
  },
  lengthHint: {
    dk: 'Minutter og sekunder: 1:05, eller 1:32:05',
    en: 'Minutes and seconds: 1:05, or 1:32:05',
    no: 'Minutter og sekunder: 1:05, eller 1:32:05',
    se: 'Minuter och sekunder: 1:05, eller 1:32:05',
  },
  startsAt: {
    dk: 'Begynder',
    en: 'Begins',
    no: 'Begynner',
    se: 'Börjar',
  },
  startsAtHint: {
    dk: 'Tom: den går på skift. Ellers efter uret i Oslo',
    en: 'Empty: it takes turns. Else by the clock of Oslo',
    no: 'Tom: den går på rundgang. Ellers etter klokka i Oslo',
    se: 'Tomt: den turas om. Annars efter klockan i Oslo',
  },
} satisfies TextTree

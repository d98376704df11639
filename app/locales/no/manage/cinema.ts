/** Texts of the staff page of the cinema. */
export const cinema = {
  lede: 'Det kinoen viser. Filmer uten starttid går på rundgang hele døgnet; en film med starttid vises én gang, og så venter de andre.',
  add: 'Legg til en film',
  change: 'Lagre filmen',
  remove: 'Ta av programmet',
  round: 'På rundgang',
  timed: 'Med starttid',
  none: 'Ingen',
  over: 'vist',
  source: 'Hvor filmen er',
  sourceHint:
    'En fil hos oss (/films/…), en fil på en adresse parken kjenner, eller en lenke fra YouTube. YouTube vises først når den som ser på, sier ja.',
  length: 'Lengde',
  lengthHint: 'Minutter og sekunder: 1:05, eller 1:32:05',
  startsAt: 'Begynner',
  startsAtHint: 'Tom: den går på rundgang. Ellers etter klokka i Oslo',
}

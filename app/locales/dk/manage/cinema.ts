/** Texts of the staff page of the cinema. */
export const cinema = {
  lede: 'Det, biografen viser. Film uden starttid går på skift hele døgnet; en film med starttid vises én gang, og så venter de andre.',
  add: 'Tilføj en film',
  change: 'Gem filmen',
  remove: 'Tag af programmet',
  round: 'På skift',
  timed: 'Med starttid',
  none: 'Ingen',
  over: 'vist',
  source: 'Hvor filmen er',
  sourceHint:
    'En fil hos os (/films/…), en fil på en adresse, parken kender, eller et link fra YouTube. YouTube vises først, når den, der ser med, siger ja.',
  length: 'Længde',
  lengthHint: 'Minutter og sekunder: 1:05, eller 1:32:05',
  startsAt: 'Begynder',
  startsAtHint: 'Tom: den går på skift. Ellers efter uret i Oslo',
}

/** Texts of the staff page of the cinema. */
export const cinema = {
  lede: 'Det biografen visar. Filmer utan starttid turas om dygnet runt; en film med starttid visas en gång, och då väntar de andra.',
  add: 'Lägg till en film',
  change: 'Spara filmen',
  remove: 'Ta bort från programmet',
  round: 'Turas om',
  timed: 'Med starttid',
  none: 'Inga',
  over: 'visad',
  source: 'Var filmen finns',
  sourceHint:
    'En fil hos oss (/films/…), en fil på en adress som parken känner till, eller en länk från YouTube. YouTube visas först när den som tittar säger ja.',
  length: 'Längd',
  lengthHint: 'Minuter och sekunder: 1:05, eller 1:32:05',
  startsAt: 'Börjar',
  startsAtHint: 'Tomt: den turas om. Annars efter klockan i Oslo',
}

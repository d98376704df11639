/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'De beste på hver tavle. Et resultat som fjernes, forsvinner fra alle tavler der det står, og hundens nest beste runde tar plassen. Spilleren leser begrunnelsen. Spillehallen har sett en runde når den fikk vite trekkene underveis, i et tempo som hender kan følge; en runde som ble sendt senere eller over en dårlig linje, har den ikke sett.',
  games: 'Spill',
  game: { KnogleKnas: 'Beinknas', JumpingDog: 'Hundehopp', CatsFree: 'Kattefri' },
  intervals: 'Tavler',
  interval: { Daily: 'I dag', Weekly: 'Denne uken', Yearly: 'I år', AllTime: 'Noensinne' },
  dog: 'Hund',
  score: 'Poeng',
  remove: 'Fjern fra tavlene',
  toUser: 'Siden om {{name}}',
  reason: 'Begrunnelse til spilleren og loggen',
  removed: 'Fjernet',
  none: 'Ingen resultater er fjernet i dette spillet.',
  seen: 'Sett i Spillehallen',
  notSeen: 'Ikke sett i Spillehallen',
}

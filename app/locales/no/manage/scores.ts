/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'De beste på hver tavle. Et resultat som fjernes, forsvinner fra alle tavler der det står, og hundens nest beste runde tar plassen. Spilleren leser begrunnelsen.',
  games: 'Spill',
  game: { KnogleKnas: 'Beinknas', JumpingDog: 'Hundehopp', CatsFree: 'Kattefri' },
  intervals: 'Tavler',
  interval: { Daily: 'I dag', Weekly: 'Denne uken', Yearly: 'I år', AllTime: 'Noensinne' },
  dog: 'Hund',
  score: 'Poeng',
  remove: 'Fjern fra tavlene',
  reason: 'Begrunnelse til spilleren og loggen',
  removed: 'Fjernet',
  none: 'Ingen resultater er fjernet i dette spillet.',
}

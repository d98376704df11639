/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'De bedste på hver tavle. Et resultat, der fjernes, forsvinder fra alle tavler, hvor det står, og hundens næstbedste runde tager dets plads. Spilleren læser begrundelsen.',
  games: 'Spil',
  game: { KnogleKnas: 'Knogleknas', JumpingDog: 'Hundespring', CatsFree: 'Kattefri' },
  intervals: 'Tavler',
  interval: { Daily: 'I dag', Weekly: 'Denne uge', Yearly: 'I år', AllTime: 'Nogensinde' },
  dog: 'Hund',
  score: 'Point',
  remove: 'Fjern fra tavlerne',
  reason: 'Begrundelse til spilleren og personaleloggen',
  removed: 'Fjernet',
  none: 'Ingen resultater er fjernet i dette spil.',
}

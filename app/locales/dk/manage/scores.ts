/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'De bedste på hver tavle. Et resultat, der fjernes, forsvinder fra alle tavler, hvor det står, og hundens næstbedste runde tager dets plads. Spilleren læser begrundelsen. Spillehallen har set en runde, hvis træk den fik at vide undervejs, i et tempo som hænder kan følge; en runde, der blev sendt senere eller over en dårlig forbindelse, har den ikke set.',
  games: 'Spil',
  game: { KnogleKnas: 'Knogleknas', JumpingDog: 'Hundespring', CatsFree: 'Kattefri' },
  intervals: 'Tavler',
  interval: { Daily: 'I dag', Weekly: 'Denne uge', Yearly: 'I år', AllTime: 'Nogensinde' },
  dog: 'Hund',
  score: 'Point',
  remove: 'Fjern fra tavlerne',
  toUser: 'Siden om {{name}}',
  reason: 'Begrundelse til spilleren og personaleloggen',
  removed: 'Fjernet',
  none: 'Ingen resultater er fjernet i dette spil.',
  seen: 'Set i Spillehallen',
  notSeen: 'Ikke set i Spillehallen',
}

/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'De bästa på varje tavla. Ett resultat som tas bort försvinner från alla tavlor där det står, och hundens näst bästa runda tar dess plats. Spelaren läser skälet. Spelhallen har sett en runda när den fick veta dragen medan de gjordes, i en takt som händer klarar; en runda som skickades senare eller över en dålig lina har den inte sett.',
  games: 'Spel',
  game: { KnogleKnas: 'Benknaper', JumpingDog: 'Hundhopp', CatsFree: 'Kattfritt' },
  intervals: 'Tavlor',
  interval: { Daily: 'I dag', Weekly: 'Den här veckan', Yearly: 'I år', AllTime: 'Någonsin' },
  dog: 'Hund',
  score: 'Poäng',
  remove: 'Ta bort från tavlorna',
  toUser: 'Sidan om {{name}}',
  reason: 'Skäl, till spelaren och personalloggen',
  removed: 'Borttagna',
  none: 'Inga resultat har tagits bort i det här spelet.',
  seen: 'Sedd i Spelhallen',
  notSeen: 'Inte sedd i Spelhallen',
}

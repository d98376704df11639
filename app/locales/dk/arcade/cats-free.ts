/** Texts of CatsFree. */
export const catsFree = {
  place: 'Et spil for øje og hånd. Knogleknas kan spilles alene ved navne og betaler det samme.',
  goal: 'Løb imod kattene, før de når pølserne.',
  woof: 'Vov!',
  sausages_one: '{{count}} pølse på tæppet',
  sausages_other: '{{count}} pølser på tæppet',
  seconds_one: '{{count}} sekund tilbage',
  seconds_other: '{{count}} sekunder tilbage',
}

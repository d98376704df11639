/** Texts of CatsFree. */
export const catsFree = {
  place: 'Et spill for øye og hånd. Beinknas kan spilles bare ved navn og betaler det samme.',
  goal: 'Løp mot kattene før de når pølsene.',
  woof: 'Voff!',
  sausages_one: '{{count}} pølse på teppet',
  sausages_other: '{{count}} pølser på teppet',
  seconds_one: '{{count}} sekund igjen',
  seconds_other: '{{count}} sekunder igjen',
}

/** Texts of CatsFree. */
export const catsFree = {
  place: 'Ett spel för öga och hand. Benknaper kan spelas enbart med namn och betalar lika mycket.',
  goal: 'Spring mot katterna innan de når korvarna.',
  woof: 'Voff!',
  sausages_one: '{{count}} korv på filten',
  sausages_other: '{{count}} korvar på filten',
  seconds_one: '{{count}} sekund kvar',
  seconds_other: '{{count}} sekunder kvar',
}

import type { TextTree } from '#durable/rules/text.ts'

/** Texts of CatsFree. */
export const catsFree = {
  place: {
    dk: 'Et spil for øje og hånd. Knogleknas kan spilles alene ved navne og betaler det samme.',
    en: 'A game of the eye and hand. Bone Crunch can be played by names alone and pays the same.',
    no: 'Et spill for øye og hånd. Beinknas kan spilles bare ved navn og betaler det samme.',
    se: 'Ett spel för öga och hand. Benknaper kan spelas enbart med namn och betalar lika mycket.',
  },
  goal: {
    dk: 'Løb imod kattene, før de når pølserne.',
    en: 'Run at the cats before they get to the sausages.',
    no: 'Løp mot kattene før de når pølsene.',
    se: 'Spring mot katterna innan de når korvarna.',
  },
  woof: {
    dk: 'Vov!',
    en: 'Woof!',
    no: 'Voff!',
    se: 'Voff!',
  },
  sausages_one: {
    dk: '{{count}} pølse på tæppet',
    en: '{{count}} sausage on the blanket',
    no: '{{count}} pølse på teppet',
    se: '{{count}} korv på filten',
  },
  sausages_other: {
    dk: '{{count}} pølser på tæppet',
    en: '{{count}} sausages on the blanket',
    no: '{{count}} pølser på teppet',
    se: '{{count}} korvar på filten',
  },
  seconds_one: {
    dk: '{{count}} sekund tilbage',
    en: '{{count}} second left',
    no: '{{count}} sekund igjen',
    se: '{{count}} sekund kvar',
  },
  seconds_other: {
    dk: '{{count}} sekunder tilbage',
    en: '{{count}} seconds left',
    no: '{{count}} sekunder igjen',
    se: '{{count}} sekunder kvar',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** Texts of JumpingDog. */
export const jumpingDog = {
  place: {
    dk: 'Et spil for øje og hånd. Knogleknas kan spilles alene ved navne og betaler det samme.',
    en: 'A game of the eye and hand. Bone Crunch can be played by names alone and pays the same.',
    no: 'Et spill for øye og hånd. Beinknas kan spilles bare ved navn og betaler det samme.',
    se: 'Ett spel för öga och hand. Benknaper kan spelas enbart med namn och betalar lika mycket.',
  },
  bars_one: {
    dk: '{{count}} bom tilbage',
    en: '{{count}} bar left in the rack',
    no: '{{count}} bom igjen',
    se: '{{count}} bom kvar',
  },
  bars_other: {
    dk: '{{count}} bomme tilbage',
    en: '{{count}} bars left in the rack',
    no: '{{count}} bommer igjen',
    se: '{{count}} bommar kvar',
  },
  bones_one: {
    dk: '{{count}} knogle',
    en: '{{count}} bone',
    no: '{{count}} bein',
    se: '{{count}} ben',
  },
  bones_other: {
    dk: '{{count}} knogler',
    en: '{{count}} bones',
    no: '{{count}} bein',
    se: '{{count}} ben',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** What the games of the Arcade are called. */
export const gameNames = {
  KnogleKnas: {
    dk: 'Knogleknas',
    en: 'Bone Crunch',
    no: 'Beinknas',
    se: 'Benknaper',
  },
  JumpingDog: {
    dk: 'Hundespring',
    en: 'Jumping Dog',
    no: 'Hundehopp',
    se: 'Hundhopp',
  },
  CatsFree: {
    dk: 'Kattefri',
    en: 'Cats Free',
    no: 'Kattefri',
    se: 'Kattfritt',
  },
} satisfies TextTree

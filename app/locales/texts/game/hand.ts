import type { TextTree } from '#durable/rules/text.ts'

export const hand = {
  label: {
    dk: 'Hvad din hund kan gøre her',
    en: 'What your dog can do here',
    no: 'Hva hunden din kan gjøre her',
    se: 'Vad din hund kan göra här',
  },
  sniff: {
    dk: 'Snus til {{name}}',
    en: 'Sniff {{name}}',
    no: 'Snus på {{name}}',
    se: 'Nosa på {{name}}',
  },
  talk: {
    dk: 'Snak med {{name}}',
    en: 'Talk to {{name}}',
    no: 'Snakk med {{name}}',
    se: 'Prata med {{name}}',
  },
  nose: {
    dk: 'Snude',
    en: 'Nose',
    no: 'Snute',
    se: 'Nos',
  },
  wave: {
    dk: 'Vink',
    en: 'Wave',
    no: 'Vink',
    se: 'Vinka',
  },
  more: {
    dk: 'Mere',
    en: 'More',
    no: 'Mer',
    se: 'Mer',
  },
  stand: {
    dk: 'Rejs dig',
    en: 'Stand up',
    no: 'Reis deg',
    se: 'Res dig',
  },
  mirror: {
    dk: 'Se i spejlet',
    en: 'Look in the mirror',
    no: 'Se i speilet',
    se: 'Titta i spegeln',
  },
  play: {
    KnogleKnas: {
      dk: 'Spil Knogleknas',
      en: 'Play Bone Crunch',
      no: 'Spill Beinknas',
      se: 'Spela Benknaper',
    },
    JumpingDog: {
      dk: 'Spil Hundespring',
      en: 'Play Jumping Dog',
      no: 'Spill Hundehopp',
      se: 'Spela Hundhopp',
    },
    CatsFree: {
      dk: 'Spil Kattefri',
      en: 'Play Cats Free',
      no: 'Spill Kattefri',
      se: 'Spela Kattfritt',
    },
  },
} satisfies TextTree

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
  read: {
    dk: 'Snus til pælen',
    en: 'Sniff the post',
    no: 'Snus på stolpen',
    se: 'Nosa på stolpen',
  },
  decorate: {
    dk: 'Pynt op',
    en: 'Decorate',
    no: 'Pynt',
    se: 'Pynta',
  },
  find: {
    dk: 'Find det, der er gemt',
    en: 'Find what is hidden',
    no: 'Finn det som er gjemt',
    se: 'Hitta det som är gömt',
  },
  nose: {
    dk: 'Snude',
    en: 'Nose',
    no: 'Snute',
    se: 'Nos',
  },
  bark: {
    dk: 'Gø',
    en: 'Bark',
    no: 'Bjeff',
    se: 'Skäll',
  },
  shake: {
    dk: 'Ryst dig',
    en: 'Shake',
    no: 'Rist deg',
    se: 'Ruska dig',
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
  scores: {
    dk: 'Se pointene',
    en: 'Read the scores',
    no: 'Se poengene',
    se: 'Se poängen',
  },
  open: {
    question: {
      dk: 'Spørg uglen',
      en: 'Ask the owl',
      no: 'Spør ugla',
      se: 'Fråga ugglan',
    },
    pack: {
      dk: 'Læs koblets tavle',
      en: "Read the pack's board",
      no: 'Les tavla til kobbelet',
      se: 'Läs flockens tavla',
    },
    ranks: {
      dk: 'Læs rangmuren',
      en: 'Read the wall of ranks',
      no: 'Les rangmuren',
      se: 'Läs rangmuren',
    },
    shop: {
      dk: 'Se varerne',
      en: 'See what is sold',
      no: 'Se varene',
      se: 'Se varorna',
    },
    film: {
      dk: 'Se filmen',
      en: 'Watch the film',
      no: 'Se filmen',
      se: 'Se filmen',
    },
    news: {
      dk: 'Læs opslagene',
      en: 'Read the notices',
      no: 'Les oppslagene',
      se: 'Läs anslagen',
    },
    map: {
      dk: 'Se på kortet',
      en: 'Look at the map',
      no: 'Se på kartet',
      se: 'Titta på kartan',
    },
    mirror: {
      dk: 'Se i spejlet',
      en: 'Look in the mirror',
      no: 'Se i speilet',
      se: 'Titta i spegeln',
    },
    roulette: {
      dk: 'Se på rouletten',
      en: 'See the roulette',
      no: 'Se på ruletten',
      se: 'Se på rouletten',
    },
    wheel: {
      dk: 'Se på hjulet',
      en: 'Look at the wheel',
      no: 'Se på hjulet',
      se: 'Titta på hjulet',
    },
  },
} satisfies TextTree

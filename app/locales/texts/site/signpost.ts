import type { TextTree } from '#durable/rules/text.ts'

export const signpost = {
  title: {
    dk: 'Flere sider',
    en: 'More pages',
    no: 'Flere sider',
    se: 'Fler sidor',
  },
  rules: {
    title: {
      dk: 'Regler',
      en: 'Rules',
      no: 'Regler',
      se: 'Regler',
    },
    text: {
      dk: 'Så alle har det rart',
      en: 'So that all feel at home',
      no: 'Så alle trives',
      se: 'Så att alla trivs',
    },
  },
  help: {
    title: {
      dk: 'Hjælp',
      en: 'Help',
      no: 'Hjelp',
      se: 'Hjälp',
    },
    text: {
      dk: 'Fra chat til visdom',
      en: 'From chat to wisdom',
      no: 'Fra chat til visdom',
      se: 'Från chatt till visdom',
    },
  },
  team: {
    title: {
      dk: 'Holdet',
      en: 'The team',
      no: 'Laget',
      se: 'Laget',
    },
    text: {
      dk: 'Dem med mærkerne',
      en: 'Those with the badges',
      no: 'De med merkene',
      se: 'De med märkena',
    },
  },
  credits: {
    title: {
      dk: 'Medvirkende',
      en: 'Credits',
      no: 'Bidragsytere',
      se: 'Medverkande',
    },
    text: {
      dk: 'Tegnet og bygget af',
      en: 'Drawn and built by',
      no: 'Tegnet og bygd av',
      se: 'Ritat och byggt av',
    },
  },
} satisfies TextTree

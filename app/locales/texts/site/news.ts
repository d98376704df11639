import type { TextTree } from '#durable/rules/text.ts'

export const news = {
  all: {
    dk: 'Alle nyheder',
    en: 'All the news',
    no: 'Alle nyheter',
    se: 'Alla nyheter',
  },
  feed: {
    dk: 'Nyt fra {{product}}',
    en: 'News from {{product}}',
    no: 'Nytt fra {{product}}',
    se: 'Nytt från {{product}}',
  },
  more: {
    dk: 'Læs mere',
    en: 'Read more',
    no: 'Les mer',
    se: 'Läs mer',
  },
  about: {
    dk: 'om »{{title}}«',
    en: 'about “{{title}}”',
    no: 'om «{{title}}»',
    se: 'om ”{{title}}”',
  },
  title: {
    dk: 'Opslagstavlen',
    en: 'The notice board',
    no: 'Oppslagstavla',
    se: 'Anslagstavlan',
  },
  empty: {
    dk: 'Der hænger ikke noget på tavlen i dag. Ænderne siger heller ikke så meget.',
    en: 'Nothing on the board today. The ducks are quiet too.',
    no: 'Det henger ingenting på tavla i dag. Endene sier heller ikke så mye.',
    se: 'Det sitter inget på tavlan i dag. Änderna säger inte heller så mycket.',
  },
  kind: {
    info: {
      dk: 'Nyt fra parken',
      en: 'News from the park',
      no: 'Nytt fra parken',
      se: 'Nytt från parken',
    },
    danger: {
      dk: 'Vigtigt',
      en: 'Important',
      no: 'Viktig',
      se: 'Viktigt',
    },
    minor: {
      dk: 'Småt og godt',
      en: 'Bits and bobs',
      no: 'Smått og godt',
      se: 'Smått och gott',
    },
    change: {
      dk: 'Ændringer',
      en: 'Changes',
      no: 'Endringer',
      se: 'Ändringar',
    },
  },
} satisfies TextTree

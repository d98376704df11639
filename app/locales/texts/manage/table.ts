import type { TextTree } from '#durable/rules/text.ts'

export const table = {
  search: {
    dk: 'Find',
    en: 'Find',
    no: 'Finn',
    se: 'Sök',
  },
  sortBy: {
    dk: 'Sortér efter {{column}}',
    en: 'Sort by {{column}}',
    no: 'Sorter etter {{column}}',
    se: 'Sortera efter {{column}}',
  },
  pages: {
    dk: 'Sider',
    en: 'Pages',
    no: 'Sider',
    se: 'Sidor',
  },
  previous: {
    dk: 'Tilbage',
    en: 'Back',
    no: 'Tilbake',
    se: 'Tillbaka',
  },
  next: {
    dk: 'Videre',
    en: 'On',
    no: 'Videre',
    se: 'Vidare',
  },
  nothing: {
    dk: 'Intet fundet',
    en: 'Nothing found',
    no: 'Ingenting funnet',
    se: 'Inget hittades',
  },
  total_one: {
    dk: 'Én, side {{page}} af {{pages}}',
    en: 'One, page {{page}} of {{pages}}',
    no: 'Én, side {{page}} av {{pages}}',
    se: 'En, sida {{page}} av {{pages}}',
  },
  total_other: {
    dk: '{{count}}, side {{page}} af {{pages}}',
    en: '{{count}}, page {{page}} of {{pages}}',
    no: '{{count}}, side {{page}} av {{pages}}',
    se: '{{count}}, sida {{page}} av {{pages}}',
  },
} satisfies TextTree

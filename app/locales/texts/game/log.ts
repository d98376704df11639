import type { TextTree } from '#durable/rules/text.ts'

export const log = {
  mention: {
    dk: 'Til dig',
    en: 'To you',
    no: 'Til deg',
    se: 'Till dig',
  },
  title: {
    dk: 'Chat',
    en: 'Chat',
    no: 'Chat',
    se: 'Chatt',
  },
  tabs: {
    dk: 'Chatten',
    en: 'The chat',
    no: 'Chatten',
    se: 'Chatten',
  },
  tab: {
    all: {
      dk: 'Alle',
      en: 'All',
      no: 'Alle',
      se: 'Alla',
    },
    friends: {
      dk: 'Venner',
      en: 'Friends',
      no: 'Venner',
      se: 'Vänner',
    },
    whispers: {
      dk: 'Hvisken',
      en: 'Whispers',
      no: 'Hvisking',
      se: 'Viskningar',
    },
  },
  nothing: {
    all: {
      dk: 'Ingen chatlogs.',
      en: 'No chat logs.',
      no: 'Ingen chatlogs.',
      se: 'Inga chattloggar.',
    },
    friends: {
      dk: 'Her har ingen af dine venner sagt noget endnu.',
      en: 'None of your friends has said anything here yet.',
      no: 'Ingen av vennene dine har sagt noe her ennå.',
      se: 'Ingen av dina vänner har sagt något här än.',
    },
    whispers: {
      dk: 'Ingen har hvisket til dig endnu.',
      en: 'Nobody has whispered to you yet.',
      no: 'Ingen har hvisket til deg ennå.',
      se: 'Ingen har viskat till dig än.',
    },
  },
  entered: {
    dk: '{{name}} kom ind',
    en: '{{name}} came in',
    no: '{{name}} kom inn',
    se: '{{name}} kom in',
  },
  left: {
    dk: '{{name}} gik',
    en: '{{name}} left',
    no: '{{name}} gikk',
    se: '{{name}} gick',
  },
  died: {
    dk: '{{name}} er død af alder',
    en: '{{name}} has died of old age',
    no: '{{name}} er død av alder',
    se: '{{name}} har dött av ålder',
  },
  rebuilt: {
    dk: 'Rummet er blevet ændret.',
    en: 'The room has changed.',
    no: 'Rommet er endret.',
    se: 'Rummet har ändrats.',
  },
  away: {
    dk: 'Mens du var væk',
    en: 'While you were away',
    no: 'Mens du var borte',
    se: 'Medan du var borta',
  },
  newest: {
    dk: 'Til det nyeste',
    en: 'To the newest',
    no: 'Til det nyeste',
    se: 'Till det nyaste',
  },
  close: {
    dk: 'Luk chatten',
    en: 'Close the chat',
    no: 'Lukk chatten',
    se: 'Stäng chatten',
  },
} satisfies TextTree

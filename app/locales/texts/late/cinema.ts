import type { TextTree } from '#durable/rules/text.ts'

export const cinema = {
  fetching: {
    dk: 'Henter filmen',
    en: 'Fetching the film',
    no: 'Henter filmen',
    se: 'Hämtar filmen',
  },
  closed: {
    dk: 'Tæppet er nede',
    en: 'The curtain is down',
    no: 'Teppet er nede',
    se: 'Ridån är nere',
  },
  empty: {
    dk: 'Ingen film i aften',
    en: 'No film tonight',
    no: 'Ingen film i kveld',
    se: 'Ingen film i kväll',
  },
  emptyText: {
    dk: 'Kig forbi en anden dag. Sæderne er bløde alligevel.',
    en: 'Come back another day. The seats are soft all the same.',
    no: 'Kom innom en annen dag. Setene er myke likevel.',
    se: 'Titta in en annan dag. Sätena är mjuka ändå.',
  },
  next: {
    dk: 'Næste film: {{title}}, {{time}}',
    en: 'Next film: {{title}}, {{time}}',
    no: 'Neste film: {{title}}, {{time}}',
    se: 'Nästa film: {{title}}, {{time}}',
  },
  soon: {
    dk: 'Om lidt: {{title}} om {{count}} s',
    en: 'Next: {{title}} in {{count}} s',
    no: 'Straks: {{title}} om {{count}} s',
    se: 'Strax: {{title}} om {{count}} s',
  },
  failed: {
    dk: 'Filmen kan ikke hentes lige nu',
    en: 'The film cannot be fetched right now',
    no: 'Filmen kan ikke hentes akkurat nå',
    se: 'Filmen går inte att hämta just nu',
  },
  again: {
    dk: 'Prøv igen',
    en: 'Try again',
    no: 'Prøv igjen',
    se: 'Försök igen',
  },
  still: {
    dk: 'Her vises en film. Den begynder først, når du vil se den.',
    en: 'A film is shown here. It begins only when you want to see it.',
    no: 'Her vises en film. Den begynner først når du vil se den.',
    se: 'Här visas en film. Den börjar först när du vill se den.',
  },
  play: {
    dk: 'Vis filmen',
    en: 'Show the film',
    no: 'Vis filmen',
    se: 'Visa filmen',
  },
  clap: {
    dk: 'Klap',
    en: 'Applaud',
    no: 'Klapp',
    se: 'Applådera',
  },
  loud: {
    dk: 'Lyd til',
    en: 'Sound on',
    no: 'Lyd på',
    se: 'Ljud på',
  },
  mute: {
    dk: 'Lyd fra',
    en: 'Sound off',
    no: 'Lyd av',
    se: 'Ljud av',
  },
  whole: {
    dk: 'Hele skærmen',
    en: 'Whole screen',
    no: 'Hele skjermen',
    se: 'Hela skärmen',
  },
  youtube: {
    dk: 'Filmen kommer fra YouTube',
    en: 'The film comes from YouTube',
    no: 'Filmen kommer fra YouTube',
    se: 'Filmen kommer från YouTube',
  },
  youtubeText: {
    dk: 'Siger du ja, henter din browser den hos YouTube (Google), som får at vide, at du ser den. Ellers sker der ingenting.',
    en: 'If you say yes, your browser fetches it from YouTube (Google), which is told that you watch it. Otherwise nothing happens.',
    no: 'Sier du ja, henter nettleseren din den hos YouTube (Google), som får vite at du ser den. Ellers skjer ingenting.',
    se: 'Säger du ja hämtar din webbläsare den hos YouTube (Google), som får veta att du tittar. Annars händer ingenting.',
  },
  yes: {
    dk: 'Ja, vis filmen',
    en: 'Yes, show the film',
    no: 'Ja, vis filmen',
    se: 'Ja, visa filmen',
  },
  screen: {
    dk: 'Filmen {{title}}',
    en: 'The film {{title}}',
    no: 'Filmen {{title}}',
    se: 'Filmen {{title}}',
  },
  place: {
    dk: '{{at}} af {{length}}',
    en: '{{at}} of {{length}}',
    no: '{{at}} av {{length}}',
    se: '{{at}} av {{length}}',
  },
} satisfies TextTree

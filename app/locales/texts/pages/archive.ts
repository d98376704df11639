import type { TextTree } from '#durable/rules/text.ts'

export const archive = {
  title: {
    dk: 'Alle nyheder',
    en: 'All the news',
    no: 'Alle nyheter',
    se: 'Alla nyheter',
  },
  pageTitle: {
    dk: 'Alle nyheder, side {{page}}',
    en: 'All the news, page {{page}}',
    no: 'Alle nyheter, side {{page}}',
    se: 'Alla nyheter, sida {{page}}',
  },
  description: {
    dk: 'Alt, hvad der er blevet hængt op på opslagstavlen, det nyeste først.',
    en: 'Everything that was put up on the notice board, newest first.',
    no: 'Alt som er hengt opp på oppslagstavla, det nyeste først.',
    se: 'Allt som har satts upp på anslagstavlan, det senaste först.',
  },
  lead: {
    dk: 'Alt, hvad der er blevet hængt op på opslagstavlen, det nyeste først.',
    en: 'Everything that was put up on the notice board, newest first.',
    no: 'Alt som er hengt opp på oppslagstavla, det nyeste først.',
    se: 'Allt som har satts upp på anslagstavlan, det senaste först.',
  },
  feed: {
    dk: 'Eller lad din feedlæser hente det (RSS).',
    en: 'Or let your feed reader fetch it (RSS).',
    no: 'Eller la feedleseren din hente det (RSS).',
    se: 'Eller låt din flödesläsare hämta det (RSS).',
  },
  pages: {
    dk: 'Sider med nyheder',
    en: 'Pages of the news',
    no: 'Sider med nyheter',
    se: 'Sidor med nyheter',
  },
  newer: {
    dk: 'Nyere',
    en: 'Newer',
    no: 'Nyere',
    se: 'Nyare',
  },
  older: {
    dk: 'Ældre',
    en: 'Older',
    no: 'Eldre',
    se: 'Äldre',
  },
  page: {
    dk: 'Side {{page}} af {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    no: 'Side {{page}} av {{pages}}',
    se: 'Sida {{page}} av {{pages}}',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const sections = {
  reports: {
    dk: 'Anmeldelser',
    en: 'Reports',
    no: 'Anmeldelser',
    se: 'Anmälningar',
  },
  bans: {
    dk: 'Udelukkelser',
    en: 'Bans',
    no: 'Utestengelser',
    se: 'Avstängningar',
  },
  health: {
    dk: 'Tilstand',
    en: 'Health',
    no: 'Tilstand',
    se: 'Läget',
  },
  news: {
    dk: 'Nyheder',
    en: 'News',
    no: 'Nyheter',
    se: 'Nyheter',
  },
  team: {
    dk: 'Holdet',
    en: 'Team',
    no: 'Laget',
    se: 'Laget',
  },
  committee: {
    dk: 'Festkomitéen',
    en: 'Party committee',
    no: 'Festkomiteen',
    se: 'Festkommittén',
  },
  settings: {
    dk: 'Indstillinger',
    en: 'Settings',
    no: 'Innstillinger',
    se: 'Inställningar',
  },
  users: {
    dk: 'Brugere',
    en: 'Users',
    no: 'Brukere',
    se: 'Användare',
  },
  chat: {
    dk: 'Chat',
    en: 'Chat',
    no: 'Chat',
    se: 'Chatt',
  },
  log: {
    dk: 'Log',
    en: 'Staff log',
    no: 'Logg',
    se: 'Logg',
  },
  cinema: {
    dk: 'Biografen',
    en: 'Cinema',
    no: 'Kinoen',
    se: 'Biografen',
  },
  scores: {
    dk: 'Point',
    en: 'Scores',
    no: 'Poeng',
    se: 'Poäng',
  },
  words: {
    dk: 'Ordlister',
    en: 'Word lists',
    no: 'Ordlister',
    se: 'Ordlistor',
  },
  supporters: {
    dk: 'Støtter',
    en: 'Supporters',
    no: 'Støttespillere',
    se: 'Stödjare',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'
import { chat } from './manage/chat.ts'
import { cinema } from './manage/cinema.ts'
import { committee } from './manage/committee.ts'
import { desk } from './manage/desk.ts'
import { form } from './manage/form.ts'
import { health } from './manage/health.ts'
import { log } from './manage/log.ts'
import { news } from './manage/news.ts'
import { closing, outside } from './manage/outside.ts'
import { scores } from './manage/scores.ts'
import { sections } from './manage/sections.ts'
import { settings } from './manage/settings.ts'
import { supporters } from './manage/supporters.ts'
import { table } from './manage/table.ts'
import { team } from './manage/team.ts'
import { users } from './manage/users.ts'
import { words } from './manage/words.ts'
import { staffBadges } from './shared/staff-badges.ts'

export const manage = {
  title: {
    dk: 'Vagthytten',
    en: 'Staff hut',
    no: 'Vakthytta',
    se: 'Vaktstugan',
  },
  nav: {
    dk: 'Personalets sider',
    en: 'Staff pages',
    no: 'Sidene for de ansatte',
    se: 'Personalens sidor',
  },
  more: {
    dk: 'Mere',
    en: 'More',
    no: 'Mer',
    se: 'Mer',
  },
  leave: {
    dk: 'Luk skranken',
    en: 'Close the desk',
    no: 'Lukk skranken',
    se: 'Stäng disken',
  },
  yes: {
    dk: 'Ja',
    en: 'Yes',
    no: 'Ja',
    se: 'Ja',
  },
  no: {
    dk: 'Nej',
    en: 'No',
    no: 'Nei',
    se: 'Nej',
  },
  badge: staffBadges,
  /** Short names of pages, for the narrow keys of the phone's bar. */
  short: {
    reports: {
      dk: 'Anmeldt',
      en: 'Reports',
      no: 'Anmeldt',
      se: 'Anmält',
    },
    bans: {
      dk: 'Udelukket',
      en: 'Bans',
      no: 'Utestengt',
      se: 'Avstängda',
    },
  },
  sections,
  fresh: {
    over: {
      dk: 'Log ind igen for at ændre noget',
      en: 'To change something, sign in again',
      no: 'Logg inn igjen for å endre noe',
      se: 'Logga in igen för att ändra något',
    },
    why: {
      dk: 'Det er mere end et kvarter siden, du loggede ind. Læse må du gerne; for at ændre noget skal vi vide, hvem du er. Det, du har skrevet nedenfor, bliver stående.',
      en: 'You last signed in more than a quarter of an hour ago. Reading is free; changing asks who you are. What you have written below stays.',
      no: 'Det er mer enn et kvarter siden du logget inn. Lese kan du fritt; for å endre noe må vi vite hvem du er. Det du har skrevet nedenfor, blir stående.',
      se: 'Det är mer än en kvart sedan du loggade in. Läsa får du fritt; för att ändra något måste vi veta vem du är. Det du har skrivit nedanför står kvar.',
    },
  },
  form,
  table,
  health,
  settings,
  news,
  team,
  cinema,
  scores,
  users,
  chat,
  log,
  words,
  outside,
  closing,
  supporters,
  committee,
  ...desk,
} satisfies TextTree

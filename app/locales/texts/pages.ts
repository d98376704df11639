import type { TextTree } from '#durable/rules/text.ts'
import { announcement } from './pages/announcement.ts'
import { archive } from './pages/archive.ts'
import { committee } from './pages/committee.ts'
import { credits } from './pages/credits.ts'
import { dressing } from './pages/dressing.ts'
import { highscore } from './pages/highscore.ts'
import { stage } from './pages/stage.ts'
import { team } from './pages/team.ts'

export const pages = {
  contents: {
    dk: 'På denne side',
    en: 'On this page',
    no: 'På denne siden',
    se: 'På den här sidan',
  },
  dressing,
  offline: {
    title: {
      dk: 'Intet net lige nu',
      en: 'No net just now',
      no: 'Ikke nett akkurat nå',
      se: 'Inget nät just nu',
    },
    heading: {
      dk: 'Parken er der stadig',
      en: 'The park is still there',
      no: 'Parken er der fortsatt',
      se: 'Parken finns kvar',
    },
    text: {
      dk: 'Din browser har intet net lige nu. Hundene sover, til det er tilbage; så hentes siden af sig selv.',
      en: 'Your browser has no net just now. The dogs sleep until it is back; then this page loads by itself.',
      no: 'Nettleseren din er uten nett akkurat nå. Hundene sover til det er tilbake; da lastes siden av seg selv.',
      se: 'Din webbläsare har inget nät just nu. Hundarna sover tills det är tillbaka; då laddas sidan av sig själv.',
    },
    again: {
      dk: 'Prøv igen',
      en: 'Try again',
      no: 'Prøv igjen',
      se: 'Försök igen',
    },
  },
  team,
  credits,
  archive,
  highscore,
  announcement,
  committee,
  stage,
} satisfies TextTree

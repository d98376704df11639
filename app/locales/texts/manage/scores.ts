import type { TextTree } from '#durable/rules/text.ts'
import { gameNames } from '../shared/game-names.ts'

/** Texts of the staff page of the scores. */
export const scores = {
  lede: {
    dk: 'De bedste på hver tavle. Et resultat, der fjernes, forsvinder fra alle tavler, hvor det står, og hundens næstbedste runde tager dets plads. Spilleren læser begrundelsen. Spillehallen har set en runde, hvis træk den fik at vide undervejs, i et tempo som hænder kan følge; en runde, der blev sendt senere eller over en dårlig forbindelse, har den ikke set.',
    en: 'The best of each board. A score that is removed leaves every board where it stands, and the next best round of the dog takes its place. The player reads the reason. The Arcade has seen a round whose moves it was told as they were made, at the pace of hands; one that was sent later, or over a bad line, it has not.',
    no: 'De beste på hver tavle. Et resultat som fjernes, forsvinner fra alle tavler der det står, og hundens nest beste runde tar plassen. Spilleren leser begrunnelsen. Spillehallen har sett en runde når den fikk vite trekkene underveis, i et tempo som hender kan følge; en runde som ble sendt senere eller over en dårlig linje, har den ikke sett.',
    se: 'De bästa på varje tavla. Ett resultat som tas bort försvinner från alla tavlor där det står, och hundens näst bästa runda tar dess plats. Spelaren läser skälet. Spelhallen har sett en runda när den fick veta dragen medan de gjordes, i en takt som händer klarar; en runda som skickades senare eller över en dålig lina har den inte sett.',
  },
  games: {
    dk: 'Spil',
    en: 'Games',
    no: 'Spill',
    se: 'Spel',
  },
  game: gameNames,
  intervals: {
    dk: 'Tavler',
    en: 'Boards',
    no: 'Tavler',
    se: 'Tavlor',
  },
  interval: {
    Daily: {
      dk: 'I dag',
      en: 'Today',
      no: 'I dag',
      se: 'I dag',
    },
    Weekly: {
      dk: 'Denne uge',
      en: 'This week',
      no: 'Denne uken',
      se: 'Den här veckan',
    },
    Yearly: {
      dk: 'I år',
      en: 'This year',
      no: 'I år',
      se: 'I år',
    },
    AllTime: {
      dk: 'Nogensinde',
      en: 'Of all time',
      no: 'Noensinne',
      se: 'Någonsin',
    },
  },
  dog: {
    dk: 'Hund',
    en: 'Dog',
    no: 'Hund',
    se: 'Hund',
  },
  score: {
    dk: 'Point',
    en: 'Score',
    no: 'Poeng',
    se: 'Poäng',
  },
  remove: {
    dk: 'Fjern fra tavlerne',
    en: 'Remove from the boards',
    no: 'Fjern fra tavlene',
    se: 'Ta bort från tavlorna',
  },
  toUser: {
    dk: 'Siden om {{name}}',
    en: 'The page about {{name}}',
    no: 'Siden om {{name}}',
    se: 'Sidan om {{name}}',
  },
  reason: {
    dk: 'Begrundelse til spilleren og personaleloggen',
    en: 'Reason, for the player and the staff log',
    no: 'Begrunnelse til spilleren og loggen',
    se: 'Skäl, till spelaren och personalloggen',
  },
  removed: {
    dk: 'Fjernet',
    en: 'Removed',
    no: 'Fjernet',
    se: 'Borttagna',
  },
  none: {
    dk: 'Ingen resultater er fjernet i dette spil.',
    en: 'No score of this game was removed.',
    no: 'Ingen resultater er fjernet i dette spillet.',
    se: 'Inga resultat har tagits bort i det här spelet.',
  },
  seen: {
    dk: 'Set i Spillehallen',
    en: 'Seen in the Arcade',
    no: 'Sett i Spillehallen',
    se: 'Sedd i Spelhallen',
  },
  notSeen: {
    dk: 'Ikke set i Spillehallen',
    en: 'Not seen in the Arcade',
    no: 'Ikke sett i Spillehallen',
    se: 'Inte sedd i Spelhallen',
  },
} satisfies TextTree

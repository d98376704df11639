import type { TextTree } from '#durable/rules/text.ts'

/** What dogs do with things and with themselves, for whoever follows the park as text. */
export const uses = {
  rolls: {
    dk: '{{name}} skubber {{thing}} {{way}}. Nu ligger den her: {{where}}.',
    en: '{{name}} pushes {{thing}}. It rolls {{way}} and stops: {{where}}.',
    no: '{{name}} dytter {{thing}} {{way}}. Nå ligger den her: {{where}}.',
    se: '{{name}} puttar {{thing}} {{way}}. Nu ligger den här: {{where}}.',
  },
  rollsBy: {
    dk: '{{name}} skubber {{thing}} {{way}}. Den stopper ved {{by}}.',
    en: '{{name}} pushes {{thing}}. It rolls {{way}} and stops by {{by}}.',
    no: '{{name}} dytter {{thing}} {{way}}. Den stopper ved {{by}}.',
    se: '{{name}} puttar {{thing}} {{way}}. Den stannar vid {{by}}.',
  },
  rings: {
    dk: '{{name}} ringer med {{thing}}.',
    en: '{{name}} rings {{thing}}.',
    no: '{{name}} ringer med {{thing}}.',
    se: '{{name}} ringer i {{thing}}.',
  },
  chord: {
    dk: '{{name}} ringer med {{thing}} som den tredje. Det er en akkord.',
    en: '{{name}} is the third to ring {{thing}}. It makes a chord.',
    no: '{{name}} ringer med {{thing}} som den tredje. Det blir en akkord.',
    se: '{{name}} ringer i {{thing}} som den tredje. Det blir ett ackord.',
  },
  drinks: {
    dk: '{{name}} drikker af {{thing}}.',
    en: '{{name}} drinks from {{thing}}.',
    no: '{{name}} drikker av {{thing}}.',
    se: '{{name}} dricker ur {{thing}}.',
  },
  touches: {
    dk: '{{name}} rører ved {{thing}}.',
    en: '{{name}} touches {{thing}}.',
    no: '{{name}} tar på {{thing}}.',
    se: '{{name}} rör vid {{thing}}.',
  },
  turnsOff: {
    dk: '{{name}} slukker {{thing}}.',
    en: '{{name}} turns off {{thing}}.',
    no: '{{name}} slukker {{thing}}.',
    se: '{{name}} släcker {{thing}}.',
  },
  turnsOn: {
    dk: '{{name}} tænder {{thing}}.',
    en: '{{name}} turns on {{thing}}.',
    no: '{{name}} tenner {{thing}}.',
    se: '{{name}} tänder {{thing}}.',
  },
  sits: {
    dk: '{{name}} sætter sig på {{thing}}.',
    en: '{{name}} sits on {{thing}}.',
    no: '{{name}} setter seg på {{thing}}.',
    se: '{{name}} sätter sig på {{thing}}.',
  },
  sitsBeside: {
    dk: '{{name}} sætter sig på {{thing}} ved siden af {{other}}.',
    en: '{{name}} sits on {{thing}} beside {{other}}.',
    no: '{{name}} setter seg på {{thing}} ved siden av {{other}}.',
    se: '{{name}} sätter sig på {{thing}} bredvid {{other}}.',
  },
  barks: {
    dk: '{{name}} gør.',
    en: '{{name}} barks.',
    no: '{{name}} bjeffer.',
    se: '{{name}} skäller.',
  },
  shakes: {
    dk: '{{name}} ryster sig.',
    en: '{{name}} shakes.',
    no: '{{name}} rister seg.',
    se: '{{name}} ruskar på sig.',
  },
  splashes: {
    dk: '{{name}} ryster sig og sprøjter på dig.',
    en: '{{name}} shakes and splashes you.',
    no: '{{name}} rister seg og spruter på deg.',
    se: '{{name}} ruskar på sig och stänker på dig.',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const dogMenu = {
  label: {
    dk: 'Valg for {{name}}',
    en: 'Choices for {{name}}',
    no: 'Valg for {{name}}',
    se: 'Val för {{name}}',
  },
  close: {
    dk: 'Luk valgene',
    en: 'Close the choices',
    no: 'Lukk valgene',
    se: 'Stäng valen',
  },
  profile: {
    dk: 'Profil',
    en: 'Profile',
    no: 'Profil',
    se: 'Profil',
  },
  sniff: {
    dk: 'Snus',
    en: 'Sniff',
    no: 'Snus',
    se: 'Nosa',
  },
  print: {
    dk: 'Poteaftryk',
    en: 'Paw print',
    no: 'Poteavtrykk',
    se: 'Tassavtryck',
  },
  treat: {
    dk: 'Godbid',
    en: 'Treat',
    no: 'Godbit',
    se: 'Godbit',
  },
  friend: {
    dk: 'Bliv venner',
    en: 'Be friends',
    no: 'Bli venner',
    se: 'Bli vänner',
  },
  asked: {
    dk: 'Du har spurgt {{name}}',
    en: 'You have asked {{name}}',
    no: 'Du har spurt {{name}}',
    se: 'Du har frågat {{name}}',
  },
  mention: {
    dk: 'Nævn',
    en: 'Mention',
    no: 'Nevn',
    se: 'Nämn',
  },
  walk: {
    dk: 'Gå derhen',
    en: 'Walk there',
    no: 'Gå bort',
    se: 'Gå dit',
  },
  challenge: {
    dk: 'Udfordr',
    en: 'Challenge',
    no: 'Utfordre',
    se: 'Utmana',
  },
  follow: {
    dk: 'Følg efter',
    en: 'Follow',
    no: 'Følg etter',
    se: 'Följ efter',
  },
  whisper: {
    dk: 'Hvisk',
    en: 'Whisper',
    no: 'Hvisk',
    se: 'Viska',
  },
  ignore: {
    dk: 'Ignorér',
    en: 'Ignore',
    no: 'Ignorer',
    se: 'Ignorera',
  },
  block: {
    dk: 'Blokér',
    en: 'Block',
    no: 'Blokker',
    se: 'Blockera',
  },
  report: {
    dk: 'Anmeld',
    en: 'Report',
    no: 'Rapporter',
    se: 'Anmäl',
  },
  kick: {
    dk: 'Smid ud',
    en: 'Kick',
    no: 'Kast ut',
    se: 'Kasta ut',
  },
  ignored: {
    dk: 'Du ignorerer {{name}} nu',
    en: 'You ignore {{name}} now',
    no: 'Du ignorerer {{name}} nå',
    se: 'Du ignorerar {{name}} nu',
  },
  blocked: {
    dk: '{{name}} er blokeret',
    en: '{{name}} is blocked',
    no: '{{name}} er blokkert',
    se: '{{name}} är blockerad',
  },
  failed: {
    dk: 'Intet er ændret: Parken svarede ikke. Prøv igen',
    en: 'Nothing has changed: the park did not answer. Try again',
    no: 'Ingenting er endret: Parken svarte ikke. Prøv igjen',
    se: 'Inget har ändrats: parken svarade inte. Försök igen',
  },
} satisfies TextTree

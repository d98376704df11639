import type { TextTree } from '#durable/rules/text.ts'

/** The room itself, and its size. */
export const mapRoomSize = {
  roomItself: {
    dk: 'Rummet',
    en: 'The room',
    no: 'Rommet',
    se: 'Rummet',
  },
  size: {
    dk: '{{width}} × {{height}} felter',
    en: '{{width}} × {{height}} tiles',
    no: '{{width}} × {{height}} ruter',
    se: '{{width}} × {{height}} rutor',
  },
  edge: {
    left: {
      dk: 'Venstre',
      en: 'Left',
      no: 'Venstre',
      se: 'Vänster',
    },
    right: {
      dk: 'Højre',
      en: 'Right',
      no: 'Høyre',
      se: 'Höger',
    },
    top: {
      dk: 'Øverst',
      en: 'Top',
      no: 'Øverst',
      se: 'Överst',
    },
    bottom: {
      dk: 'Nederst',
      en: 'Bottom',
      no: 'Nederst',
      se: 'Nederst',
    },
  },
  grow: {
    left: {
      dk: 'En kolonne til i venstre side',
      en: 'One column more at the left',
      no: 'En kolonne til på venstre side',
      se: 'En kolumn till på vänster sida',
    },
    right: {
      dk: 'En kolonne til i højre side',
      en: 'One column more at the right',
      no: 'En kolonne til på høyre side',
      se: 'En kolumn till på höger sida',
    },
    top: {
      dk: 'En række til øverst',
      en: 'One row more at the top',
      no: 'En rad til øverst',
      se: 'En rad till överst',
    },
    bottom: {
      dk: 'En række til nederst',
      en: 'One row more at the bottom',
      no: 'En rad til nederst',
      se: 'En rad till nederst',
    },
  },
  cut: {
    left: {
      dk: 'En kolonne mindre i venstre side',
      en: 'One column less at the left',
      no: 'En kolonne mindre på venstre side',
      se: 'En kolumn mindre på vänster sida',
    },
    right: {
      dk: 'En kolonne mindre i højre side',
      en: 'One column less at the right',
      no: 'En kolonne mindre på høyre side',
      se: 'En kolumn mindre på höger sida',
    },
    top: {
      dk: 'En række mindre øverst',
      en: 'One row less at the top',
      no: 'En rad mindre øverst',
      se: 'En rad mindre överst',
    },
    bottom: {
      dk: 'En række mindre nederst',
      en: 'One row less at the bottom',
      no: 'En rad mindre nederst',
      se: 'En rad mindre nederst',
    },
  },
  outside: {
    dk: 'Det ville falde uden for rummet: {{names}}. Flyt det først.',
    en: 'This would fall outside of the room: {{names}}. Move it first.',
    no: 'Dette ville falle utenfor rommet: {{names}}. Flytt det først.',
    se: 'Det här skulle hamna utanför rummet: {{names}}. Flytta det först.',
  },
  'too-large': {
    dk: 'Et rum kan højst være 96 × 64 felter.',
    en: 'A room is at most 96 × 64 tiles.',
    no: 'Et rom kan være høyst 96 × 64 ruter.',
    se: 'Ett rum är högst 96 × 64 rutor.',
  },
  'too-small': {
    dk: 'Så ville der ikke være noget rum tilbage.',
    en: 'There would be no room left.',
    no: 'Da ville det ikke være noe rom igjen.',
    se: 'Då skulle det inte finnas något rum kvar.',
  },
} satisfies TextTree

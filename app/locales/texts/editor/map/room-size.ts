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
  grow: {
    right: {
      dk: 'En kolonne til',
      en: 'One column more',
      no: 'En kolonne til',
      se: 'En kolumn till',
    },
    bottom: {
      dk: 'En række til',
      en: 'One row more',
      no: 'En rad til',
      se: 'En rad till',
    },
  },
  cut: {
    right: {
      dk: 'En kolonne mindre',
      en: 'One column less',
      no: 'En kolonne mindre',
      se: 'En kolumn mindre',
    },
    bottom: {
      dk: 'En række mindre',
      en: 'One row less',
      no: 'En rad mindre',
      se: 'En rad mindre',
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

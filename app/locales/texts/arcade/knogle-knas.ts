import type { TextTree } from '#durable/rules/text.ts'
import { heapPieces } from '../shared/heap-pieces.ts'

/** Texts of KnogleKnas. */
export const knogleknas = {
  kinds: {
    ...heapPieces,
    golden: {
      dk: 'gyldent ben',
      en: 'golden bone',
      no: 'gyllent bein',
      se: 'gyllene ben',
    },
    marrow: {
      dk: 'marvben',
      en: 'marrow bone',
      no: 'margbein',
      se: 'märgben',
    },
    squeaky: {
      dk: 'pivebold',
      en: 'squeaky ball',
      no: 'pipeball',
      se: 'pipboll',
    },
    stone: {
      dk: 'sten',
      en: 'stone',
      no: 'stein',
      se: 'sten',
    },
    earth: {
      dk: 'jord',
      en: 'earth',
      no: 'jord',
      se: 'jord',
    },
    earth2: {
      dk: 'hård jord',
      en: 'hard earth',
      no: 'hard jord',
      se: 'hård jord',
    },
  },
  grid: {
    dk: 'Bunken',
    en: 'The heap',
    no: 'Haugen',
    se: 'Högen',
  },
  group: {
    dk: '{{kind}}, gruppe på {{count}}, {{points}} point',
    en: '{{kind}}, group of {{count}}, {{points}} points',
    no: '{{kind}}, gruppe på {{count}}, {{points}} poeng',
    se: '{{kind}}, grupp om {{count}}, {{points}} poäng',
  },
  leaves: {
    dk: '{{kind}}, gruppe på {{count}}, {{points}} point, efterlader: {{leaves}}',
    en: '{{kind}}, group of {{count}}, {{points}} points, leaves a {{leaves}}',
    no: '{{kind}}, gruppe på {{count}}, {{points}} poeng, etterlater: {{leaves}}',
    se: '{{kind}}, grupp om {{count}}, {{points}} poäng, lämnar: {{leaves}}',
  },
  burst: {
    dk: '{{kind}}, tager {{count}}, {{points}} point',
    en: '{{kind}}, takes {{count}}, {{points}} points',
    no: '{{kind}}, tar {{count}}, {{points}} poeng',
    se: '{{kind}}, tar {{count}}, {{points}} poäng',
  },
  single: {
    dk: '{{kind}}',
    en: '{{kind}}',
    no: '{{kind}}',
    se: '{{kind}}',
  },
  place: {
    dk: 'Række {{row}}, kolonne {{column}}',
    en: 'Row {{row}}, column {{column}}',
    no: 'Rad {{row}}, kolonne {{column}}',
    se: 'Rad {{row}}, kolumn {{column}}',
  },
  largest: {
    dk: 'De største grupper',
    en: 'The largest groups',
    no: 'De største gruppene',
    se: 'De största grupperna',
  },
  movesLeft_one: {
    dk: '{{count}} træk tilbage',
    en: '{{count}} move left',
    no: '{{count}} trekk igjen',
    se: '{{count}} drag kvar',
  },
  movesLeft_other: {
    dk: '{{count}} træk tilbage',
    en: '{{count}} moves left',
    no: '{{count}} trekk igjen',
    se: '{{count}} drag kvar',
  },
  moves: {
    dk: '{{count}} træk',
    en: '{{count}} moves',
    no: '{{count}} trekk',
    se: '{{count}} drag',
  },
  golden: {
    dk: '{{dug}} af {{count}} gyldne ben gravet op',
    en: '{{dug}} of {{count}} golden bones dug up',
    no: '{{dug}} av {{count}} gylne bein gravd opp',
    se: '{{dug}} av {{count}} gyllene ben uppgrävda',
  },
  crunched: {
    dk: '{{count}} væk, {{points}} point.',
    en: '{{count}} gone, {{points}} points.',
    no: '{{count}} borte, {{points}} poeng.',
    se: '{{count}} borta, {{points}} poäng.',
  },
  dug: {
    dk: 'Et gyldent ben er gravet op.',
    en: 'A golden bone is dug up.',
    no: 'Et gyllent bein er gravd opp.',
    se: 'Ett gyllene ben är uppgrävt.',
  },
  allDug: {
    dk: 'Det sidste gyldne ben er gravet op.',
    en: 'The last golden bone is dug up.',
    no: 'Det siste gylne beinet er gravd opp.',
    se: 'Det sista gyllene benet är uppgrävt.',
  },
  over: {
    dk: 'Bunken er slut: {{score}} point.',
    en: 'The heap is over: {{score}} points.',
    no: 'Haugen er over: {{score}} poeng.',
    se: 'Högen är slut: {{score}} poäng.',
  },
  shaken: {
    dk: 'Der var ingen træk tilbage: bunken har rystet sig selv.',
    en: 'No move was left: the heap has shaken itself.',
    no: 'Det var ingen trekk igjen: haugen har ristet på seg.',
    se: 'Inga drag fanns kvar: högen har skakat om sig.',
  },
  rules: {
    dk: 'Knas',
    en: 'Crunch',
    no: 'Knas',
    se: 'Knapra',
  },
  two: {
    dk: '2 eller flere, der rører hinanden',
    en: '2 or more that touch',
    no: '2 eller flere som berører hverandre',
    se: '2 eller fler som rör varandra',
  },
  six: {
    dk: '6 efterlader et: det spiser sin række',
    en: '6 leave one: it eats its row',
    no: '6 etterlater ett: det spiser raden sin',
    se: '6 lämnar ett: det äter sin rad',
  },
  nine: {
    dk: '9 efterlader en: den springer til alle sider',
    en: '9 leave one: it bursts all around',
    no: '9 etterlater en: den sprenger til alle kanter',
    se: '9 lämnar en: den spränger åt alla håll',
  },
  gold: {
    dk: 'Helt ned: 200 point',
    en: 'To the bottom: 200 points',
    no: 'Helt ned: 200 poeng',
    se: 'Ända ner: 200 poäng',
  },
  keys: {
    choose: {
      dk: 'vælg',
      en: 'choose',
      no: 'velg',
      se: 'välj',
    },
    crunch: {
      dk: 'knas',
      en: 'crunch',
      no: 'knas',
      se: 'knapra',
    },
    pause: {
      dk: 'pause',
      en: 'pause',
      no: 'pause',
      se: 'paus',
    },
    out: {
      dk: 'ud',
      en: 'out',
      no: 'ut',
      se: 'ut',
    },
  },
  space: {
    dk: 'Mellemrum',
    en: 'Space',
    no: 'Mellomrom',
    se: 'Mellanslag',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** The tab of actions: what dogs do with things, who may, and what is heard. */
export const editorActions = {
  actions: {
    manner: {
      touch: { dk: 'rører ved den', en: 'touch it', no: 'tar på den', se: 'rör vid den' },
      ring: { dk: 'ringer med den', en: 'ring it', no: 'ringer med den', se: 'ringer i den' },
      seat: { dk: 'sætter sig på den', en: 'sit on it', no: 'setter seg på den', se: 'sätter sig på den' },
      wet: { dk: 'drikker af den', en: 'drink from it', no: 'drikker av den', se: 'dricker ur den' },
    },
    about: {
      touch: {
        dk: 'Den ser ud som før. Den siger noget, eller der høres en lyd.',
        en: 'It looks as before. It says something, or a sound is heard.',
        no: 'Den ser ut som før. Den sier noe, eller det høres en lyd.',
        se: 'Den ser ut som förut. Den säger något, eller så hörs ett ljud.',
      },
      ring: {
        dk: 'Alle i rummet hører den. Tre hunde efter hinanden giver en akkord.',
        en: 'All in the room hear it. Three dogs one after the other make a chord.',
        no: 'Alle i rommet hører den. Tre hunder etter hverandre gir en akkord.',
        se: 'Alla i rummet hör den. Tre hundar efter varandra ger ett ackord.',
      },
      seat: {
        dk: 'Hunde sidder side om side og rejser sig, når de går.',
        en: 'Dogs sit side by side, and get up when they walk.',
        no: 'Hunder sitter side om side og reiser seg når de går.',
        se: 'Hundar sitter sida vid sida och reser sig när de går.',
      },
      wet: {
        dk: 'Hunden drikker. En farve fra farverouletten går af.',
        en: 'The dog drinks. A colour from the colour roulette comes off.',
        no: 'Hunden drikker. En farge fra fargeruletten går av.',
        se: 'Hunden dricker. En färg från färgrouletten går av.',
      },
    },
    faces: {
      south: { dk: 'frem', en: 'to the front', no: 'fram', se: 'framåt' },
      north: {
        dk: 'bagud, over ryglænet',
        en: 'to the rear, over its back',
        no: 'bakover, over ryggen',
        se: 'bakåt, över ryggstödet',
      },
    },
    who: {
      everybody: { dk: 'alle', en: 'everybody', no: 'alle', se: 'alla' },
      committee: {
        dk: 'festkomiteen og personalet',
        en: 'the party committee and staff',
        no: 'festkomiteen og ansatte',
        se: 'festkommittén och personalen',
      },
      staff: { dk: 'personalet', en: 'staff', no: 'ansatte', se: 'personalen' },
    },
    sound: {
      none: { dk: 'ingen', en: 'none', no: 'ingen', se: 'inget' },
      bell: { dk: 'klokke', en: 'bell', no: 'klokke', se: 'klocka' },
      thump: { dk: 'bump', en: 'thump', no: 'dunk', se: 'duns' },
      splash: { dk: 'plask', en: 'splash', no: 'plask', se: 'plask' },
      bone: { dk: 'træbank', en: 'knock on wood', no: 'treklapp', se: 'träknack' },
      scratch: { dk: 'kradsen', en: 'scratching', no: 'kraping', se: 'krafs' },
      worm: { dk: 'dyk i tonen', en: 'falling note', no: 'fallende tone', se: 'fallande ton' },
      sniff: { dk: 'snusen', en: 'sniffing', no: 'snusing', se: 'nosande' },
      shake: { dk: 'våd pels', en: 'wet fur', no: 'våt pels', se: 'våt päls' },
      bark: { dk: 'gøen', en: 'bark', no: 'bjeff', se: 'skall' },
    },
    isOff: { dk: 'kan ikke bruges', en: 'cannot be used', no: 'kan ikke brukes', se: 'kan inte användas' },
    count: {
      dk: '{{count}} af {{max}}',
      en: '{{count}} of {{max}}',
      no: '{{count}} av {{max}}',
      se: '{{count}} av {{max}}',
    },
    noThings: {
      dk: 'Endnu har ingen ting den.',
      en: 'No thing has it yet.',
      no: 'Ingen ting har den ennå.',
      se: 'Ingen sak har den än.',
    },
    add: {
      dk: 'Giv den til {{name}}',
      en: 'Give it to {{name}}',
      no: 'Gi den til {{name}}',
      se: 'Ge den till {{name}}',
    },
    takeAway: {
      dk: 'Tag den fra {{name}}',
      en: 'Take it from {{name}}',
      no: 'Ta den fra {{name}}',
      se: 'Ta den från {{name}}',
    },
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** The tab of tiles, and what is known of one of them. */
export const editorTiles = {
  tiles: {
    note: {
      dk: 'Det gælder for det, der tegnes fra nu af, når det er offentliggjort. Rum, der er tegnet før, bliver, som de er.',
      en: 'It holds for what is drawn from now on, once it is published. Rooms that were drawn before stay as they are.',
      no: 'Det gjelder for det som tegnes fra nå av, når det er publisert. Rom som ble tegnet før, blir som de er.',
      se: 'Det gäller för det som ritas från och med nu, när det är publicerat. Rum som ritades tidigare förblir som de är.',
    },
    ground: {
      normal: {
        dk: 'man går der',
        en: 'walked on',
        no: 'man går der',
        se: 'man går där',
      },
      water: {
        dk: 'man svømmer',
        en: 'swum in',
        no: 'man svømmer',
        se: 'man simmar',
      },
      forbidden: {
        dk: 'spærret',
        en: 'forbidden',
        no: 'sperret',
        se: 'spärrad',
      },
      dig: {
        dk: 'man kan grave',
        en: 'dug in',
        no: 'man kan grave',
        se: 'man kan gräva',
      },
    },
    inspect: {
      dk: 'Se på et felt',
      en: 'Look at a tile',
      no: 'Se på en rute',
      se: 'Titta på en ruta',
    },
    show: {
      dk: 'Vis på kortet',
      en: 'Show on the map',
      no: 'Vis på kartet',
      se: 'Visa på kartan',
    },
    outside: {
      dk: 'Rummets felter går fra 0, 0 til {{width}}, {{height}}.',
      en: 'The tiles of the room go from 0, 0 to {{width}}, {{height}}.',
      no: 'Rutene i rommet går fra 0, 0 til {{width}}, {{height}}.',
      se: 'Rummets rutor går från 0, 0 till {{width}}, {{height}}.',
    },
    corners: {
      dk: 'Terræn i hjørnerne',
      en: 'Terrain at the corners',
      no: 'Terreng i hjørnene',
      se: 'Terräng i hörnen',
    },
    reason: {
      rim: {
        dk: 'det er randen',
        en: 'it is the rim',
        no: 'det er kanten',
        se: 'det är kanten',
      },
      thing: {
        dk: 'noget står der',
        en: 'something stands there',
        no: 'noe står der',
        se: 'något står där',
      },
      terrain: {
        dk: 'det følger af terrænet',
        en: 'it follows from the terrain',
        no: 'det følger av terrenget',
        se: 'det följer av terrängen',
      },
      meant: {
        dk: 'det er malet sådan',
        en: 'it was painted so',
        no: 'det er malt slik',
        se: 'det är målat så',
      },
    },
  },
} satisfies TextTree

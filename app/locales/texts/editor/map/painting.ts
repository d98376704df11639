import { TERRAIN_NAMES } from '#durable/rules/sheets/tiles.ts'
import type { TextTree } from '#durable/rules/text.ts'

/** What rooms are painted with and furnished with, and the tile of the cursor. */
export const mapPainting = {
  // As long as the sheet of tiles is not there.
  terrain: TERRAIN_NAMES,
  ground: {
    walk: {
      dk: 'Gå',
      en: 'Walk',
      no: 'Gå',
      se: 'Gå',
    },
    water: {
      dk: 'Svøm',
      en: 'Swim',
      no: 'Svøm',
      se: 'Simma',
    },
    forbidden: {
      dk: 'Spærret',
      en: 'Forbidden',
      no: 'Sperret',
      se: 'Spärrat',
    },
    dig: {
      dk: 'Grav',
      en: 'Dig',
      no: 'Grav',
      se: 'Gräv',
    },
  },
  brush: {
    dk: 'Penslens bredde',
    en: 'Width of the brush',
    no: 'Bredden på penselen',
    se: 'Penselns bredd',
  },
  searchThings: {
    dk: 'Find en ting',
    en: 'Find a thing',
    no: 'Finn en ting',
    se: 'Hitta en sak',
  },
  more_one: {
    dk: '{{count}} mere. Søg for at finde den.',
    en: '{{count}} more. Search to find it.',
    no: '{{count}} til. Søk for å finne den.',
    se: '{{count}} till. Sök för att hitta den.',
  },
  more_other: {
    dk: '{{count}} mere. Søg for at finde dem.',
    en: '{{count}} more. Search to find them.',
    no: '{{count}} til. Søk for å finne dem.',
    se: '{{count}} till. Sök för att hitta dem.',
  },
  chosen: {
    dk: 'Den valgte ting',
    en: 'The chosen thing',
    no: 'Den valgte tingen',
    se: 'Den valda saken',
  },
  foot: {
    dk: 'Foden står ved {{x}}, {{y}} px',
    en: 'Its foot is at {{x}}, {{y}} px',
    no: 'Foten står ved {{x}}, {{y}} px',
    se: 'Foten står vid {{x}}, {{y}} px',
  },
  drop: {
    dk: 'Fjern tingen',
    en: 'Remove the thing',
    no: 'Fjern tingen',
    se: 'Ta bort saken',
  },
  thisTile: {
    dk: 'Dette felt',
    en: 'This tile',
    no: 'Denne ruten',
    se: 'Den här rutan',
  },
  door: {
    dk: 'Dør',
    en: 'Door',
    no: 'Dør',
    se: 'Dörr',
  },
  entry: {
    dk: 'Indgang',
    en: 'Entry',
    no: 'Inngang',
    se: 'Ingång',
  },
} satisfies TextTree

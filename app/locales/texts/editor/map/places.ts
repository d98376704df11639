import type { TextTree } from '#durable/rules/text.ts'

/** Doors, entries, areas and gates of a room. */
export const mapPlaces = {
  place: {
    doors: {
      dk: 'Dør',
      en: 'Door',
      no: 'Dør',
      se: 'Dörr',
    },
    entries: {
      dk: 'Indgang',
      en: 'Entry',
      no: 'Inngang',
      se: 'Ingång',
    },
    areas: {
      dk: 'Område',
      en: 'Area',
      no: 'Område',
      se: 'Område',
    },
    gates: {
      dk: 'Låge',
      en: 'Gate',
      no: 'Grind',
      se: 'Grind',
    },
  },
  addHere: {
    dk: 'Noget nyt kommer på feltet {{x}}, {{y}}.',
    en: 'Something new is put on tile {{x}}, {{y}}.',
    no: 'Noe nytt kommer på ruten {{x}}, {{y}}.',
    se: 'Något nytt hamnar på ruta {{x}}, {{y}}.',
  },
  column: {
    dk: 'Kolonne',
    en: 'Column',
    no: 'Kolonne',
    se: 'Kolumn',
  },
  row: {
    dk: 'Række',
    en: 'Row',
    no: 'Rad',
    se: 'Rad',
  },
  width: {
    dk: 'Bredde, felter',
    en: 'Width, tiles',
    no: 'Bredde, ruter',
    se: 'Bredd, rutor',
  },
  height: {
    dk: 'Højde, felter',
    en: 'Height, tiles',
    no: 'Høyde, ruter',
    se: 'Höjd, rutor',
  },
  kind: {
    dk: 'Slags',
    en: 'Kind',
    no: 'Type',
    se: 'Sort',
  },
  area: {
    camera: {
      dk: 'Landemærke, som kameraet viser',
      en: 'Landmark that the camera shows',
      no: 'Landemerke som kameraet viser',
      se: 'Landmärke som kameran visar',
    },
    sight: {
      dk: 'Syn for telefoner',
      en: 'Sight for phones',
      no: 'Syn for telefoner',
      se: 'Vy för telefoner',
    },
    festive: {
      dk: 'Festplads',
      en: 'Festive ground',
      no: 'Festplass',
      se: 'Festplats',
    },
  },
  lastEntry: {
    dk: 'Det er den eneste indgang, så den bliver.',
    en: 'It is the only entry, so it stays.',
    no: 'Det er den eneste inngangen, så den blir.',
    se: 'Det är den enda ingången, så den blir kvar.',
  },
  leads: {
    dk: 'Fører til',
    en: 'Leads to',
    no: 'Fører til',
    se: 'Leder till',
  },
  at: {
    dk: 'Indgang dér',
    en: 'Entry there',
    no: 'Inngang der',
    se: 'Ingång där',
  },
  secret: {
    dk: 'Hemmelig: kun en dør fører hertil',
    en: 'Secret: only a door leads here',
    no: 'Hemmelig: bare en dør fører hit',
    se: 'Hemlig: bara en dörr leder hit',
  },
  oneway: {
    dk: 'Der skal ingen dør tilbage',
    en: 'There is meant to be no door back',
    no: 'Det skal ikke være noen dør tilbake',
    se: 'Det ska inte finnas någon dörr tillbaka',
  },
  dropPlace: {
    dk: 'Fjern',
    en: 'Remove',
    no: 'Fjern',
    se: 'Ta bort',
  },
  leadsTo: {
    dk: 'til {{room}}',
    en: 'to {{room}}',
    no: 'til {{room}}',
    se: 'till {{room}}',
  },
  doorTo: {
    dk: '{{id}} til {{room}}',
    en: '{{id}} to {{room}}',
    no: '{{id}} til {{room}}',
    se: '{{id}} till {{room}}',
  },
} satisfies TextTree

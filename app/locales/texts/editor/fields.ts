import type { TextTree } from '#durable/rules/text.ts'

/** The fields of the sheets, what is wrong with a value, and what the rows of each tab are. */
export const editorFields = {
  nothing: {
    dk: 'intet',
    en: 'nothing',
    no: 'ingenting',
    se: 'inget',
  },
  on: {
    dk: 'ja',
    en: 'yes',
    no: 'ja',
    se: 'ja',
  },
  off: {
    dk: 'nej',
    en: 'no',
    no: 'nei',
    se: 'nej',
  },
  was: {
    dk: 'Offentliggjort: {{value}}',
    en: 'Published: {{value}}',
    no: 'Publisert: {{value}}',
    se: 'Publicerat: {{value}}',
  },
  letters: {
    dk: '{{length}}/{{max}}',
    en: '{{length}}/{{max}}',
    no: '{{length}}/{{max}}',
    se: '{{length}}/{{max}}',
  },
  range: {
    dk: '{{unit}}, {{min}} til {{max}}',
    en: '{{unit}}, {{min}} to {{max}}',
    no: '{{unit}}, {{min}} til {{max}}',
    se: '{{unit}}, {{min}} till {{max}}',
  },
  mayBeEmpty: {
    dk: 'må være tom',
    en: 'may be empty',
    no: 'kan være tom',
    se: 'får vara tom',
  },
  choose: {
    dk: '{{label}}: vælg med øjet',
    en: '{{label}}: choose by eye',
    no: '{{label}}: velg med øyet',
    se: '{{label}}: välj med ögat',
  },
  unit: {
    bones: {
      dk: 'ben',
      en: 'bones',
      no: 'bein',
      se: 'ben',
    },
    pieces: {
      dk: 'stykker',
      en: 'pieces',
      no: 'stykker',
      se: 'stycken',
    },
    weight: {
      dk: 'vægt',
      en: 'weight',
      no: 'vekt',
      se: 'vikt',
    },
  },
  field: {
    items: {
      name: {
        dk: 'Navn',
        en: 'Name',
        no: 'Navn',
        se: 'Namn',
      },
      price: {
        dk: 'Pris',
        en: 'Price',
        no: 'Pris',
        se: 'Pris',
      },
      priceHint: {
        dk: 'Tom: ingen pris. Det, der sælges eller er sjældent, skal have en.',
        en: 'Empty: no price. What is sold or rare needs one.',
        no: 'Tom: ingen pris. Det som selges eller er sjeldent, må ha en.',
        se: 'Tom: inget pris. Det som säljs eller är sällsynt måste ha ett.',
      },
      isRare: {
        dk: 'Sjælden: sælges ved lodtrækning',
        en: 'Rare: sold by draw',
        no: 'Sjelden: selges ved loddtrekning',
        se: 'Sällsynt: säljs genom lottning',
      },
      isSold: {
        dk: 'Sælges i butikken',
        en: 'Sold in the shop',
        no: 'Selges i butikken',
        se: 'Säljs i butiken',
      },
      isRetired: {
        dk: 'Udgået',
        en: 'Retired',
        no: 'Utgått',
        se: 'Utgången',
      },
      isRetiredHint: {
        dk: 'Der kommer ingen nye. De, der findes, bliver.',
        en: 'No new ones come. Those that exist stay.',
        no: 'Det kommer ingen nye. De som finnes, blir.',
        se: 'Det kommer inga nya. De som finns blir kvar.',
      },
    },
    shops: {
      hasDeliveries: {
        dk: 'Får sjældne varer',
        en: 'Gets rare goods',
        no: 'Får sjeldne varer',
        se: 'Får sällsynta varor',
      },
      hasDeliveriesHint: {
        dk: 'Ingen lodtrækninger her, når den er slået fra.',
        en: 'No draws here while it is off.',
        no: 'Ingen loddtrekninger her når den er av.',
        se: 'Inga lottningar här när den är av.',
      },
      pieces: {
        dk: 'Højst i en levering',
        en: 'At most in a delivery',
        no: 'Høyst i en levering',
        se: 'Högst i en leverans',
      },
    },
    colours: {
      colour: {
        dk: 'Farve',
        en: 'Colour',
        no: 'Farge',
        se: 'Färg',
      },
      shadow: {
        dk: 'Skygge',
        en: 'Shadow',
        no: 'Skygge',
        se: 'Skugga',
      },
      shadowHint: {
        dk: 'Tom: 0,7 af farven.',
        en: 'Empty: 0.7 of the colour.',
        no: 'Tom: 0,7 av fargen.',
        se: 'Tom: 0,7 av färgen.',
      },
      weight: {
        dk: 'Hvor tit',
        en: 'How often',
        no: 'Hvor ofte',
        se: 'Hur ofta',
      },
      weightHint: {
        dk: 'I forhold til de andre pelse: 20 kommer dobbelt så tit som 10.',
        en: 'Beside the other coats: 20 comes twice as often as 10.',
        no: 'I forhold til de andre pelsene: 20 kommer dobbelt så ofte som 10.',
        se: 'I förhållande till de andra pälsarna: 20 kommer dubbelt så ofta som 10.',
      },
      isForPuppies: {
        dk: 'Hvalpe fødes med den',
        en: 'Puppies are born with it',
        no: 'Valper fødes med den',
        se: 'Valpar föds med den',
      },
    },
  },
  fault: {
    missing: {
      dk: 'Det mangler',
      en: 'This is missing',
      no: 'Dette mangler',
      se: 'Det här saknas',
    },
    'too-short': {
      dk: 'Skriv mindst {{limit}} tegn',
      en: 'Write at least {{limit}} letters',
      no: 'Skriv minst {{limit}} tegn',
      se: 'Skriv minst {{limit}} tecken',
    },
    'too-long': {
      dk: 'Skriv højst {{limit}} tegn',
      en: 'Write at most {{limit}} letters',
      no: 'Skriv høyst {{limit}} tegn',
      se: 'Skriv högst {{limit}} tecken',
    },
    'too-small': {
      dk: 'Mindst {{limit}}',
      en: 'At least {{limit}}',
      no: 'Minst {{limit}}',
      se: 'Minst {{limit}}',
    },
    'too-large': {
      dk: 'Højst {{limit}}',
      en: 'At most {{limit}}',
      no: 'Høyst {{limit}}',
      se: 'Högst {{limit}}',
    },
    'off-step': {
      dk: 'Det skal gå op i skridt på {{limit}}',
      en: 'Use steps of {{limit}}',
      no: 'Det må gå opp i steg på {{limit}}',
      se: 'Det måste gå jämnt upp i steg om {{limit}}',
    },
    unsound: {
      dk: 'Det kan parken ikke læse',
      en: 'The park cannot read this',
      no: 'Det kan ikke parken lese',
      se: 'Det kan parken inte läsa',
    },
    unknown: {
      dk: 'Det kender parken ikke',
      en: 'The park does not know this',
      no: 'Det kjenner ikke parken',
      se: 'Det känner parken inte till',
    },
    twice: {
      dk: 'En anden hedder det samme',
      en: 'Another one is called the same',
      no: 'En annen heter det samme',
      se: 'En annan heter likadant',
    },
    'not-sold': {
      dk: 'Den kan ikke sælges: den er udgået eller udlånes',
      en: 'It cannot be sold: it is retired or lent',
      no: 'Den kan ikke selges: den er utgått eller lånes ut',
      se: 'Den kan inte säljas: den är utgången eller lånas ut',
    },
    'too-few': {
      dk: 'Der skal være mindst {{limit}}',
      en: 'There have to be at least {{limit}}',
      no: 'Det må være minst {{limit}}',
      se: 'Det måste finnas minst {{limit}}',
    },
  },
  item: {
    rare: {
      dk: 'sjælden',
      en: 'rare',
      no: 'sjelden',
      se: 'sällsynt',
    },
    rareFilter: {
      dk: 'Sjældne',
      en: 'Rare',
      no: 'Sjeldne',
      se: 'Sällsynta',
    },
    retired: {
      dk: 'udgået',
      en: 'retired',
      no: 'utgått',
      se: 'utgången',
    },
    notSold: {
      dk: 'sælges ikke',
      en: 'not sold',
      no: 'selges ikke',
      se: 'säljs inte',
    },
    worn: {
      dk: 'Bæres her: {{slot}}. Pladsen og tegningen ligger fast.',
      en: 'Worn here: {{slot}}. The place and the drawing are fixed.',
      no: 'Bæres her: {{slot}}. Plassen og tegningen ligger fast.',
      se: 'Bärs här: {{slot}}. Platsen och teckningen ligger fast.',
    },
  },
  shop: {
    goods_one: {
      dk: '{{count}} vare',
      en: '{{count}} thing',
      no: '{{count}} vare',
      se: '{{count}} vara',
    },
    goods_other: {
      dk: '{{count}} varer',
      en: '{{count}} things',
      no: '{{count}} varer',
      se: '{{count}} varor',
    },
    preview: {
      dk: 'Det sælger butikken. Varerne følger af, hvor de bæres.',
      en: 'What the shop sells. Its goods follow from where they are worn.',
      no: 'Dette selger butikken. Varene følger av hvor de bæres.',
      se: 'Det säljer butiken. Varorna följer av var de bärs.',
    },
  },
  coat: {
    puppies: {
      dk: 'for hvalpe',
      en: 'for puppies',
      no: 'for valper',
      se: 'för valpar',
    },
    noPuppies: {
      dk: 'ikke for hvalpe',
      en: 'not for puppies',
      no: 'ikke for valper',
      se: 'inte för valpar',
    },
    filter: {
      dk: 'For hvalpe',
      en: 'For puppies',
      no: 'For valper',
      se: 'För valpar',
    },
    preview: {
      dk: 'På græs, sne og brosten. Ingen hund, der findes, skifter farve.',
      en: 'On grass, snow and setts. No dog that exists changes its colour.',
      no: 'På gress, snø og brostein. Ingen hund som finnes, skifter farge.',
      se: 'På gräs, snö och kullersten. Ingen hund som finns byter färg.',
    },
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** What the party committee sets up on the lawn. */
export const festive = {
  title: {
    dk: 'Pynt op',
    en: 'Decorate',
    no: 'Pynt til fest',
    se: 'Pynta till fest',
  },
  about_one: {
    dk: 'Det står, hvor din hund står, og alle kan gå igennem det. {{count}} minut efter det sidste er det væk igen.',
    en: 'It goes up where your dog stands, and all can walk through it. {{count}} minute after the last of it, it is gone again.',
    no: 'Det settes der hunden din står, og alle kan gå gjennom det. {{count}} minutt etter det siste er det borte igjen.',
    se: 'Det hamnar där din hund står, och alla kan gå igenom det. {{count}} minut efter det sista är det borta igen.',
  },
  about_other: {
    dk: 'Det står, hvor din hund står, og alle kan gå igennem det. {{count}} minutter efter det sidste er det væk igen.',
    en: 'It goes up where your dog stands, and all can walk through it. {{count}} minutes after the last of it, it is gone again.',
    no: 'Det settes der hunden din står, og alle kan gå gjennom det. {{count}} minutter etter det siste er det borte igjen.',
    se: 'Det hamnar där din hund står, och alla kan gå igenom det. {{count}} minuter efter det sista är det borta igen.',
  },
  off: {
    dk: 'Der pyntes ikke op her for en tid.',
    en: 'Nothing is put up here for a while.',
    no: 'Det pyntes ikke her en stund.',
    se: 'Här pyntas det inte ett tag.',
  },
  closed: {
    dk: 'Festkomitéen pynter op her.',
    en: 'The party committee decorates here.',
    no: 'Festkomiteen pynter her.',
    se: 'Festkommittén pyntar här.',
  },
  what: {
    dk: 'Hvad vil du sætte op?',
    en: 'What do you put up?',
    no: 'Hva vil du sette opp?',
    se: 'Vad vill du sätta upp?',
  },
  full: {
    dk: 'Der er ikke plads til mere. Tag noget ned først.',
    en: 'There is no room for more. Take something down first.',
    no: 'Det er ikke plass til mer. Ta ned noe først.',
    se: 'Det får inte plats mer. Ta ner något först.',
  },
  count: {
    dk: '{{count}} af {{most}} sat op',
    en: '{{count}} of {{most}} up',
    no: '{{count}} av {{most}} satt opp',
    se: '{{count}} av {{most}} uppsatta',
  },
  standing: {
    dk: '{{count}} står',
    en: '{{count}} up',
    no: '{{count}} står',
    se: '{{count}} står',
  },
  here: {
    dk: 'Festpynt',
    en: 'Decorations',
    no: 'Festpynt',
    se: 'Festpynt',
  },
  key: {
    takeDown: {
      dk: 'Tag ned',
      en: 'Take down',
      no: 'Ta ned',
      se: 'Ta ner',
    },
    takeThat: {
      dk: 'Tag ned: {{thing}}',
      en: 'Take down: {{thing}}',
      no: 'Ta ned: {{thing}}',
      se: 'Ta ner: {{thing}}',
    },
    takeAll: {
      dk: 'Tag det hele ned',
      en: 'Take everything down',
      no: 'Ta ned alt',
      se: 'Ta ner allt',
    },
    sure: {
      dk: 'Ja, tag det hele ned',
      en: 'Yes, take everything down',
      no: 'Ja, ta ned alt',
      se: 'Ja, ta ner allt',
    },
    keep: {
      dk: 'Lad det stå',
      en: 'Leave it up',
      no: 'La det stå',
      se: 'Låt det vara kvar',
    },
  },
  stood: {
    dk: '{{name}} pynter op: {{things}}.',
    en: '{{name}} decorates: {{things}}.',
    no: '{{name}} pynter: {{things}}.',
    se: '{{name}} pyntar: {{things}}.',
  },
  cleared: {
    dk: '{{name}} tager ned: {{things}}.',
    en: '{{name}} takes down: {{things}}.',
    no: '{{name}} tar ned: {{things}}.',
    se: '{{name}} tar ner: {{things}}.',
  },
  gone: {
    dk: 'Taget ned: {{things}}.',
    en: 'Taken down: {{things}}.',
    no: 'Tatt ned: {{things}}.',
    se: 'Nedtaget: {{things}}.',
  },
  kind: {
    bunting: { dk: 'vimpler', en: 'bunting', no: 'vimpler', se: 'vimplar' },
    'string-lights': { dk: 'lyskæde', en: 'string lights', no: 'lyslenke', se: 'ljusslinga' },
    lamp: { dk: 'lygte', en: 'lamp', no: 'lykt', se: 'lykta' },
    bench: { dk: 'bænk', en: 'bench', no: 'benk', se: 'bänk' },
    blanket: { dk: 'tæppe', en: 'blanket', no: 'teppe', se: 'filt' },
    maypole: { dk: 'majstang', en: 'maypole', no: 'maistang', se: 'majstång' },
  },
} as const satisfies TextTree

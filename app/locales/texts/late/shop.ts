import type { TextTree } from '#durable/rules/text.ts'

export const shop = {
  title: {
    dk: 'Butikken',
    en: 'The shop',
    no: 'Butikken',
    se: 'Butiken',
  },
  shelves: {
    dk: 'På hylderne',
    en: 'On the shelves',
    no: 'I hyllene',
    se: 'På hyllorna',
  },
  hint: {
    dk: 'Vælg noget, så prøver din hund det.',
    en: 'Choose something, and your dog tries it on.',
    no: 'Velg noe, så prøver hunden din det.',
    se: 'Välj något, så provar din hund det.',
  },
  bought: {
    dk: 'Det ligger i rygsækken nu.',
    en: 'It is in the backpack now.',
    no: 'Det ligger i ryggsekken nå.',
    se: 'Det ligger i ryggsäcken nu.',
  },
  putOn: {
    dk: 'Tag det på',
    en: 'Put it on',
    no: 'Ta det på',
    se: 'Ta på den',
  },
  worn: {
    dk: 'Din hund har det på nu.',
    en: 'Your dog has it on now.',
    no: 'Hunden din har det på nå.',
    se: 'Din hund har på sig den nu.',
  },
  missing_one: {
    dk: 'Der mangler {{count}} knogle',
    en: '{{count}} bone is missing',
    no: 'Det mangler {{count}} bein',
    se: '{{count}} ben saknas',
  },
  missing_other: {
    dk: 'Der mangler {{count}} knogler',
    en: '{{count}} bones are missing',
    no: 'Det mangler {{count}} bein',
    se: '{{count}} ben saknas',
  },
  buy: {
    dk: 'Køb',
    en: 'Buy',
    no: 'Kjøp',
    se: 'Köp',
  },
  deliveries: {
    dk: 'Sjældne varer',
    en: 'Rare goods',
    no: 'Sjeldne varer',
    se: 'Sällsynta varor',
  },
  drawOpen_one: {
    dk: 'er kommet: {{count}} stk., trækkes kl. {{time}} blandt alle, der er med.',
    en: 'has come: {{count}} piece, drawn at {{time}} among all who take part.',
    no: 'har kommet: {{count}} stk., trekkes kl. {{time}} blant alle som er med.',
    se: 'har kommit: {{count}} st., lottas ut kl. {{time}} bland alla som är med.',
  },
  drawOpen_other: {
    dk: 'er kommet: {{count}} stk., trækkes kl. {{time}} blandt alle, der er med.',
    en: 'has come: {{count}} pieces, drawn at {{time}} among all who take part.',
    no: 'har kommet: {{count}} stk., trekkes kl. {{time}} blant alle som er med.',
    se: 'har kommit: {{count}} st., lottas ut kl. {{time}} bland alla som är med.',
  },
  drawEntered: {
    dk: 'trækkes kl. {{time}}. Du er med.',
    en: 'is drawn at {{time}}. You take part.',
    no: 'trekkes kl. {{time}}. Du er med.',
    se: 'lottas ut kl. {{time}}. Du är med.',
  },
  drawWon: {
    dk: 'blev trukket til dig. Du må købe én.',
    en: 'was drawn for you. You may buy one.',
    no: 'ble trukket til deg. Du kan kjøpe én.',
    se: 'föll på din lott. Du får köpa en.',
  },
  drawLost: {
    dk: 'gik til andre. Næste gang er din chance større.',
    en: 'went to others. Next time your chance is better.',
    no: 'gikk til andre. Neste gang er sjansen din større.',
    se: 'gick till andra. Nästa gång är din chans större.',
  },
  enter: {
    dk: 'Vær med',
    en: 'Take part',
    no: 'Bli med',
    se: 'Var med',
  },
  take: {
    dk: 'Til disken',
    en: 'To the counter',
    no: 'Til disken',
    se: 'Till disken',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** How dogs use a thing, by the keys of durable/rules/things/actions.ts. */
export const mapUse = {
  label: { dk: 'Sådan bruges den', en: 'How it is used', no: 'Slik brukes den', se: 'Så används den' },
  asDrawn: { dk: 'som den er tegnet', en: 'as it is drawn', no: 'som den er tegnet', se: 'som den är ritad' },
  hasOwn: {
    dk: 'Som tegnet kan hunde bruge den.',
    en: 'As it is drawn dogs can use it.',
    no: 'Som tegnet kan hunder bruke den.',
    se: 'Som ritad kan hundar använda den.',
  },
  hasNone: {
    dk: 'Som tegnet kan ingen bruge den.',
    en: 'As it is drawn nobody can use it.',
    no: 'Som tegnet kan ingen bruke den.',
    se: 'Som ritad kan ingen använda den.',
  },
  ball: { dk: 'triller som en bold', en: 'rolls like a ball', no: 'triller som en ball', se: 'rullar som en boll' },
  bell: { dk: 'ringer som en klokke', en: 'rings like a bell', no: 'ringer som en klokke', se: 'ringer som en klocka' },
  bowl: {
    dk: 'drikkes af som en skål',
    en: 'is drunk from like a bowl',
    no: 'drikkes av som en skål',
    se: 'dricks ur som en skål',
  },
  fountain: {
    dk: 'drikkes af som springvandet',
    en: 'is drunk from like the fountain',
    no: 'drikkes av som fontenen',
    se: 'dricks ur som fontänen',
  },
  switch: { dk: 'tændes og slukkes', en: 'is turned on and off', no: 'slås av og på', se: 'tänds och släcks' },
  bench: { dk: 'bænk til to', en: 'bench for two', no: 'benk for to', se: 'bänk för två' },
  'bench-back': {
    dk: 'bænk til to, set bagfra',
    en: 'bench for two, from behind',
    no: 'benk for to, sett bakfra',
    se: 'bänk för två, bakifrån',
  },
  armchair: { dk: 'lænestol', en: 'armchair', no: 'lenestol', se: 'fåtölj' },
  stool: { dk: 'skammel', en: 'stool', no: 'krakk', se: 'pall' },
  cushion: { dk: 'pude', en: 'cushion', no: 'pute', se: 'kudde' },
  log: { dk: 'stamme til to', en: 'log for two', no: 'stokk for to', se: 'stock för två' },
  stump: { dk: 'stub', en: 'stump', no: 'stubbe', se: 'stubbe' },
  seats: { dk: 'række til tre', en: 'row for three', no: 'rad for tre', se: 'rad för tre' },
  blanket: { dk: 'tæppe til tre', en: 'blanket for three', no: 'teppe for tre', se: 'filt för tre' },
  towel: { dk: 'håndklæde', en: 'towel', no: 'håndkle', se: 'handduk' },
  boat: { dk: 'båd til to', en: 'boat for two', no: 'båt for to', se: 'båt för två' },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

/** The fields of actions that are given to things. */
export const actionFields = {
  name: { dk: 'Tingen kaldes', en: 'The thing is called', no: 'Tingen kalles', se: 'Saken kallas' },
  nameHint: {
    dk: 'Som i en sætning: en lyserød bænk.',
    en: 'As in a sentence: a pink bench.',
    no: 'Som i en setning: en rosa benk.',
    se: 'Som i en mening: en rosa bänk.',
  },
  manner: { dk: 'Hvad hunde gør', en: 'What dogs do', no: 'Hva hunder gjør', se: 'Vad hundar gör' },
  mannerHint: {
    dk: 'Hvad der ruller, og hvad der tændes og slukkes, flytter kulissen og bliver i koden. Ingen handling giver knogler, ting eller liv.',
    en: 'What rolls, and what is turned on and off, moves scenery and stays in the code. No action gives bones, things or life.',
    no: 'Det som ruller, og det som slås av og på, flytter kulissene og blir i koden. Ingen handling gir bein, ting eller liv.',
    se: 'Det som rullar, och det som slås på och av, flyttar kulisser och stannar i koden. Ingen handling ger ben, saker eller liv.',
  },
  prefabs: { dk: 'Ting, der har den', en: 'Things that have it', no: 'Ting som har den', se: 'Saker som har den' },
  prefabsHint: {
    dk: 'Alle ting med disse billeder, i alle rum. Siger rummet selv, hvordan en ting bruges, gælder det.',
    en: 'All things with these pictures, in all rooms. Where a room says itself how a thing is used, that holds.',
    no: 'Alle ting med disse bildene, i alle rom. Sier rommet selv hvordan en ting brukes, gjelder det.',
    se: 'Alla saker med de här bilderna, i alla rum. Säger rummet självt hur en sak används gäller det.',
  },
  who: { dk: 'Hvem må', en: 'Who may', no: 'Hvem får', se: 'Vem får' },
  reach: { dk: 'Hvor langt fra', en: 'From how far', no: 'Hvor langt fra', se: 'Hur långt ifrån' },
  rest: { dk: 'Hviler for alle', en: 'Rests for all', no: 'Hviler for alle', se: 'Vilar för alla' },
  dogRest: {
    dk: 'Hviler for samme hund',
    en: 'Rests for the same dog',
    no: 'Hviler for samme hund',
    se: 'Vilar för samma hund',
  },
  seats: { dk: 'Pladser', en: 'Places', no: 'Plasser', se: 'Platser' },
  pitch: {
    dk: 'Afstand mellem pladser',
    en: 'Between two places',
    no: 'Avstand mellom plasser',
    se: 'Avstånd mellan platser',
  },
  rise: { dk: 'Sædets højde', en: 'Height of the seat', no: 'Setets høyde', se: 'Sitsens höjd' },
  riseHint: {
    dk: 'Over tingens fod.',
    en: 'Above the foot of the thing.',
    no: 'Over tingens fot.',
    se: 'Ovanför sakens fot.',
  },
  faces: {
    dk: 'Hunde på det ser',
    en: 'Dogs on it look',
    no: 'Hunder på det ser',
    se: 'Hundar på det tittar',
  },
  says: { dk: 'Siger', en: 'Says', no: 'Sier', se: 'Säger' },
  saysHint: {
    dk: 'Til den, der bruger den. På alle sprog eller på intet.',
    en: 'To whoever uses it. In all languages or in none.',
    no: 'Til den som bruker den. På alle språk eller på ingen.',
    se: 'Till den som använder den. På alla språk eller på inget.',
  },
  sound: { dk: 'Lyd', en: 'Sound', no: 'Lyd', se: 'Ljud' },
  isOn: { dk: 'Kan bruges', en: 'Can be used', no: 'Kan brukes', se: 'Kan användas' },
  isOnHint: {
    dk: 'Uden flueben er tingene igen kulisse.',
    en: 'Without a tick the things are scenery again.',
    no: 'Uten hake er tingene kulisser igjen.',
    se: 'Utan bock är sakerna kulisser igen.',
  },
} satisfies TextTree

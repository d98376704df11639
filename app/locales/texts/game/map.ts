import type { TextTree } from '#durable/rules/text.ts'

export const map = {
  title: {
    dk: 'Hvor vil du hen?',
    en: 'Where to?',
    no: 'Hvor vil du?',
    se: 'Vart vill du?',
  },
  hint: {
    dk: 'Vælg et sted, så går din hund derhen.',
    en: 'Choose a place and your dog walks there.',
    no: 'Velg et sted, så går hunden din dit.',
    se: 'Välj en plats, så går din hund dit.',
  },
  loading: {
    dk: 'Henter kortet',
    en: 'Fetching the map',
    no: 'Henter kartet',
    se: 'Hämtar kartan',
  },
  failed: {
    dk: 'Kortet er ikke at få lige nu. Prøv igen.',
    en: 'The map cannot be had right now. Try again.',
    no: 'Kartet er ikke tilgjengelig akkurat nå. Prøv igjen.',
    se: 'Kartan går inte att hämta just nu. Försök igen.',
  },
  here: {
    dk: 'Her er du',
    en: 'You are here',
    no: 'Her er du',
    se: 'Du är här',
  },
  closed: {
    dk: 'lukket: {{reason}}',
    en: 'closed: {{reason}}',
    no: 'stengt: {{reason}}',
    se: 'stängt: {{reason}}',
  },
  doors_one: {
    dk: '{{count}} dør herfra',
    en: '{{count}} door away',
    no: '{{count}} dør herfra',
    se: '{{count}} dörr härifrån',
  },
  doors_other: {
    dk: '{{count}} døre herfra',
    en: '{{count}} doors away',
    no: '{{count}} dører herfra',
    se: '{{count}} dörrar härifrån',
  },
  go: {
    dk: 'Gå derhen',
    en: 'Walk there',
    no: 'Gå dit',
    se: 'Gå dit',
  },
  warp: {
    dk: 'Spring derhen',
    en: 'Warp there',
    no: 'Hopp dit',
    se: 'Hoppa dit',
  },
  noRoom: {
    dk: 'Der findes intet rum, der hedder {{name}}',
    en: 'There is no room called {{name}}',
    no: 'Det finnes ikke noe rom som heter {{name}}',
    se: 'Det finns inget rum som heter {{name}}',
  },
  others: {
    dk: 'Andre steder',
    en: 'Other places',
    no: 'Andre steder',
    se: 'Andra platser',
  },
  onTheWay: {
    dk: 'På vej til {{room}}',
    en: 'On the way to {{room}}',
    no: 'På vei til {{room}}',
    se: 'På väg till {{room}}',
  },
  stop: {
    dk: 'Stop',
    en: 'Stop',
    no: 'Stopp',
    se: 'Stopp',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const stage = {
  title: {
    dk: 'Demoparken',
    en: 'The demo park',
    no: 'Demoparken',
    se: 'Demoparken',
  },
  description: {
    dk: 'Vejen ind i demoparken for dem, der prøver den før alle andre.',
    en: 'The way into the demo park for those who try it before everybody else.',
    no: 'Veien inn i demoparken for dem som prøver den før alle andre.',
    se: 'Vägen in i demoparken för dem som provar den före alla andra.',
  },
  waiting: {
    dk: 'Åbner lågen',
    en: 'Opening the gate',
    no: 'Åpner grinda',
    se: 'Öppnar grinden',
  },
  owner: {
    dk: 'Du går ind som {{name}}.',
    en: 'You are going in as {{name}}.',
    no: 'Du går inn som {{name}}.',
    se: 'Du går in som {{name}}.',
  },
  notMe: {
    dk: 'Det er ikke mig',
    en: 'That is not me',
    no: 'Det er ikke meg',
    se: 'Det är inte jag',
  },
  noScript: {
    dk: 'Lågen kan kun åbnes med JavaScript.',
    en: 'The gate needs JavaScript to open.',
    no: 'Grinda kan bare åpnes med JavaScript.',
    se: 'Grinden går bara att öppna med JavaScript.',
  },
  missing: {
    title: {
      dk: 'Parameter mangler',
      en: 'Missing param',
      no: 'Parameter mangler',
      se: 'Parameter saknas',
    },
    text: {
      dk: 'Der er ingen adgangskode i adressen. Gå ind med knappen på forsiden.',
      en: 'There is no token in this address. Go in through the button on the front page.',
      no: 'Det er ingen adgangskode i adressen. Gå inn med knappen på forsiden.',
      se: 'Det finns ingen kod i adressen. Gå in med knappen på startsidan.',
    },
  },
  used: {
    title: {
      dk: 'Lågen er lukket igen',
      en: 'The gate has closed again',
      no: 'Grinda er stengt igjen',
      se: 'Grinden är stängd igen',
    },
    text: {
      dk: 'Denne vej ind virker en gang og kun i et minut. Hent en ny på forsiden.',
      en: 'This way in works once, and only for a minute. Fetch a new one on the front page.',
      no: 'Denne veien inn virker én gang, og bare i ett minutt. Hent en ny på forsiden.',
      se: 'Den här vägen in fungerar en gång och bara i en minut. Hämta en ny på startsidan.',
    },
  },
  banned: {
    title: {
      dk: 'Lågen er lukket for dig',
      en: 'The gate is closed to you',
      no: 'Grinda er stengt for deg',
      se: 'Grinden är stängd för dig',
    },
    text: {
      dk: 'Du er udelukket fra parken, så demoparken er også lukket. Parken selv siger, hvor længe.',
      en: 'You are banned from the park, so the demo park is closed as well. The park itself says until when.',
      no: 'Du er utestengt fra parken, så demoparken er også stengt. Parken selv sier hvor lenge.',
      se: 'Du är avstängd från parken, så demoparken är också stängd. Parken själv säger hur länge.',
    },
  },
  unreachable: {
    title: {
      dk: 'Der er ingen ved lågen',
      en: 'Nobody at the gate',
      no: 'Det er ingen ved grinda',
      se: 'Det är ingen vid grinden',
    },
    text: {
      dk: 'Parken svarer ikke lige nu. Din adgang er gemt, så prøv en gang til.',
      en: 'The park does not answer just now. Your way in is kept; try once more.',
      no: 'Parken svarer ikke akkurat nå. Adgangen din er spart, så prøv en gang til.',
      se: 'Parken svarar inte just nu. Din väg in är sparad, så försök en gång till.',
    },
  },
  notKept: {
    title: {
      dk: 'Her kan intet gemmes',
      en: 'Nothing can be stored here',
      no: 'Her kan ingenting lagres',
      se: 'Här kan inget sparas',
    },
  },
  retry: {
    dk: 'Prøv igen',
    en: 'Try again',
    no: 'Prøv igjen',
    se: 'Försök igen',
  },
  home: {
    dk: 'Til forsiden',
    en: 'Back to home',
    no: 'Til forsiden',
    se: 'Till startsidan',
  },
} satisfies TextTree

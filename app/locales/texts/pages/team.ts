import type { TextTree } from '#durable/rules/text.ts'

export const team = {
  title: {
    dk: 'Holdet',
    en: 'The team',
    no: 'Laget',
    se: 'Laget',
  },
  description: {
    dk: 'Administratorerne, moderatorerne og udviklerne, der passer parken, hver med sin hund.',
    en: 'The administrators, moderators and developers who look after the park, each with their dog.',
    no: 'Administratorene, moderatorene og utviklerne som passer på parken, hver med sin hund.',
    se: 'Administratörerna, moderatorerna och utvecklarna som sköter om parken, var och en med sin hund.',
  },
  lead: {
    dk: 'Ingen får løn for at være her. Disse hunde river stierne, tænder lygterne og holder en god tone. Du kender dem på mærket ved navnet.',
    en: 'Nobody is paid to be here. These dogs keep the paths raked, the lamps lit and the tone friendly. You know them by the badge beside their name.',
    no: 'Ingen får betalt for å være her. Disse hundene raker stiene, tenner lyktene og holder en god tone. Du kjenner dem på merket ved siden av navnet.',
    se: 'Ingen får betalt för att vara här. De här hundarna krattar stigarna, tänder lyktorna och håller en god ton. Du känner igen dem på märket vid namnet.',
  },
  admin: {
    title: {
      dk: 'Administratorer',
      en: 'Administrators',
      no: 'Administratorer',
      se: 'Administratörer',
    },
    text: {
      dk: 'De ejer og driver parken og har det sidste ord.',
      en: 'They own and run the park, and have the final say.',
      no: 'De eier og driver parken, og har det siste ordet.',
      se: 'De äger och driver parken och har sista ordet.',
    },
  },
  moderator: {
    title: {
      dk: 'Moderatorer',
      en: 'Moderators',
      no: 'Moderatorer',
      se: 'Moderatorer',
    },
    text: {
      dk: 'Frivillige, der holder fred og læser alle anmeldelser.',
      en: 'Volunteers who keep the peace and read every report.',
      no: 'Frivillige som holder fred og leser alle rapporter.',
      se: 'Frivilliga som håller frid och läser alla anmälningar.',
    },
  },
  developer: {
    title: {
      dk: 'Udviklere',
      en: 'Developers',
      no: 'Utviklere',
      se: 'Utvecklare',
    },
    text: {
      dk: 'De bygger parken, lapper den og graver somme tider det forkerte hul.',
      en: 'They build the park, mend it, and sometimes dig the wrong hole.',
      no: 'De bygger parken, lapper den og graver iblant feil hull.',
      se: 'De bygger parken, lagar den och gräver ibland fel hål.',
    },
  },
  empty: {
    dk: 'Podiet er ledigt lige nu.',
    en: 'The podium is free just now.',
    no: 'Pallen er ledig akkurat nå.',
    se: 'Pallen är ledig just nu.',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const team = {
  lede: {
    dk: 'Den, der står her, vises som hund på siderne om holdet og dem, der hjælper. Det giver ingen rettigheder.',
    en: 'Who stands here is shown as a dog on the pages of the team and the credits. It gives no rights.',
    no: 'Den som står her, vises som hund på sidene om laget og dem som hjelper til. Det gir ingen rettigheter.',
    se: 'Den som står här visas som hund på sidorna om laget och dem som hjälper till. Det ger inga rättigheter.',
  },
  add: {
    dk: 'Tilføj en hund',
    en: 'Add a dog',
    no: 'Legg til en hund',
    se: 'Lägg till en hund',
  },
  dog: {
    dk: 'Hundens navn',
    en: 'Name of the dog',
    no: 'Hundens navn',
    se: 'Hundens namn',
  },
  type: {
    dk: 'Hvor',
    en: 'Where',
    no: 'Hvor',
    se: 'Var',
  },
  nobody: {
    dk: 'Ingen endnu',
    en: 'Nobody yet',
    no: 'Ingen ennå',
    se: 'Ingen än',
  },
  describe: {
    dk: 'Gem ordene',
    en: 'Save the words',
    no: 'Lagre ordene',
    se: 'Spara orden',
  },
  raise: {
    dk: 'Én plads op',
    en: 'One place up',
    no: 'Én plass opp',
    se: 'Ett steg upp',
  },
  remove: {
    dk: 'Tag af siden',
    en: 'Take off the page',
    no: 'Ta av siden',
    se: 'Ta bort från sidan',
  },
  types: {
    admin: {
      dk: 'Administratorer',
      en: 'Administrators',
      no: 'Administratorer',
      se: 'Administratörer',
    },
    Moderator: {
      dk: 'Moderatorer',
      en: 'Moderators',
      no: 'Moderatorer',
      se: 'Moderatorer',
    },
    dev: {
      dk: 'Udviklere',
      en: 'Developers',
      no: 'Utviklere',
      se: 'Utvecklare',
    },
    Designer: {
      dk: 'Designere',
      en: 'Designers',
      no: 'Designere',
      se: 'Designer',
    },
    ClientDev: {
      dk: 'Klientudviklere',
      en: 'Client developers',
      no: 'Klientutviklere',
      se: 'Klientutvecklare',
    },
    FestKomiteen: {
      dk: 'Festkomiteen',
      en: 'Party committee',
      no: 'Festkomiteen',
      se: 'Festkommittén',
    },
    SocialMedia: {
      dk: 'Sociale medier',
      en: 'Social media',
      no: 'Sosiale medier',
      se: 'Sociala medier',
    },
  },
} satisfies TextTree

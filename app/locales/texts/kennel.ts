import { NAME_TEXTS } from '#durable/protocol/name-texts.ts'
import type { TextTree } from '#durable/rules/text.ts'
import { account } from './kennel/account.ts'
import { ban } from './kennel/ban.ts'
import { choose } from './kennel/choose.ts'
import { coat } from './kennel/coat.ts'
import { colour } from './kennel/colour.ts'
import { name } from './kennel/name.ts'
import { newDog } from './kennel/new-dog.ts'
import { rank } from './kennel/rank.ts'
import { seat } from './kennel/seat.ts'
import { support } from './kennel/support.ts'
import { terms } from './kennel/terms.ts'
import { told } from './late/staff.ts'
import { tiers } from './shared/tiers.ts'

export const kennel = {
  needsScript: {
    dk: 'Siden her kræver JavaScript: det tegner dine hunde og parken. Slå det til i din browser, og hent siden igen.',
    en: 'This page needs JavaScript: your dogs and the park are drawn by it. Switch it on in your browser and load the page again.',
    no: 'Denne siden krever JavaScript: det tegner hundene dine og parken. Slå det på i nettleseren og last siden på nytt.',
    se: 'Den här sidan kräver JavaScript: det ritar dina hundar och parken. Slå på det i din webbläsare och ladda sidan på nytt.',
  },
  signIn: {
    again: {
      dk: 'Log ind igen',
      en: 'Sign in again',
      no: 'Logg inn igjen',
      se: 'Logga in igen',
    },
    againText: {
      dk: 'Du er blevet logget ud imens. Log ind her, så går intet af det, du lavede, tabt.',
      en: 'You were signed out meanwhile. Sign in here, and nothing that you did is lost.',
      no: 'Du ble logget ut i mellomtiden. Logg inn her, så går ingenting av det du gjorde tapt.',
      se: 'Du blev utloggad under tiden. Logga in här, så går inget av det du gjorde förlorat.',
    },
    confirmText: {
      dk: 'Det er over et kvarter siden, du loggede ind. Log ind en gang til, så vi ved, at det er dig. Så går det videre af sig selv.',
      en: 'It is more than a quarter of an hour since you signed in. Sign in once more, so that we know it is you. Then it goes on by itself.',
      no: 'Det er over et kvarter siden du logget inn. Logg inn en gang til, så vi vet at det er deg. Så går det videre av seg selv.',
      se: 'Det är mer än en kvart sedan du loggade in. Logga in en gång till, så att vi vet att det är du. Sedan fortsätter det av sig självt.',
    },
  },
  bar: {
    label: {
      dk: 'Din konto',
      en: 'Your account',
      no: 'Kontoen din',
      se: 'Ditt konto',
    },
    install: {
      dk: 'Installer',
      en: 'Install',
      no: 'Installer',
      se: 'Installera',
    },
    logOut: {
      dk: 'Log ud',
      en: 'Log out',
      no: 'Logg ut',
      se: 'Logga ut',
    },
    kill: {
      dk: 'Slå ihjel',
      en: 'Kill',
      no: 'Slå i hjel',
      se: 'Slå ihjäl',
    },
    connect: {
      dk: 'Forbind med Patreon',
      en: 'Connect with Patreon',
      no: 'Koble til Patreon',
      se: 'Anslut till Patreon',
    },
    supporter: {
      dk: '{{tier}}støtte',
      en: '{{tier}} supporter',
      no: '{{tier}}støtte',
      se: '{{tier}}stöd',
    },
    language: {
      dk: 'Sprog: {{language}}',
      en: 'Language: {{language}}',
      no: 'Språk: {{language}}',
      se: 'Språk: {{language}}',
    },
    changeUsername: {
      dk: 'Skift brugernavn: {{username}}',
      en: 'Change username: {{username}}',
      no: 'Bytt brukernavn: {{username}}',
      se: 'Byt användarnamn: {{username}}',
    },
  },
  tier: tiers,
  ban,
  report: {
    title: {
      dk: 'Din anmeldelse',
      en: 'Your report',
      no: 'Rapporten din',
      se: 'Din anmälan',
    },
    ...told,
  },
  takenName: {
    wrong: {
      dk: 'Er det forkert, så skriv til {{address}} inden for seks måneder. Du kan også klage til den myndighed, der fører tilsyn med digitale tjenester i dit land, eller gå til domstolene.',
      en: 'If that is wrong, write to {{address}} within six months. You can also complain to the authority that oversees digital services in your country, or go to court.',
      no: 'Er det feil, så skriv til {{address}} innen seks måneder. Du kan også klage til myndigheten som fører tilsyn med digitale tjenester i landet ditt, eller gå til domstolene.',
      se: 'Är det fel, skriv till {{address}} inom sex månader. Du kan också klaga hos den myndighet som har tillsyn över digitala tjänster i ditt land, eller gå till domstol.',
    },
    title: {
      dk: 'Et navn er taget',
      en: 'A name has been taken',
      no: 'Et navn er tatt',
      se: 'Ett namn har tagits',
    },
    dog: NAME_TEXTS.dog,
    user: NAME_TEXTS.user,
    fault: NAME_TEXTS.fault,
    until: {
      dk: 'Du kan selv vælge et andet indtil den {{day}}.',
      en: 'You can choose another one yourself until {{day}}.',
      no: 'Du kan selv velge et annet til {{day}}.',
      se: 'Du kan själv välja ett annat till den {{day}}.',
    },
    newName: {
      dk: 'Nyt navn til {{name}}',
      en: 'New name for {{name}}',
      no: 'Nytt navn til {{name}}',
      se: 'Nytt namn till {{name}}',
    },
    save: {
      dk: 'Gem navnet',
      en: 'Save the name',
      no: 'Lagre navnet',
      se: 'Spara namnet',
    },
    toUsername: {
      dk: 'Vælg et andet brugernavn',
      en: 'Choose another username',
      no: 'Velg et annet brukernavn',
      se: 'Välj ett annat användarnamn',
    },
  },
  choose,
  rebirth: {
    title: {
      dk: 'Genfødsel',
      en: 'Rebirth',
      no: 'Gjenfødelse',
      se: 'Återfödelse',
    },
    question: {
      dk: 'Skal {{name}} genfødes?',
      en: 'Shall {{name}} be reborn?',
      no: 'Skal {{name}} gjenfødes?',
      se: 'Ska {{name}} återfödas?',
    },
    lost: {
      dk: 'Væk for altid: navnet, pelsen og koblet, rangen, karmaen og alderen.',
      en: 'Gone for good: the name, the coat and the pack, the rank, the karma and the age.',
      no: 'Borte for alltid: navnet, pelsen og kobbelet, rangen, karmaen og alderen.',
      se: 'Borta för alltid: namnet, pälsen och kopplet, rangen, karman och åldern.',
    },
    kept: {
      dk: 'Det beholder du: alle knogler og ting.',
      en: 'Kept: all bones and belongings.',
      no: 'Det du beholder: alle bein og ting.',
      se: 'Det du behåller: alla ben och saker.',
    },
    noWayBack: {
      dk: 'Der er ingen vej tilbage.',
      en: 'There is no way back.',
      no: 'Det er ingen vei tilbake.',
      se: 'Det finns ingen väg tillbaka.',
    },
    confirm: {
      dk: 'Genfød',
      en: 'Rebirth',
      no: 'La den gjenfødes',
      se: 'Låt den återfödas',
    },
  },
  rank,
  newDog,
  name,
  closed: {
    title: {
      dk: 'Lukket lige nu',
      en: 'Closed for now',
      no: 'Stengt akkurat nå',
      se: 'Stängt just nu',
    },
    text: {
      dk: 'Ingen kan komme ind i parken lige nu. Dine hunde har det godt og venter på dig.',
      en: 'Nobody can enter the park at the moment. Your dogs are safe and wait for you.',
      no: 'Ingen kommer inn i parken akkurat nå. Hundene dine har det bra og venter på deg.',
      se: 'Ingen kommer in i parken just nu. Dina hundar mår bra och väntar på dig.',
    },
    again: {
      dk: 'Se efter igen',
      en: 'Look again',
      no: 'Se etter igjen',
      se: 'Titta efter igen',
    },
  },
  seat,
  support,
  terms,
  newUser: {
    title: {
      dk: 'Ny her?',
      en: 'New here?',
      no: 'Ny her?',
      se: 'Ny här?',
    },
    lead: {
      dk: 'Find et navn til dig selv. Din hund får sit eget om lidt.',
      en: 'Pick a name for yourself. Your dog gets its own in a moment.',
      no: 'Finn et navn til deg selv. Hunden din får sitt eget om litt.',
      se: 'Hitta på ett namn åt dig själv. Din hund får sitt eget om en stund.',
    },
    seen: {
      dk: 'Andre spillere ser dit brugernavn på dine hundes snuseprofil. Over en hund står hundens eget navn.',
      en: 'Other players see your username on the sniffing profiles of your dogs. Over a dog stands the name of the dog.',
      no: 'Andre spillere ser brukernavnet ditt på snuseprofilen til hundene dine. Over en hund står hundens eget navn.',
      se: 'Andra spelare ser ditt användarnamn på dina hundars nosprofil. Över en hund står hundens eget namn.',
    },
    username: {
      dk: 'Brugernavn',
      en: 'Username',
      no: 'Brukernavn',
      se: 'Användarnamn',
    },
    language: {
      dk: 'Sprog',
      en: 'Language',
      no: 'Språk',
      se: 'Språk',
    },
    ok: {
      dk: 'OK',
      en: 'OK',
      no: 'OK',
      se: 'OK',
    },
  },
  changeUsername: {
    again: {
      dk: 'Du kan skifte navn igen fra den {{day}}.',
      en: 'You can change your name again from {{day}}.',
      no: 'Du kan bytte navn igjen fra {{day}}.',
      se: 'Du kan byta namn igen från den {{day}}.',
    },
    title: {
      dk: 'Skift brugernavn',
      en: 'Change username',
      no: 'Bytt brukernavn',
      se: 'Byt användarnamn',
    },
    lead: {
      dk: 'Dine hunde beholder deres navne. Kun dit eget ændres.',
      en: 'Your dogs keep their names. Only yours changes.',
      no: 'Hundene dine beholder navnene sine. Bare ditt eget endres.',
      se: 'Dina hundar behåller sina namn. Bara ditt eget ändras.',
    },
  },
  colour,
  coat,
  account,
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const account = {
  title: {
    dk: 'Din konto',
    en: 'Your account',
    no: 'Kontoen din',
    se: 'Ditt konto',
  },
  toAccount: {
    dk: 'Dine data og din konto',
    en: 'Your data and your account',
    no: 'Dine data og kontoen din',
    se: 'Dina uppgifter och ditt konto',
  },
  data: {
    dk: 'Dine data',
    en: 'Your data',
    no: 'Dine data',
    se: 'Dina uppgifter',
  },
  dataText: {
    dk: 'Alt, hvad vi ved om dig, som en fil: hunde, venner, ting, hvad du har sagt de sidste 30 dage, og hvad personalet har besluttet om dig.',
    en: 'All that we know of you, as a file: dogs, friends, things, what you said in the last 30 days, and what the staff have decided about you.',
    no: 'Alt vi vet om deg, som en fil: hunder, venner, ting, det du har sagt de siste 30 dagene, og det de ansatte har bestemt om deg.',
    se: 'Allt vi vet om dig, som en fil: hundar, vänner, saker, vad du har sagt de senaste 30 dagarna och vad personalen har beslutat om dig.',
  },
  download: {
    dk: 'Hent mine data',
    en: 'Download my data',
    no: 'Last ned mine data',
    se: 'Hämta mina uppgifter',
  },
  places: {
    dk: 'Dine enheder',
    en: 'Your devices',
    no: 'Enhetene dine',
    se: 'Dina enheter',
  },
  placesText: {
    dk: 'Har du mistet en telefon eller brugt en andens computer? Så kan du logge ud alle steder på én gang.',
    en: 'Have you lost a phone, or used somebody else’s computer? Then you can sign out in all places at once.',
    no: 'Har du mistet en telefon eller brukt datamaskinen til noen andre? Da kan du logge ut alle steder på én gang.',
    se: 'Har du tappat bort en telefon eller använt någon annans dator? Då kan du logga ut överallt på en gång.',
  },
  everywhere: {
    dk: 'Log ud overalt',
    en: 'Sign out everywhere',
    no: 'Logg ut overalt',
    se: 'Logga ut överallt',
  },
  everywhereSure: {
    dk: 'Du bliver logget ud i alle browsere og apps, også her. Dine hunde går hjem fra parken, og ingen enhed får beskeder fra os mere. Du kan logge ind igen med det samme.',
    en: 'You will be signed out in all browsers and apps, here too. Your dogs go home from the park, and no device gets messages from us any more. You can sign in again right away.',
    no: 'Du blir logget ut i alle nettlesere og apper, her også. Hundene dine går hjem fra parken, og ingen enhet får varsler fra oss lenger. Du kan logge inn igjen med én gang.',
    se: 'Du loggas ut i alla webbläsare och appar, även här. Dina hundar går hem från parken, och ingen enhet får aviseringar från oss längre. Du kan logga in igen direkt.',
  },
  leave: {
    dk: 'Slet kontoen',
    en: 'Delete the account',
    no: 'Slett kontoen',
    se: 'Radera kontot',
  },
  leaveText: {
    dk: 'Dit navn, dit login, dine hundes navne og alt, du har skrevet, forsvinder efter {{days}} dage. Indtil da kan du fortryde. Bagefter kan ingen hente det tilbage, heller ikke vi. Navne, som personalet har taget, står dog i dets log i to år.',
    en: 'Your name, your sign-in, the names of your dogs and all that you wrote are gone after {{days}} days. Until then you can change your mind. Afterwards nobody can bring them back, not even we. Names that staff have taken away stay in their log for two years.',
    no: 'Navnet ditt, innloggingen, navnene på hundene dine og alt du har skrevet, forsvinner etter {{days}} dager. Fram til da kan du angre. Etterpå kan ingen hente det tilbake, heller ikke vi. Navn som personalet har tatt, står likevel i loggen deres i to år.',
    se: 'Ditt namn, din inloggning, dina hundars namn och allt du har skrivit försvinner efter {{days}} dagar. Fram till dess kan du ångra dig. Efteråt kan ingen hämta tillbaka det, inte ens vi. Namn som personalen har tagit bort står dock kvar i dess logg i två år.',
  },
  delete: {
    dk: 'Slet min konto',
    en: 'Delete my account',
    no: 'Slett kontoen min',
    se: 'Radera mitt konto',
  },
  leaving: {
    dk: 'Din konto bliver slettet {{day}}. Indtil da er alt, som det var.',
    en: 'Your account will be deleted on {{day}}. Until then all is as it was.',
    no: 'Kontoen din blir slettet {{day}}. Fram til da er alt som det var.',
    se: 'Ditt konto raderas {{day}}. Fram till dess är allt som det var.',
  },
  keep: {
    dk: 'Behold min konto',
    en: 'Keep my account',
    no: 'Behold kontoen min',
    se: 'Behåll mitt konto',
  },
  sure: {
    dk: 'Om {{days}} dage er dine hunde, dit navn og alt, du har skrevet, væk for altid. Du kan fortryde her på siden så længe.',
    en: 'In {{days}} days your dogs, your name and all that you wrote are gone for good. Until then you can change your mind on this page.',
    no: 'Om {{days}} dager er hundene dine, navnet ditt og alt du har skrevet, borte for alltid. Så lenge kan du angre her på siden.',
    se: 'Om {{days}} dagar är dina hundar, ditt namn och allt du har skrivit borta för alltid. Så länge kan du ångra dig här på sidan.',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const committee = {
  title: {
    dk: 'Festkomitéen',
    en: 'The party committee',
    no: 'Festkomiteen',
    se: 'Festkommittén',
  },
  description: {
    dk: 'Fire hunde holder festerne i {{product}}: hvad de laver, hvad de får, og hvordan du søger.',
    en: 'Four dogs who give the parties of {{product}}: what they do, what they get, and how you apply.',
    no: 'Fire hunder holder festene i {{product}}: hva de gjør, hva de får, og hvordan du søker.',
    se: 'Fyra hundar ordnar festerna i {{product}}: vad de gör, vad de får och hur du söker.',
  },
  lead: {
    dk: 'Fire hunde holder liv i festpladsen. Skal du være en af dem?',
    en: 'Four dogs keep the party lawn alive. Could you be one of them?',
    no: 'Fire hunder holder liv i festplassen. Vil du være en av dem?',
    se: 'Fyra hundar håller liv i festplatsen. Vill du vara en av dem?',
  },
  what: {
    dk: 'Hvad det er',
    en: 'What it is',
    no: 'Hva det er',
    se: 'Vad det är',
  },
  whatText: {
    dk: 'Festkomitéen finder på lege, konkurrencer og aftener på festpladsen og holder dem, så alle kan være med.\nDer sidder fire brugere i den, to måneder hver. Halvdelen bliver skiftet ud undervejs, så der altid er nogen, der ved, hvor flagene ligger.',
    en: 'The party committee thinks up games, contests and evenings on the party lawn, and carries them out so that all can join in.\nFour users sit on it, for two months each. Half of them are replaced on the way, so that somebody always knows where the bunting is kept.',
    no: 'Festkomiteen finner på leker, konkurranser og kvelder på festplassen, og holder dem slik at alle kan være med.\nDet sitter fire brukere i den, to måneder hver. Halvparten blir byttet ut underveis, så det alltid er noen som vet hvor flaggene ligger.',
    se: 'Festkommittén hittar på lekar, tävlingar och kvällar på festplatsen och håller i dem så att alla kan vara med.\nFyra användare sitter i den, två månader var. Hälften byts ut på vägen, så att det alltid finns någon som vet var flaggorna ligger.',
  },
  get: {
    dk: 'Hvad du får',
    en: 'What you get',
    no: 'Hva du får',
    se: 'Vad du får',
  },
  gift: {
    bones: {
      dk: '10.000 knogler i alt: 5.000 for hver måned',
      en: '10,000 bones in total: 5,000 for each month',
      no: '10 000 bein til sammen: 5000 for hver måned',
      se: '10 000 ben totalt: 5 000 för varje månad',
    },
    star: {
      dk: 'En glasstjerne, som du beholder',
      en: 'A glass star to keep',
      no: 'En glasstjerne som du får beholde',
      se: 'En glasstjärna som du får behålla',
    },
    hat: {
      dk: 'En særlig hat, som ingen andre har, så længe du sidder',
      en: 'A special hat that nobody else has, for as long as you sit',
      no: 'En spesiell hatt som ingen andre har, så lenge du sitter',
      se: 'En särskild hatt som ingen annan har, så länge du sitter',
    },
    badge: {
      dk: 'Et mærke foran din hunds navn med én vimpel den første måned, to den anden og tre, hvis du har siddet før',
      en: 'A badge before the name of your dog: one pennon in the first month, two in the second, three if you have sat before',
      no: 'Et merke foran navnet til hunden din med én vimpel den første måneden, to den andre og tre hvis du har sittet før',
      se: 'Ett märke framför din hunds namn med en vimpel den första månaden, två den andra och tre om du har suttit förut',
    },
    bubble: {
      dk: 'En boble med dobbelt guldkant',
      en: 'A speech bubble with a double golden rim',
      no: 'En boble med dobbel gullkant',
      se: 'En bubbla med dubbel guldkant',
    },
    tent: {
      dk: 'Adgang til komitéens telt på festpladsen',
      en: 'The way into the committee’s tent on the party lawn',
      no: 'Adgang til komiteens telt på festplassen',
      se: 'Tillträde till kommitténs tält på festplatsen',
    },
    architect: {
      dk: 'Pynt på festpladsen: vimpler, lyskæder, lygter, bænke, tæpper og majstænger står, hvor din hund stiller dem, til en time efter det sidste eller til din periode er slut',
      en: 'Decorations on the party lawn: bunting, string lights, lamps, benches, blankets and maypoles go up where your dog stands, until an hour after the last of them or the end of your term',
      no: 'Pynt på festplassen: Vimpler, lyslenker, lykter, benker, tepper og maistenger settes der hunden din står, og blir til en time etter det siste eller til perioden din er slutt',
      se: 'Pynt på festplatsen: vimplar, ljusslingor, lyktor, bänkar, filtar och majstänger hamnar där din hund står, och står kvar till en timme efter det sista eller tills din period är slut',
    },
    roulette: {
      dk: 'Farverouletten: du spørger en hund, og siger den ja, får den en af otte farver i en halv time',
      en: 'The colour roulette: you ask a dog, and if it says yes, it gets one of eight colours for half an hour',
      no: 'Fargeruletten: Du spør en hund, og sier den ja, får den en av åtte farger i en halv time',
      se: 'Färgrouletten: du frågar en hund, och säger den ja får den en av åtta färger i en halvtimme',
    },
    wheel: {
      dk: 'Lykkehjulet på festpladsen: du åbner det, op til tolv hunde tager et nummer, og hjulet vælger en af dem og noget, den skal gøre',
      en: 'The wheel of fortune on the party lawn: you open it, up to twelve dogs take a number, and it picks one of them and something for it to do',
      no: 'Lykkehjulet på festplassen: Du åpner det, opptil tolv hunder tar et nummer, og hjulet velger en av dem og noe den skal gjøre',
      se: 'Lyckohjulet på festplatsen: du öppnar det, upp till tolv hundar tar ett nummer, och hjulet väljer en av dem och något den ska göra',
    },
  },
  after: {
    dk: 'En måned betales natten efter, at den er gået til ende. Stjernen kommer efter perioden, når du har siddet i mindst 30 dage. Bagefter holder du fri i to måneder.',
    en: 'A month is paid in the night after it is over. The star comes after the term, once you have sat for at least 30 days. Then you rest for two months.',
    no: 'En måned betales natta etter at den er over. Stjerna kommer etter perioden, når du har sittet i minst 30 dager. Deretter har du fri i to måneder.',
    se: 'En månad betalas natten efter att den är slut. Stjärnan kommer efter perioden, när du har suttit i minst 30 dagar. Sedan vilar du i två månader.',
  },
  apply: {
    dk: 'Sådan søger du',
    en: 'How to apply',
    no: 'Slik søker du',
    se: 'Så söker du',
  },
  applyText: {
    dk: 'Send os en e-mail. I den skal der stå:',
    en: 'Send us an e-mail. It must contain:',
    no: 'Send oss en e-post. I den må det stå:',
    se: 'Skicka ett mejl till oss. I det ska det stå:',
  },
  needed: {
    dogName: {
      dk: 'hvad din hund hedder',
      en: 'the name of your dog',
      no: 'hva hunden din heter',
      se: 'vad din hund heter',
    },
    username: {
      dk: 'dit brugernavn',
      en: 'your username',
      no: 'brukernavnet ditt',
      se: 'ditt användarnamn',
    },
    text: {
      dk: 'din ansøgning: hvem du er, og hvilken fest du ville holde først',
      en: 'your application: who you are and what party you would give first',
      no: 'søknaden din: hvem du er, og hvilken fest du ville holdt først',
      se: 'din ansökan: vem du är och vilken fest du skulle ordna först',
    },
  },
  write: {
    dk: 'Skriv en ansøgning',
    en: 'Write an application',
    no: 'Skriv en søknad',
    se: 'Skriv en ansökan',
  },
  orTo: {
    dk: 'Eller skriv fra din egen indbakke til {{address}}. Alle får svar.',
    en: 'Or write from your own mailbox to {{address}}. Everybody gets an answer.',
    no: 'Eller skriv fra din egen innboks til {{address}}. Alle får svar.',
    se: 'Eller skriv från din egen inkorg till {{address}}. Alla får svar.',
  },
  subject: {
    dk: 'Ansøgning til festkomitéen',
    en: 'Application to the party committee',
    no: 'Søknad til festkomiteen',
    se: 'Ansökan till festkommittén',
  },
  body: {
    dk: 'Min hund hedder: \nMit brugernavn: \n\nMin ansøgning:',
    en: 'Name of my dog: \nMy username: \n\nMy application:',
    no: 'Hunden min heter: \nBrukernavnet mitt: \n\nSøknaden min:',
    se: 'Min hund heter: \nMitt användarnamn: \n\nMin ansökan:',
  },
} satisfies TextTree

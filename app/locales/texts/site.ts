import type { TextTree } from '#durable/rules/text.ts'
import { gameNames } from './shared/game-names.ts'
import { helpBox } from './site/help-box.ts'
import { news } from './site/news.ts'
import { signIn } from './site/sign-in.ts'
import { signpost } from './site/signpost.ts'
import { slides } from './site/slides.ts'

export const site = {
  chooseLanguage: {
    dk: 'Vælg sprog',
    en: 'Choose language',
    no: 'Velg språk',
    se: 'Välj språk',
  },
  skip: {
    dk: 'Spring til indhold',
    en: 'Skip to content',
    no: 'Hopp til innholdet',
    se: 'Hoppa till innehållet',
  },
  backHome: {
    dk: 'Til forsiden',
    en: 'Back to home',
    no: 'Til forsiden',
    se: 'Till startsidan',
  },
  reload: {
    dk: 'Genindlæs siden',
    en: 'Reload this page',
    no: 'Last siden på nytt',
    se: 'Ladda om sidan',
  },
  copyright: {
    dk: '© {{year}} {{product}}. Lavet af frivillige hundemennesker.',
    en: '© {{year}} {{product}}. Made by volunteers who like dogs.',
    no: '© {{year}} {{product}}. Laget av frivillige hundemennesker.',
    se: '© {{year}} {{product}}. Gjord av frivilliga hundmänniskor.',
  },
  writeToUs: {
    dk: 'Skriv til os på {{address}}',
    en: 'Write to us at {{address}}',
    no: 'Skriv til oss på {{address}}',
    se: 'Skriv till oss på {{address}}',
  },
  report: {
    dk: 'Anmeld noget',
    en: 'Report something',
    no: 'Rapporter noe',
    se: 'Anmäl något',
  },
  openness: {
    dk: 'Åbenhed',
    en: 'Openness',
    no: 'Åpenhet',
    se: 'Öppenhet',
  },
  cookies: {
    dk: 'Cookie-indstillinger',
    en: 'Cookie preferences',
    no: 'Innstillinger for informasjonskapsler',
    se: 'Kakinställningar',
  },
  privacy: {
    dk: 'Dine data og kontakt',
    en: 'Your data and contact',
    no: 'Dataene dine og kontakt',
    se: 'Dina uppgifter och kontakt',
  },
  late: {
    text: {
      dk: 'En del af siden er ikke kommet frem endnu. Den hentes igen, og så sker det, du har trykket på.',
      en: 'A part of this page has not come through yet. It is asked for again, and what you pressed is done then.',
      no: 'En del av siden er ikke kommet fram ennå. Den hentes igjen, og da skjer det du har trykket på.',
      se: 'En del av sidan har inte kommit fram än. Den hämtas igen, och då händer det du har tryckt på.',
    },
    again: {
      dk: 'Prøv igen',
      en: 'Try again',
      no: 'Prøv igjen',
      se: 'Försök igen',
    },
    close: {
      dk: 'Luk',
      en: 'Close',
      no: 'Lukk',
      se: 'Stäng',
    },
  },
  demo: {
    banner: {
      dk: 'Det her er demoparken',
      en: 'This is the demo park',
      no: 'Dette er demoparken',
      se: 'Det här är demoparken',
    },
    close: {
      dk: 'Luk banneret',
      en: 'Close the banner',
      no: 'Lukk banneret',
      se: 'Stäng bannern',
    },
  },
  home: {
    title: {
      dk: '{{product}}: en gratis park, hvor alle er hunde',
      en: '{{product}}: a free park where everyone is a dog',
      no: '{{product}}: en gratis park der alle er hunder',
      se: '{{product}}: en gratis park där alla är hundar',
    },
    description: {
      dk: 'Gå tur, grav knogler og snak med andre i {{product}}. Gratis, uden reklamer og på fire sprog.',
      en: 'Walk, dig up bones and chat with others in {{product}}. Free, with no ads, in four languages.',
      no: 'Gå tur, grav opp bein og prat med andre i {{product}}. Gratis, uten reklame og på fire språk.',
      se: 'Gå på promenad, gräv upp ben och prata med andra i {{product}}. Gratis, utan reklam och på fyra språk.',
    },
  },
  signIn,
  now: {
    dogs_zero: {
      dk: 'Der er ingen hunde i parken lige nu. Kom som den første!',
      en: 'No dog is in the park right now. Be the first!',
      no: 'Det er ingen hunder i parken akkurat nå. Kom som den første!',
      se: 'Det är inga hundar i parken just nu. Kom som den första!',
    },
    dogs_one: {
      dk: 'Der er {{dogs}} hund i parken lige nu',
      en: '{{dogs}} dog is in the park right now',
      no: 'Det er {{dogs}} hund i parken akkurat nå',
      se: 'Det är {{dogs}} hund i parken just nu',
    },
    dogs_other: {
      dk: 'Der er {{dogs}} hunde i parken lige nu',
      en: '{{dogs}} dogs are in the park right now',
      no: 'Det er {{dogs}} hunder i parken akkurat nå',
      se: 'Det är {{dogs}} hundar i parken just nu',
    },
    closed: {
      dk: 'Parken er lukket lige nu',
      en: 'The park is closed right now',
      no: 'Parken er stengt akkurat nå',
      se: 'Parken är stängd just nu',
    },
  },
  trail: {
    begins: {
      dk: 'Dagens spor begynder ved opslagstavlen på Springvandspladsen. Sæt næsen til jorden og følg det.',
      en: 'The trail of the day begins at the notice board on Fountain Square. Put your nose down and follow it.',
      no: 'Dagens spor begynner ved oppslagstavlen på Fontenetorget. Sett nesen i bakken og følg det.',
      se: 'Dagens spår börjar vid anslagstavlan på Fontäntorget. Sätt nosen i marken och följ det.',
    },
    finders_zero: {
      dk: 'Ingen har fundet dagens spor endnu',
      en: "Nobody has found today's trail yet",
      no: 'Ingen har funnet dagens spor ennå',
      se: 'Ingen har hittat dagens spår ännu',
    },
    finders_one: {
      dk: '{{finders}} hund har fundet dagens spor',
      en: "{{finders}} dog has found today's trail",
      no: '{{finders}} hund har funnet dagens spor',
      se: '{{finders}} hund har hittat dagens spår',
    },
    finders_other: {
      dk: '{{finders}} hunde har fundet dagens spor',
      en: "{{finders}} dogs have found today's trail",
      no: '{{finders}} hunder har funnet dagens spor',
      se: '{{finders}} hundar har hittat dagens spår',
    },
  },
  hero: {
    bubble: {
      dk: 'Voff! Kommer du ind og leger?',
      en: 'Woof! Coming in to play?',
      no: 'Voff! Blir du med inn og leker?',
      se: 'Voff! Kommer du in och leker?',
    },
  },
  welcome: {
    title: {
      dk: 'En park, hvor alle er hunde',
      en: 'A park where everyone is a dog',
      no: 'En park der alle er hunder',
      se: 'En park där alla är hundar',
    },
    place: {
      dk: '{{product}} er et lille, roligt sted på nettet. Her går vi ture, graver efter knogler, snuser til hinanden og sludrer på bænken ved springvandet. Kig forbi i frokostpausen, eller bliv, til teen er kold.',
      en: '{{product}} is a small, quiet place on the web. We go for walks, dig for bones, sniff at each other and chat on the bench by the fountain. Drop in at lunch, or stay until your tea goes cold.',
      no: '{{product}} er et lite, rolig sted på nettet. Her går vi turer, graver etter bein, snuser på hverandre og prater på benken ved fontenen. Stikk innom i lunsjen, eller bli til teen er kald.',
      se: '{{product}} är en liten, lugn plats på nätet. Här går vi på promenad, gräver efter ben, nosar på varandra och pratar på bänken vid fontänen. Titta in på lunchen, eller stanna tills teet har kallnat.',
    },
    dogs: {
      dk: 'Du kan have op til tre hunde. Du bestemmer selv pels og navn, og hver hund får et kobbel at løbe med.',
      en: 'You can have up to three dogs. You choose the coat and the name, and every dog gets a pack to run with.',
      no: 'Du kan ha opptil tre hunder. Du bestemmer selv pels og navn, og hver hund får et kobbel å løpe med.',
      se: 'Du kan ha upp till tre hundar. Du bestämmer själv päls och namn, och varje hund får en flock att springa med.',
    },
    dressing: {
      dk: 'Prøv en i prøverummet.',
      en: 'Try one on in the dressing room.',
      no: 'Prøv en i prøverommet.',
      se: 'Prova en i provrummet.',
    },
    free: {
      dk: 'Gratis, altid',
      en: 'Free, always',
      no: 'Gratis, alltid',
      se: 'Gratis, alltid',
    },
    noAds: {
      dk: 'Uden reklamer',
      en: 'No ads',
      no: 'Uten reklame',
      se: 'Utan reklam',
    },
    languages: {
      dk: 'På fire sprog',
      en: 'In four languages',
      no: 'På fire språk',
      se: 'På fyra språk',
    },
  },
  spotlight: {
    title: {
      dk: 'I rampelyset',
      en: 'In the spotlight',
      no: 'I rampelyset',
      se: 'I rampljuset',
    },
    home: {
      dk: 'hos {{username}}',
      en: 'at home with {{username}}',
      no: 'hos {{username}}',
      se: 'hos {{username}}',
    },
    new: {
      dk: 'er lige begyndt at støtte parken',
      en: 'has just begun to support the park',
      no: 'har akkurat begynt å støtte parken',
      se: 'har precis börjat stötta parken',
    },
    months_one: {
      dk: 'har støttet parken i {{count}} måned',
      en: 'has supported the park for {{count}} month',
      no: 'har støttet parken i {{count}} måned',
      se: 'har stöttat parken i {{count}} månad',
    },
    months_other: {
      dk: 'har støttet parken i {{count}} måneder',
      en: 'has supported the park for {{count}} months',
      no: 'har støttet parken i {{count}} måneder',
      se: 'har stöttat parken i {{count}} månader',
    },
    free: {
      dk: 'Podiet er ledigt',
      en: 'The podium is free',
      no: 'Pallen er ledig',
      se: 'Pallen är ledig',
    },
    freeText: {
      dk: 'Her står en hund, hvis menneske støtter parken.',
      en: 'Here stands a dog whose human supports the park.',
      no: 'Her står en hund med et menneske som støtter parken.',
      se: 'Här står en hund vars människa stöttar parken.',
    },
  },
  thanks: {
    dk: 'Tak til de seneste støtter',
    en: 'Thanks to our latest supporters',
    no: 'Takk til de nyeste støttespillerne',
    se: 'Tack till våra nyaste supportrar',
  },
  news,
  scores: {
    title: {
      dk: 'Topscore',
      en: 'High scores',
      no: 'Toppliste',
      se: 'Topplista',
    },
    leads: {
      dk: '{{name}} fører i dag',
      en: '{{name}} leads today',
      no: '{{name}} leder i dag',
      se: '{{name}} leder i dag',
    },
    nobody: {
      dk: 'Ingen har spillet endnu i dag',
      en: 'Nobody has played yet today',
      no: 'Ingen har spilt ennå i dag',
      se: 'Ingen har spelat än i dag',
    },
    all: {
      dk: 'Se alle resultater',
      en: 'See all results',
      no: 'Se alle resultatene',
      se: 'Se alla resultat',
    },
    games: gameNames,
  },
  helpBox,
  slides,
  support: {
    title: {
      dk: 'Hold lågen åben',
      en: 'Keep the gate open',
      no: 'Hold grinda åpen',
      se: 'Håll grinden öppen',
    },
    text: {
      dk: 'Parken har ingen reklamer og sælger ingenting. Serveren bliver betalt af mennesker, der giver en skærv om måneden.',
      en: 'The park has no ads and sells nothing. The server is paid for by people who chip in a little each month.',
      no: 'Parken har ingen reklame og selger ingenting. Serveren betales av folk som gir en liten slant i måneden.',
      se: 'Parken har ingen reklam och säljer ingenting. Servern betalas av människor som ger en slant i månaden.',
    },
    button: {
      dk: 'Støt os på Patreon',
      en: 'Support us on Patreon',
      no: 'Støtt oss på Patreon',
      se: 'Stötta oss på Patreon',
    },
  },
  signpost,
  elsewhere: {
    follow: {
      dk: 'Følg hundene',
      en: 'Follow the dogs',
      no: 'Følg hundene',
      se: 'Följ hundarna',
    },
    chatServer: {
      dk: '{{product}}s chat-server',
      en: '{{product}} chat server',
      no: 'Chatserveren til {{product}}',
      se: '{{product}}s chattserver',
    },
    chatServerText: {
      dk: 'Snak videre mellem gåturene',
      en: 'Keep talking between walks',
      no: 'Prat videre mellom turene',
      se: 'Prata vidare mellan promenaderna',
    },
    away: {
      dk: '(et andet websted)',
      en: '(another site)',
      no: '(et annet nettsted)',
      se: '(en annan webbplats)',
    },
  },
  notFound: {
    title: {
      dk: 'Her ender stien',
      en: 'The trail ends here',
      no: 'Her slutter stien',
      se: 'Här tar stigen slut',
    },
    text: {
      dk: 'Der er ingen side på denne adresse. Måske har nogen gravet den op.',
      en: 'There is no page at this address. Perhaps somebody dug it up.',
      no: 'Det finnes ingen side på denne adressen. Kanskje noen har gravd den opp.',
      se: 'Det finns ingen sida på den här adressen. Kanske har någon grävt upp den.',
    },
  },
  failure: {
    title: {
      dk: 'Nogen faldt over snoren',
      en: 'Somebody tripped over the lead',
      no: 'Noen snublet i båndet',
      se: 'Någon snubblade på kopplet',
    },
    text: {
      dk: 'Noget gik galt hos os. Prøv igen om et øjeblik.',
      en: 'Something went wrong on our side. Try again in a moment.',
      no: 'Noe gikk galt hos oss. Prøv igjen om et øyeblikk.',
      se: 'Något gick fel hos oss. Försök igen om en stund.',
    },
    retry: {
      dk: 'Prøv igen',
      en: 'Try again',
      no: 'Prøv igjen',
      se: 'Försök igen',
    },
  },
} satisfies TextTree

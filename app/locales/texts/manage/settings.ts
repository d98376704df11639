import type { TextTree } from '#durable/rules/text.ts'

export const settings = {
  deployed: {
    dk: 'Bestemt ved udgivelsen',
    en: 'Set at deployment',
    no: 'Bestemt ved utgivelsen',
    se: 'Bestämt vid utgivningen',
  },
  flag: {
    stage: {
      dk: 'Det her er demoparken',
      en: 'This is the demo park',
      no: 'Dette er demoparken',
      se: 'Det här är demoparken',
    },
    local: {
      dk: 'Lokalt login er åbent',
      en: 'Local sign-in is open',
      no: 'Lokal innlogging er åpen',
      se: 'Lokal inloggning är öppen',
    },
    google: {
      dk: 'Login med Google',
      en: 'Sign-in with Google',
      no: 'Innlogging med Google',
      se: 'Inloggning med Google',
    },
  },
  save: {
    dk: 'Gem',
    en: 'Save',
    no: 'Lagre',
    se: 'Spara',
  },
  unit: {
    seconds: {
      dk: 'Sekunder ({{least}} til {{most}})',
      en: 'Seconds ({{least}} to {{most}})',
      no: 'Sekunder ({{least}} til {{most}})',
      se: 'Sekunder ({{least}} till {{most}})',
    },
  },
  DISABLE_CLIENT: {
    title: {
      dk: 'Parken',
      en: 'The park',
      no: 'Parken',
      se: 'Parken',
    },
    text: {
      dk: 'En lukket park lukker ingen ind og viser, at den ikke er tilgængelig. De, der er inde, bliver, til de går.',
      en: 'A closed park lets nobody in and shows them that it is unavailable. Who is inside stays until they leave.',
      no: 'En stengt park slipper ingen inn og viser at den ikke er tilgjengelig. De som er inne, blir til de går.',
      se: 'En stängd park släpper inte in någon och visar att den inte är tillgänglig. De som är inne stannar tills de går.',
    },
    on: {
      dk: 'Parken er lukket',
      en: 'The park is closed',
      no: 'Parken er stengt',
      se: 'Parken är stängd',
    },
    off: {
      dk: 'Parken er åben',
      en: 'The park is open',
      no: 'Parken er åpen',
      se: 'Parken är öppen',
    },
    switchOn: {
      dk: 'Luk parken',
      en: 'Close the park',
      no: 'Steng parken',
      se: 'Stäng parken',
    },
    switchOff: {
      dk: 'Åbn parken',
      en: 'Open the park',
      no: 'Åpne parken',
      se: 'Öppna parken',
    },
  },
  DISABLE_SERVICE_WORKER: {
    title: {
      dk: 'Service workeren',
      en: 'The service worker',
      no: 'Service workeren',
      se: 'Service workern',
    },
    text: {
      dk: 'Den viser en side fra os, når en browser ikke har net. Slukket fjerner browserne den ved næste besøg; der kan gå et minut, før alle får besked.',
      en: 'It shows a page of ours when a browser has no net. Switched off, browsers remove it at their next visit; it takes up to a minute until all are told.',
      no: 'Den viser en side fra oss når en nettleser er uten nett. Slått av fjerner nettleserne den ved neste besøk; det kan ta et minutt før alle får beskjed.',
      se: 'Den visar en sida från oss när en webbläsare saknar nät. Avstängd tas den bort av webbläsarna vid nästa besök; det kan dröja en minut innan alla har fått veta.',
    },
    on: {
      dk: 'Service workeren er slukket',
      en: 'The service worker is off',
      no: 'Service workeren er av',
      se: 'Service workern är av',
    },
    off: {
      dk: 'Service workeren er tændt',
      en: 'The service worker is on',
      no: 'Service workeren er på',
      se: 'Service workern är på',
    },
    switchOn: {
      dk: 'Sluk service workeren',
      en: 'Switch the service worker off',
      no: 'Slå av service workeren',
      se: 'Stäng av service workern',
    },
    switchOff: {
      dk: 'Tænd service workeren',
      en: 'Switch the service worker on',
      no: 'Slå på service workeren',
      se: 'Slå på service workern',
    },
  },
  TRADE_FROZEN: {
    title: {
      dk: 'Handel',
      en: 'Trade',
      no: 'Handel',
      se: 'Handel',
    },
    text: {
      dk: 'Når handlen er standset, kan ingen købe, give, tabe eller tjene noget. Nattens eftersyn standser den selv, når regnskabet er forkert.',
      en: 'Frozen trade stops all buying, giving, dropping and earning. The nightly audit freezes it by itself when the books are wrong.',
      no: 'Når handelen er stanset, kan ingen kjøpe, gi, miste eller tjene noe. Nattens ettersyn stanser den selv når regnskapet er feil.',
      se: 'När handeln är stoppad kan ingen köpa, ge, tappa eller tjäna något. Nattens genomgång stoppar den själv när bokföringen är fel.',
    },
    on: {
      dk: 'Handlen er standset',
      en: 'Trade is frozen',
      no: 'Handelen er stanset',
      se: 'Handeln är stoppad',
    },
    off: {
      dk: 'Handlen er fri',
      en: 'Trade is free',
      no: 'Handelen er fri',
      se: 'Handeln är fri',
    },
    switchOn: {
      dk: 'Stands handlen',
      en: 'Freeze trade',
      no: 'Stans handelen',
      se: 'Stoppa handeln',
    },
    switchOff: {
      dk: 'Giv handlen fri',
      en: 'Thaw trade',
      no: 'Slipp handelen fri',
      se: 'Släpp handeln fri',
    },
  },
  SLOW_CHAT: {
    title: {
      dk: 'Langsom chat overalt',
      en: 'Slow chat everywhere',
      no: 'Langsom chat overalt',
      se: 'Långsam chatt överallt',
    },
    text: {
      dk: 'Så mange sekunder venter hver hund fra den ene linje til den næste, i alle rum. 0: ingen venter. Personalet taler videre.',
      en: 'So many seconds every dog waits from one line to its next, in all rooms. 0: nobody waits. Staff speak on.',
      no: 'Så mange sekunder venter hver hund fra én linje til den neste, i alle rom. 0: ingen venter. Teamet snakker videre.',
      se: 'Så många sekunder väntar varje hund från en rad till nästa, i alla rum. 0: ingen väntar. Personalen pratar vidare.',
    },
  },
} satisfies TextTree

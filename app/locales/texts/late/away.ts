import type { TextTree } from '#durable/rules/text.ts'

export const away = {
  title: {
    dk: 'Når jeg er væk',
    en: 'When I am away',
    no: 'Når jeg er borte',
    se: 'När jag är borta',
  },
  lead: {
    dk: 'Din telefon eller computer siger til, også når parken er lukket. Din browser spørger dig én gang, om den må.',
    en: 'Your phone or computer tells you, also when the park is closed. Your browser asks you once whether it may.',
    no: 'Telefonen eller datamaskinen sier fra, også når parken er lukket. Nettleseren spør deg én gang om den får lov.',
    se: 'Telefonen eller datorn säger till, även när parken är stängd. Webbläsaren frågar dig en gång om den får.',
  },
  install: {
    dk: 'På en iPhone eller iPad kan parken sige til, når den ligger på din hjemmeskærm.',
    en: 'On an iPhone or iPad the park can tell you things once it is on your home screen.',
    no: 'På en iPhone eller iPad kan parken si fra når den ligger på hjemskjermen.',
    se: 'På en iPhone eller iPad kan parken säga till när den ligger på hemskärmen.',
  },
  whisper: {
    dk: 'Hvisken',
    en: 'Whispers',
    no: 'Hvisking',
    se: 'Viskningar',
  },
  whisperWhat: {
    dk: 'Nogen hvisker til en af dine hunde, der sover, eller lægger et poteaftryk til den.',
    en: 'Somebody whispers to a dog of yours that sleeps, or leaves it a paw print.',
    no: 'Noen hvisker til en av hundene dine som sover, eller legger et poteavtrykk til den.',
    se: 'Någon viskar till en av dina hundar som sover, eller lägger ett tassavtryck till den.',
  },
  friend: {
    dk: 'Venner',
    en: 'Friends',
    no: 'Venner',
    se: 'Vänner',
  },
  friendWhat: {
    dk: 'En hund vil være venner med din, eller har sagt ja.',
    en: 'A dog wants to be friends with yours, or has said yes.',
    no: 'En hund vil være venner med din, eller har sagt ja.',
    se: 'En hund vill bli vän med din, eller har sagt ja.',
  },
  life: {
    dk: 'Få dage tilbage',
    en: 'Few days left',
    no: 'Få dager igjen',
    se: 'Få dagar kvar',
  },
  lifeWhat: {
    dk: 'En af dine hunde har 7, 3 eller 1 dag tilbage.',
    en: 'A dog of yours has 7, 3 or 1 days left.',
    no: 'En av hundene dine har 7, 3 eller 1 dag igjen.',
    se: 'En av dina hundar har 7, 3 eller 1 dag kvar.',
  },
  answer: {
    dk: 'Svar',
    en: 'Answers',
    no: 'Svar',
    se: 'Svar',
  },
  answerWhat: {
    dk: 'Din anmeldelse eller dit spørgsmål om en udelukkelse er besvaret.',
    en: 'Your report or your question about a ban was answered.',
    no: 'Rapporten din eller spørsmålet ditt om en utestenging er besvart.',
    se: 'Din anmälan eller din fråga om en avstängning är besvarad.',
  },
  names: {
    dk: 'Sig hvem',
    en: 'Say who',
    no: 'Si hvem',
    se: 'Säg vem',
  },
  namesWhat: {
    dk: 'Den anden hunds navn står i beskeden. Det, der blev sagt, står der aldrig.',
    en: 'The name of the other dog is in the message. What was said never is.',
    no: 'Navnet på den andre hunden står i meldingen. Det som ble sagt, står der aldri.',
    se: 'Den andra hundens namn står i meddelandet. Det som sades står aldrig där.',
  },
  quietFrom: {
    dk: 'Stille fra',
    en: 'Quiet from',
    no: 'Stille fra',
    se: 'Tyst från',
  },
  quietTo: {
    dk: 'til',
    en: 'until',
    no: 'til',
    se: 'till',
  },
  failed: {
    dk: 'Det virkede ikke. Prøv igen',
    en: 'That did not work. Try again',
    no: 'Det virket ikke. Prøv igjen',
    se: 'Det gick inte. Försök igen',
  },
  denied: {
    chromium: {
      dk: 'Din browser tillader det ikke. Tryk på tegnet til venstre for adressen, og tillad notifikationer der.',
      en: 'Your browser does not allow it. Press the sign to the left of the address and allow notifications there.',
      no: 'Nettleseren tillater det ikke. Trykk på tegnet til venstre for adressen, og tillat varsler der.',
      se: 'Webbläsaren tillåter det inte. Tryck på tecknet till vänster om adressen och tillåt aviseringar där.',
    },
    firefox: {
      dk: 'Din browser tillader det ikke. Tryk på tegnet til venstre for adressen, og fjern blokeringen der.',
      en: 'Your browser does not allow it. Press the sign to the left of the address and take the block away there.',
      no: 'Nettleseren tillater det ikke. Trykk på tegnet til venstre for adressen, og fjern blokkeringen der.',
      se: 'Webbläsaren tillåter det inte. Tryck på tecknet till vänster om adressen och ta bort blockeringen där.',
    },
    safari: {
      dk: 'Din browser tillader det ikke. Åbn Safaris indstillinger, så Websteder og Notifikationer.',
      en: 'Your browser does not allow it. Open Safari’s settings, then Websites, Notifications.',
      no: 'Nettleseren tillater det ikke. Åpne innstillingene i Safari, så Nettsteder og Varslinger.',
      se: 'Webbläsaren tillåter det inte. Öppna inställningarna i Safari, sedan Webbplatser och Notiser.',
    },
    ios: {
      dk: 'Din telefon tillader det ikke. Åbn Indstillinger, Notifikationer, og vælg parken der.',
      en: 'Your phone does not allow it. Open Settings, Notifications and choose the park there.',
      no: 'Telefonen tillater det ikke. Åpne Innstillinger, Varslinger, og velg parken der.',
      se: 'Telefonen tillåter det inte. Öppna Inställningar, Notiser och välj parken där.',
    },
  },
  line: {
    dk: 'Mens du sov, hviskede {{name}}. Skal vi sige til næste gang?',
    en: 'While you slept, {{name}} whispered. Shall we tell you next time?',
    no: 'Mens du sov, hvisket {{name}}. Skal vi si fra neste gang?',
    se: 'Medan du sov viskade {{name}}. Ska vi säga till nästa gång?',
  },
  tell: {
    dk: 'Ja, vis mig det',
    en: 'Yes, show me',
    no: 'Ja, vis meg det',
    se: 'Ja, visa mig',
  },
  no: {
    dk: 'Nej tak',
    en: 'No, thanks',
    no: 'Nei takk',
    se: 'Nej tack',
  },
} satisfies TextTree

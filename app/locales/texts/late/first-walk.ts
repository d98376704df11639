import type { TextTree } from '#durable/rules/text.ts'

export const firstWalk = {
  label: {
    dk: 'Første tur',
    en: 'First walk',
    no: 'Første tur',
    se: 'Första promenaden',
  },
  done_one: {
    dk: '{{count}} af {{of}} klaret',
    en: '{{count}} of {{of}} done',
    no: '{{count}} av {{of}} gjort',
    se: '{{count}} av {{of}} klart',
  },
  done_other: {
    dk: '{{count}} af {{of}} klaret',
    en: '{{count}} of {{of}} done',
    no: '{{count}} av {{of}} gjort',
    se: '{{count}} av {{of}} klart',
  },
  skip: {
    dk: 'Spring over',
    en: 'Skip',
    no: 'Hopp over',
    se: 'Hoppa över',
  },
  close: {
    dk: 'Luk',
    en: 'Close',
    no: 'Lukk',
    se: 'Stäng',
  },
  walk: {
    title: {
      dk: 'Gå en tur',
      en: 'Go for a walk',
      no: 'Gå en tur',
      se: 'Ta en promenad',
    },
    mouse: {
      dk: 'Klik på jorden, så går din hund derhen. Piletasterne virker også.',
      en: 'Click on the ground, and your dog goes there. The arrow keys walk too.',
      no: 'Klikk på bakken, så går hunden din dit. Piltastene virker også.',
      se: 'Klicka på marken så går din hund dit. Piltangenterna fungerar också.',
    },
    touch: {
      dk: 'Tryk på jorden, så går din hund derhen. Hold fingeren nede for at styre.',
      en: 'Tap the ground, and your dog goes there. Hold your finger down to steer.',
      no: 'Trykk på bakken, så går hunden din dit. Hold fingeren nede for å styre.',
      se: 'Tryck på marken så går din hund dit. Håll ner fingret för att styra.',
    },
  },
  say: {
    title: {
      dk: 'Sig hej',
      en: 'Say hello',
      no: 'Si hei',
      se: 'Säg hej',
    },
    mouse: {
      dk: 'Tryk Enter, skriv hej, og tryk Enter igen. Den gamle hund, Garm, svarer.',
      en: 'Press Enter, write hi, and press Enter again. Garm, the old dog, answers.',
      no: 'Trykk Enter, skriv hei, og trykk Enter igjen. Den gamle hunden, Garm, svarer.',
      se: 'Tryck Enter, skriv hej och tryck Enter igen. Den gamla hunden, Garm, svarar.',
    },
    touch: {
      dk: 'Tryk på feltet nederst, skriv hej, og send det. Den gamle hund, Garm, svarer.',
      en: 'Tap the field at the bottom, write hi and send it. Garm, the old dog, answers.',
      no: 'Trykk på feltet nederst, skriv hei og send det. Den gamle hunden, Garm, svarer.',
      se: 'Tryck på fältet längst ner, skriv hej och skicka. Den gamla hunden, Garm, svarar.',
    },
  },
  dig: {
    title: {
      dk: 'Grav i jorden',
      en: 'Dig in the soil',
      no: 'Grav i jorda',
      se: 'Gräv i jorden',
    },
    mouse: {
      dk: 'Gå ud på den brune jord mod øst, og tryk E.',
      en: 'Walk onto the brown soil in the east and press E.',
      no: 'Gå ut på den brune jorda i øst og trykk E.',
      se: 'Gå ut på den bruna jorden i öster och tryck E.',
    },
    touch: {
      dk: 'Tryk på den brune jord mod øst, så går din hund derhen og graver.',
      en: 'Tap the brown soil in the east: your dog goes there and digs.',
      no: 'Trykk på den brune jorda i øst, så går hunden din dit og graver.',
      se: 'Tryck på den bruna jorden i öster, så går din hund dit och gräver.',
    },
  },
  wear: {
    title: {
      dk: 'Få en hat på',
      en: 'Wear a hat',
      no: 'Få på deg en hatt',
      se: 'Ta på dig en hatt',
    },
    mouse: {
      dk: 'Åbn kortet, gå til hattebutikken, køb en hat, og tag den på.',
      en: 'Open the map, go to the hat shop, buy a hat and put it on.',
      no: 'Åpne kartet, gå til hattebutikken, kjøp en hatt og ta den på.',
      se: 'Öppna kartan, gå till hattbutiken, köp en hatt och ta på den.',
    },
    touch: {
      dk: 'Åbn kortet, gå til hattebutikken, køb en hat, og tag den på.',
      en: 'Open the map, go to the hat shop, buy a hat and put it on.',
      no: 'Åpne kartet, gå til hattebutikken, kjøp en hatt og ta den på.',
      se: 'Öppna kartan, gå till hattbutiken, köp en hatt och ta på den.',
    },
    inShop: {
      dk: 'Tryk på “{{open}}”, vælg en hat, køb den, og tag den på.',
      en: 'Press “{{open}}”, choose a hat, buy it and put it on.',
      no: 'Trykk på «{{open}}», velg en hatt, kjøp den og ta den på.',
      se: 'Tryck på ”{{open}}”, välj en hatt, köp den och ta på den.',
    },
  },
  meet: {
    title: {
      dk: 'Mød en hund',
      en: 'Meet a dog',
      no: 'Møt en hund',
      se: 'Träffa en hund',
    },
    mouse: {
      dk: 'Klik på en anden hund, og vælg Snus.',
      en: 'Click on another dog and choose Sniff.',
      no: 'Klikk på en annen hund og velg Snus.',
      se: 'Klicka på en annan hund och välj Nosa.',
    },
    touch: {
      dk: 'Tryk på en anden hund, og vælg Snus.',
      en: 'Tap another dog and choose Sniff.',
      no: 'Trykk på en annen hund og velg Snus.',
      se: 'Tryck på en annan hund och välj Nosa.',
    },
  },
  door: {
    title: {
      dk: 'Se et andet sted',
      en: 'See another place',
      no: 'Se et annet sted',
      se: 'Se ett annat ställe',
    },
    mouse: {
      dk: 'Åbn kortet, vælg et sted, så finder din hund vej.',
      en: 'Open the map, choose a place, and your dog finds the way.',
      no: 'Åpne kartet, velg et sted, så finner hunden din veien.',
      se: 'Öppna kartan, välj ett ställe så hittar din hund dit.',
    },
    touch: {
      dk: 'Åbn kortet, vælg et sted, så finder din hund vej.',
      en: 'Open the map, choose a place, and your dog finds the way.',
      no: 'Åpne kartet, velg et sted, så finner hunden din veien.',
      se: 'Öppna kartan, välj ett ställe så hittar din hund dit.',
    },
  },
  end: {
    title: {
      dk: 'Nu kender du vejen',
      en: 'Now you know your way',
      no: 'Nå er du kjent',
      se: 'Nu hittar du här',
    },
    mouse: {
      dk: 'Resten finder I to selv ud af. God fornøjelse!',
      en: 'The rest is for the two of you to find. Have fun!',
      no: 'Resten finner dere to ut av selv. Kos dere!',
      se: 'Resten upptäcker ni två själva. Ha så kul!',
    },
    touch: {
      dk: 'Resten finder I to selv ud af. God fornøjelse!',
      en: 'The rest is for the two of you to find. Have fun!',
      no: 'Resten finner dere to ut av selv. Kos dere!',
      se: 'Resten upptäcker ni två själva. Ha så kul!',
    },
  },
} satisfies TextTree

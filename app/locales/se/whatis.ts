export const whatis = {
  alder: {
    title: 'Hur gammal är en hund?',
    description:
      'Hundar i {{product}} åldras snabbare än vi: hur ett hundår räknas, när det är födelsedag igen och var tårtan kommer ifrån.',
    lead: 'Ett människoår är {{yearsPerYear}} hundår. Därför fyller en hund i parken år var {{yearDays}}:e dag.',
    cakeTitle: 'En tårtbit',
    cake: 'På sin födelsedag har hunden en liten tårtbit bredvid åldern, hela dagen. Säg grattis: den kommer ofta, men bara en gång för varje år.',
    sample: 'Rolex, {{years}} år',
    cakeWord: 'Fyller år i dag',
    grows:
      'För varje år får ryggsäcken plats för en sak till, tills den är fullvuxen. Vid en återfödelse börjar åldern om.',
    bag: 'Om ryggsäcken',
    tableTitle: 'En hunds år',
    dogYears: 'Hundår',
    after: 'Efter',
    slots: 'Ryggsäck',
    room: '{{slots}} platser',
    newborn: 'Nyfödd',
    calculatorTitle: 'Räkna själv',
    born: 'Din hunds första dag i parken',
    pick: 'Välj en dag, så räknar jag på tassarna.',
    years_one: '{{count}} hundår',
    years_other: '{{count}} hundår',
    today: 'Födelsedag i dag! Ta en tårtbit.',
    next: 'Nästa födelsedag: {{date}}. Det är {{days}} kvar.',
    notYet: 'Den dagen har inte kommit än. Någon längtar.',
  },
  rang: {
    title: 'Rangerna',
    description:
      'Alla ranger i {{product}} från valp till den dolda, hur många rätta svar var och en kräver, och människorna bakom märkena.',
    lead: 'Du klättrar genom att svara på frågor på Visdomsberget. Stegen är lång, och utsikten blir bättre.',
    answers: '{{points}} rätta svar',
    born: 'Från födseln',
    hidden: 'Dold',
    hiddenName: 'Dold rang',
    rank: {
      valp: { name: 'Valp', text: 'Allt luktar nytt. Du kan gå, chatta, nosa och gräva.' },
      slede: { name: 'Slädhund', text: 'Du drar ditt lass och får skicka vänförfrågningar.' },
      spor: { name: 'Spårhund', text: 'Nosen i backen. Du hittar det som andra går förbi.' },
      vann: { name: 'Vattenhund', text: 'Alla kan simma, men hos dig ser det ut som om det var meningen.' },
      rom: { name: 'Rymdhund', text: 'Tyngdkraften är ett förslag. Natthimlen kan ditt namn.' },
      gjogler: { name: 'Gycklarhund', text: 'Du har hört alla skämt på bänken och berättat hälften.' },
      ninja: { name: 'Ninjahund', text: 'Ingen såg dig komma. Ingen hörde dig skälla.' },
      morph: { name: '???', text: 'Fråga en ninja. De säger inget.' },
    },
    staffTitle: 'De med märke',
    staffLead: 'De som gör parken står bredvid rangerna. Dit kan du inte klättra, men du kan fråga.',
    staff: {
      administrator: { name: 'Administratörer', text: 'Äger och driver parken och har sista ordet.' },
      moderator: { name: 'Moderatorer', text: 'Frivilliga som håller frid. De kan ställa en hund utanför grinden.' },
      developer: { name: 'Utvecklare', text: 'Bygger parken från grunden.' },
      clientDeveloper: { name: 'Klientutvecklare', text: 'Arbetar med det du ser på skärmen.' },
      designer: { name: 'Formgivare', text: 'Ritar hattar, hus och de flesta av änderna.' },
      committee: {
        name: 'Festkommittén',
        text: 'Hundar som ordnar festerna ett tag och sedan lämnar girlangerna vidare.',
      },
    },
    team: 'Möt laget',
    committee: 'Om festkommittén',
    help: 'Så fungerar rang',
  },
  kobbel: {
    title: 'Parkens flockar',
    description:
      'Gänget, Stammen, Klanen, Sekten, Logen och Sällskapet: vilka flockarna i {{product}} är, var de bor och hur en hund får sin.',
    lead: 'Alla hundar i parken hör till en flock. På Flockvägen ligger {{packs}} gavlar, och bakom en av dörrarna har någon hållit en plats åt dig.',
    pack: {
      banden: {
        name: 'Gänget',
        house: 'En verkstad full av halvfärdiga kärror',
        text: 'Först ut genom dörren och sist hem. Gänget lagar allt med snöre, delar sitt sista ben och har alltid plats för en till på flaket.',
      },
      stammen: {
        name: 'Stammen',
        house: 'Ett långhus med en eld som aldrig slocknar',
        text: 'Här sitter man tätt och berättar historier. Stammen vet vad varje träd i skogen heter och minns dina födelsedagar, allihop.',
      },
      klanen: {
        name: 'Klanen',
        house: 'En sal med sköldar från golv till tak',
        text: 'Stolt, högljudd och trofast. Klanen sjunger på vägen hem, glömmer aldrig en vän och grälar gärna om vems gammelmormor som grävde djupast.',
      },
      sekten: {
        name: 'Sekten',
        house: 'En källare full av stearinljus',
        text: 'De nynnar. Ingen utanför vet riktigt varför. Sekten hälsar varje soluppgång, viskar i kör och bakar förvånansvärt goda bullar.',
      },
      losjen: {
        name: 'Logen',
        house: 'En alpstuga med utsikt mot månen',
        text: 'Långsam, snäll och lite hemlighetsfull. Logen har hemliga handslag för alla fyra tassar, och yllefiltar åt den som fryser.',
      },
      selskapet: {
        name: 'Sällskapet',
        house: 'Ett kontor med utsikt över hela parken',
        text: 'Alltid i möte, mest om lunchen. Sällskapet har en plan, en plan för planen och vägens bästa kakburk.',
      },
    },
    drawnTitle: 'Vem lottar?',
    drawn:
      'Det gör slumpen, just när en valp föds. Var och en av de {{packs}} flockarna är lika sannolik, så alla växer lika fort, och ingen är finare än någon annan. Man kan inte ansöka, byta eller bli utkastad. Bara en återfödelse lottar igen.',
    house:
      'Varje hus har en härd, en tavla och en chatt som bara husets egna hundar hör. Dörren känner sin flock och säger det till de andra, artigt.',
    help: 'Mer i hjälpen',
  },
}

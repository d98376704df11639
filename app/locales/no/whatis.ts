export const whatis = {
  alder: {
    title: 'Hvor gammel er en hund?',
    description:
      'Hunder i {{product}} eldes fortere enn oss: hvordan et hundeår telles, når det er bursdag igjen, og hvor kaka kommer fra.',
    lead: 'Et menneskeår er {{yearsPerYear}} hundeår. Derfor har en hund i parken bursdag hver {{yearDays}}. dag.',
    cakeTitle: 'Et kakestykke',
    cake: 'På bursdagen har hunden et lite kakestykke ved siden av alderen, hele dagen. Si gratulerer: den kommer ofte, men bare én gang for hvert år.',
    sample: 'Rolex, {{years}} år',
    cakeWord: 'Bursdag i dag',
    grows:
      'For hvert år får ryggsekken plass til én ting til, helt til den er utvokst. Ved en gjenfødelse begynner alderen på nytt.',
    bag: 'Om ryggsekken',
    tableTitle: 'En hunds år',
    dogYears: 'Hundeår',
    after: 'Etter',
    slots: 'Ryggsekk',
    room: '{{slots}} plasser',
    newborn: 'Nyfødt',
    calculatorTitle: 'Regn ut selv',
    born: 'Hundens første dag i parken',
    pick: 'Velg en dag, så teller jeg på potene.',
    years_one: '{{count}} hundeår',
    years_other: '{{count}} hundeår',
    today: 'Bursdag i dag! Ta et kakestykke.',
    next: 'Neste bursdag: {{date}}. Det er {{days}} til.',
    notYet: 'Den dagen har ikke kommet ennå. Noen gleder seg.',
  },
  rang: {
    title: 'Rangene',
    description:
      'Alle rangene i {{product}} fra valp til den skjulte, hvor mange riktige svar hver av dem krever, og folkene bak merkene.',
    lead: 'Du klatrer ved å svare på spørsmål på Visdomsberget. Stigen er lang, og utsikten blir bedre.',
    answers: '{{points}} riktige svar',
    born: 'Fra fødselen',
    hidden: 'Skjult',
    hiddenName: 'Skjult rang',
    rank: {
      valp: { name: 'Valp', text: 'Alt lukter nytt. Du kan gå, chatte, snuse og grave.' },
      slede: { name: 'Sledehund', text: 'Du drar lasset ditt, og får sende venneforespørsler.' },
      spor: { name: 'Sporhund', text: 'Snuta i bakken. Du finner det andre går forbi.' },
      vann: { name: 'Vannhund', text: 'Alle kan svømme, men hos deg ser det ut som det var meningen.' },
      rom: { name: 'Romhund', text: 'Tyngdekraften er et forslag. Nattehimmelen kan navnet ditt.' },
      gjogler: { name: 'Gjøglerhund', text: 'Du har hørt alle vitsene på benken og fortalt halvparten.' },
      ninja: { name: 'Ninjahund', text: 'Ingen så deg komme. Ingen hørte deg bjeffe.' },
      morph: { name: '???', text: 'Spør en ninja. De sier det ikke.' },
    },
    staffTitle: 'De med merke',
    staffLead: 'De som lager parken, står ved siden av rangene. Dit kan du ikke klatre, men du kan spørre.',
    staff: {
      administrator: { name: 'Administratorer', text: 'Eier og driver parken og har siste ordet.' },
      moderator: { name: 'Moderatorer', text: 'Frivillige som holder fred. De kan sette en hund utenfor grinda.' },
      developer: { name: 'Utvikler', text: 'Bygger parken fra grunnen.' },
      clientDeveloper: { name: 'Klientutvikler', text: 'Jobber med det du ser på skjermen.' },
      designer: { name: 'Designer', text: 'Tegner hatter, hus og de fleste av endene.' },
      committee: {
        name: 'Festkomiteen',
        text: 'Hunder som steller i stand festene en stund og så gir girlanderne videre.',
      },
    },
    team: 'Møt laget',
    committee: 'Om festkomiteen',
    help: 'Slik virker rang',
  },
  kobbel: {
    title: 'Koblene i parken',
    description:
      'Banden, Stammen, Klanen, Sekten, Losjen og Selskapet: hvem koblene i {{product}} er, hvor de bor, og hvordan en hund får sitt.',
    lead: 'Alle hunder i parken hører til et kobbel. På Kobbelveien ligger det {{packs}} gavler, og bak en av dørene er det holdt av en plass til deg.',
    pack: {
      banden: {
        name: 'Banden',
        house: 'Et verksted fullt av halvferdige kjerrer',
        text: 'Først ut av døra og sist hjem. Banden fikser alt med hyssing, deler det siste beinet og har alltid plass til én til på lasteplanet.',
      },
      stammen: {
        name: 'Stammen',
        house: 'Et langhus med et bål som aldri slukner',
        text: 'Her sitter man tett og forteller historier. Stammen vet hva hvert tre i skogen heter, og husker bursdagene dine, alle sammen.',
      },
      klanen: {
        name: 'Klanen',
        house: 'En hall med skjold fra gulv til tak',
        text: 'Stolt, høylytt og trofast. Klanen synger på vei hjem, glemmer aldri en venn og krangler gjerne om hvem sin oldemor som gravde dypest.',
      },
      sekten: {
        name: 'Sekten',
        house: 'En kjeller full av stearinlys',
        text: 'De nynner. Ingen utenfor vet helt hvorfor. Sekten hilser hver soloppgang, hvisker i kor og baker overraskende gode boller.',
      },
      losjen: {
        name: 'Losjen',
        house: 'En alpehytte med utsikt til månen',
        text: 'Langsom, snill og litt hemmelighetsfull. Losjen har hemmelige håndtrykk for alle fire poter, og ullpledd til den som fryser.',
      },
      selskapet: {
        name: 'Selskapet',
        house: 'Et kontor med utsikt over hele parken',
        text: 'Alltid i møte, mest om lunsjen. Selskapet har en plan, en plan for planen og den beste kakeboksen i veien.',
      },
    },
    drawnTitle: 'Hvem trekker?',
    drawn:
      'Det gjør tilfeldigheten, akkurat idet en valp blir født. Hvert av de {{packs}} koblene er like sannsynlig, så alle vokser like fort, og ingen er finere enn de andre. Man kan ikke søke, bytte eller bli kastet ut. Bare en gjenfødelse trekker på nytt.',
    house:
      'Hvert hus har et ildsted, en tavle og en chat som bare husets egne hunder hører. Døra kjenner kobbelet sitt og sier det til de andre, høflig.',
    help: 'Mer i hjelpen',
  },
}

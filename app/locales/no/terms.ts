export const terms = {
  title: 'Vilkår for bruk',
  description:
    'Vilkårene for å bruke {{product}} i ti korte avsnitt: hva du kan gjøre, hva vi lover, og hvem som bestemmer.',
  lead: 'Ti korte avsnitt om hvordan vi omgås i {{product}}. De er skrevet for å bli lest.',
  updated: 'Gjelder fra',
  privacy: 'Om dataene dine',
  contents: 'På denne siden',
  general: {
    title: 'Generelt',
    text: [
      '{{product}} er en gratis park uten reklame, der du går tur, leker og prater som hund. Du sier ja til vilkårene når du lager brukeren din, og først da kan du gå inn. Det er {{operator}} som driver parken: Hvem det er, og hvor du skriver, står på siden om dataene dine.',
      'Du må være minst 16 år. Hver person kan ha én bruker, og hver bruker kan ha høyst tre hunder. Brukeren din er bare din: ikke lån den ut, og ikke bruk andres.',
      'Du velger selv navnene på brukeren og hundene dine. Navn som fornærmer, truer, reklamerer eller gir seg ut for å være ansatte, blir endret eller fjernet.',
    ].join('\n'),
  },
  rights: {
    title: 'Rettigheter',
    text: [
      'Tegningene, tekstene, lydene og koden i parken tilhører oss eller dem som har laget dem for oss. Du kan gjerne dele bilder fra dine egne turer, men ikke kopiere parken eller tjene penger på den.',
      'Det du skriver, er ditt. Når du skriver det her, lar du oss vise det til dem det er ment for, og lagre det så lenge det trengs for å drive parken og behandle rapporter.',
      'Du har rett til å se hva vi vet om deg. Last ned en kopi under Dine data og kontoen din, og skriv til {{address}} hvis noe er feil; du får svar innen en måned. Vi selger ikke noe om deg til noen.',
    ].join('\n'),
  },
  operation: {
    title: 'Drift og utvikling',
    text: [
      'Administratorene eier og driver parken, og de har det siste ordet. Moderatorene er frivillige og svarer til administratorene.',
      'Vi gjør vårt beste for å holde grinda åpen, men vi lover ingenting: Parken kan være stengt en stund, og steder, regler, priser og ting kan endre seg eller forsvinne. Hvis noe går tapt på grunn av en feil hos oss, legger vi det tilbake når vi kan.',
      'Den som bryter vilkårene, kan få en advarsel eller bli stengt ute: Én fra personalet kan gjøre det i høyst {{hours}} timer om gangen. I en alvorlig sak stenger én fra personalet kontoen til en annen har avgjort saken, høyst {{closedDays}} dager. De to kan også utestenge noen for godt; da kan den innloggingen ikke komme inn på nytt, heller ikke etter en sletting. Du får alltid vite hvorfor og hvor lenge. Hos hundene dine kan du be om at saken ses på igjen, én gang for hver utestenging: En annen enn den som bestemte, leser det og svarer. Du kan også skrive til {{address}}, klage til myndighetene eller gå til domstolene. Går du i mellomtiden inn med en annen bruker fra samme nettleser, dobles tiden av seg selv, til høyst {{banDays}} dager i alt; også det kan du be oss se på.',
    ].join('\n'),
  },
  deletion: {
    title: 'Sletting av konto',
    text: [
      'Du kan slutte når som helst: Be om å bli slettet under Dine data og kontoen din, der du bytter brukernavn. Det skjer etter {{days}} dager, og fram til da kan du angre. Får du ikke logget inn, skriver du til {{address}} med brukernavnet ditt og navnene på hundene dine. Vi lagrer ikke e-postadressen din, så vi spør om noe bare du vet, før vi sletter noe.',
      'Da fjernes innloggingen din, navnet ditt, navnene og pelsen til hundene dine og alle ordene dine, og ingen har det hundene eide. Det kan ikke gjøres om, så snus på vennene dine en siste gang først. Om bein som har gått fra hund til hund, beholder vi tall uten navn, så regnskapet i parken går opp. Det personalet har gjort i saken din, og navnene de har tatt fra deg eller hundene dine, står i personalloggen i to år, også etter at du er slettet. Bevis i en alvorlig sak kan holdes lenger, med en begrunnelse og en sluttdato. Hvor lenge hver ting lagres, står på siden om dataene dine.',
    ].join('\n'),
  },
  chat: {
    title: 'Parken som prateplass',
    text: [
      'Parken er et offentlig sted. Alle i nærheten kan lese det du skriver, så skriv slik du ville snakket på en benk blant fremmede.',
      'Vær snill. Trusler, trakassering, hat, seksuelle tilnærmelser, reklame og spam hører ikke hjemme her, og det gjør heller ikke andres navn, adresser, telefonnumre og bilder. Hold dine egne for deg selv også.',
      'Et filter leser hver linje før noen hører den, uten et menneske. Det sender skjellsord, trusler og måter å finne deg andre steder tilbake til deg, setter stjerner over grove ord og merker noen linjer for personalet. Det stenger ingen ute: Det bestemmer mennesker. Tar det feil, så skriv til {{address}}.',
      'Du står selv ansvarlig for det du skriver. De som driver parken, spør aldri om passordet ditt eller om penger.',
    ].join('\n'),
  },
  reports: {
    link: 'Rapporter noe uten konto',
    title: 'Rapporter',
    text: [
      'Hvis en hund bryter reglene, kan du rapportere den fra menyen i parken. Fortell hva som skjedde. Hver rapport blir lest og avgjort av et menneske, og du får vite hva som skjedde med den. Er det bare en liten krangel, går det raskere å ignorere hunden og gå videre. Rapporter om noen som er for ung, om tilnærmelser til unge, om trusler og om selvskading kommer først.',
      'Rapportene leses av moderatorer og administratorer, og den du rapporterer, får ikke vite hvem du er. Å rapportere for moro skyld eller for å plage andre er også et brudd på reglene.',
      'Er noen i fare, så ring 112 først og skriv til oss etterpå.',
    ].join('\n'),
  },
  trade: {
    title: 'Kjøp og salg',
    text: [
      'Bein, hatter og andre ting er en del av spillet. De har ingen verdi utenfor det og kan ikke veksles i penger.',
      'Du kan bytte og gi bort ting inne i parken. Det er forbudt å kjøpe eller selge brukere, hunder, bein eller ting for ekte penger eller for noe annet utenfor parken.',
      'Å lure ting fra andre er tyveri. Se etter en ekstra gang før du sier ja til en handel: Vi gjør ikke om en handel fordi du angrer.',
      'Det er frivillig å støtte parken med penger. Støtten er en gave til parken, og gir verken makt over andre eller unntak fra vilkårene.',
    ].join('\n'),
  },
  designs: {
    title: 'Brukernes design',
    text: [
      'Du er velkommen til å sende oss tegninger av hatter, steder og andre ting. Send bare det du har laget selv.',
      'Du beholder retten til designen din. Når du sender den, lar du oss bruke, tilpasse og vise den i parken og på sidene dens, gratis og uten sluttdato, også hvis du slutter. Vi skriver at det er du som har laget den, hvis du ønsker det.',
      'Vi velger hva vi bruker, og kan ta det ut igjen.',
    ].join('\n'),
  },
  cheating: {
    title: 'Juks',
    text: [
      'Spill med dine egne poter. Programmer som spiller for deg, endrede klienter, flere brukere til samme person og knep med feil i parken er forbudt.',
      'Finner du en feil, så fortell oss om den før andre utnytter den. Ingen blir straffet for en ærlig beskjed, og vi sier takk.',
      'Resultater som er vunnet ved juks, blir tatt av listene, og den som jukser, kan bli stengt ute.',
    ].join('\n'),
  },
  changes: {
    title: 'Endringer i vilkårene',
    text: [
      'Vi endrer vilkårene når parken eller loven gjør det nødvendig. Datoen øverst viser fra når de gjelder. Endringer blir hengt opp på oppslagstavla minst {{noticeDays}} dager før, med mindre loven eller noens sikkerhet ikke kan vente.',
      'Når endrede vilkår gjelder, spør parken deg én gang, før du går inn, om du sier ja til dem. Vil du ikke det, kan du fortsatt lese, laste ned dataene dine og få brukeren din slettet.',
    ].join('\n'),
  },
}

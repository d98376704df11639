export const terms = {
  title: 'Vilkår for brug',
  description:
    'Vilkårene for at bruge {{product}} i ti korte afsnit: hvad du må, hvad vi lover, og hvem der bestemmer.',
  lead: 'Ti korte afsnit om, hvordan vi omgås i {{product}}. De er skrevet for at blive læst.',
  updated: 'Opdateret',
  contents: 'På denne side',
  general: {
    title: 'Generelt',
    text: [
      '{{product}} er en gratis park uden reklamer, hvor du går tur, leger og chatter som hund. Når du logger ind, accepterer du disse vilkår.',
      'Du skal være mindst 16 år. Hver person må have én bruger, og hver bruger må have højst tre hunde. Din bruger er kun din: lån den ikke ud, og brug ikke andres.',
      'Du vælger selv navnene på din bruger og dine hunde. Navne, der fornærmer, truer, reklamerer eller udgiver sig for at være personale, bliver ændret eller fjernet.',
    ].join('\n'),
  },
  rights: {
    title: 'Rettigheder',
    text: [
      'Parkens tegninger, tekster, lyde og kode tilhører os eller dem, der har lavet dem til os. Du må gerne dele billeder fra dine egne ture, men ikke kopiere parken eller tjene penge på den.',
      'Det, du skriver, er dit. Når du skriver det her, giver du os lov til at vise det til dem, det er ment til, og gemme det, så længe det er nødvendigt for at drive parken og behandle anmeldelser.',
      'Du har ret til at se, hvad vi ved om dig. Hent en kopi under Dine data og din konto, og skriv til {{address}}, hvis noget er forkert; du får svar inden for en måned. Vi sælger ikke noget om dig til nogen.',
    ].join('\n'),
  },
  operation: {
    title: 'Drift og udvikling',
    text: [
      'Administratorerne ejer og driver parken, og de har det sidste ord. Moderatorerne er frivillige og hører under administratorerne.',
      'Vi gør vores bedste for at holde lågen åben, men vi lover ikke noget: Parken kan være lukket en tid, og steder, regler, priser og ting kan ændre sig eller forsvinde. Hvis noget går tabt på grund af en fejl hos os, lægger vi det tilbage, når vi kan.',
      'Den, der bryder vilkårene, kan få en advarsel, blive lukket ude en tid eller for altid. Du får altid at vide hvorfor og hvor længe, og du kan altid skrive til {{address}} og bede os se på sagen igen. Går du ind med en anden bruger imens, fordobles tiden.',
    ].join('\n'),
  },
  deletion: {
    title: 'Sletning af konto',
    text: [
      'Du kan stoppe når som helst: Bed om at blive slettet under Dine data og din konto, hvor du skifter brugernavn. Det sker efter to uger, og indtil da kan du fortryde. Kan du ikke logge ind, så skriv til {{address}} fra den e-mailadresse, du plejer at logge ind med.',
      'Så fjernes din bruger, dine hunde og alt, hvad de ejer. Det kan ikke gøres om, så snus til dine venner en sidste gang først. Om knogler, der er gået fra hund til hund, beholder vi tal uden navne, så parkens regnskab går op. Hvad personalet har gjort i din sag, og de navne, det har taget fra dig eller dine hunde, står i personalets log i to år, også efter at du er slettet.',
    ].join('\n'),
  },
  chat: {
    title: 'Parken som chat',
    text: [
      'Parken er et offentligt sted. Alle i nærheden kan læse, hvad du skriver, så skriv, som du ville tale på en bænk blandt fremmede.',
      'Vær venlig. Trusler, chikane, had, seksuelle tilnærmelser, reklame og spam hører ikke hjemme her, og det gør andres navne, adresser, telefonnumre og billeder heller ikke. Hold også dine egne for dig selv.',
      'Du står selv til ansvar for det, du skriver. Personalet spørger aldrig om din adgangskode eller om penge.',
    ].join('\n'),
  },
  reports: {
    link: 'Anmeld noget uden konto',
    title: 'Anmeldelser',
    text: [
      'Hvis en hund bryder reglerne, kan du anmelde den fra menuen i parken. Fortæl, hvad der skete, og hvornår. Kun alvorlige anmeldelser bliver behandlet: Er det bare et lille skænderi, så ignorer hunden, og gå videre.',
      'Anmeldelser læses af moderatorer og administratorer, og den anmeldte får ikke at vide, hvem du er. At anmelde for sjov eller for at genere andre er også et brud på reglerne.',
      'Er nogen i fare, så ring 112 først, og skriv til os bagefter.',
    ].join('\n'),
  },
  trade: {
    title: 'Køb og salg',
    text: [
      'Knogler, hatte og andre ting er en del af spillet. De har ingen værdi uden for det og kan ikke veksles til penge.',
      'Du må bytte og give ting væk inde i parken. Det er forbudt at købe eller sælge brugere, hunde, knogler eller ting for rigtige penge eller for noget andet uden for parken.',
      'At narre ting fra andre er tyveri. Se efter en ekstra gang, før du siger ja til en handel: Vi gør ikke en handel om, fordi du fortryder.',
      'Det er frivilligt at støtte parken med penge. Støtten er en gave til parken og giver hverken magt over andre eller undtagelser fra vilkårene.',
    ].join('\n'),
  },
  designs: {
    title: 'Brugernes design',
    text: [
      'Du er velkommen til at sende os tegninger af hatte, steder og andre ting. Send kun det, du selv har lavet.',
      'Du beholder retten til dit design. Når du sender det, giver du os lov til at bruge, tilpasse og vise det i parken og på dens sider, gratis og uden slutdato, også hvis du stopper. Vi skriver, at det er dig, der har lavet det, hvis du ønsker det.',
      'Vi vælger, hvad vi bruger, og kan tage det ud igen.',
    ].join('\n'),
  },
  cheating: {
    title: 'Snyd',
    text: [
      'Spil med dine egne poter. Programmer, der spiller for dig, ændrede klienter, flere brugere til samme person og fiduser med fejl i parken er forbudt.',
      'Finder du en fejl, så fortæl os det, før andre udnytter den. Ingen bliver straffet for en ærlig besked, og vi siger tak.',
      'Det, der er vundet ved snyd, bliver taget tilbage, og den, der snyder, kan blive lukket ude.',
    ].join('\n'),
  },
  changes: {
    title: 'Ændringer i vilkårene',
    text: [
      'Vi ændrer vilkårene, når parken eller loven gør det nødvendigt. Datoen øverst viser, hvornår det sidst skete, og vigtige ændringer bliver hængt op på opslagstavlen.',
      'Bruger du parken efter en ændring, accepterer du den. Vil du ikke det, kan du få din bruger slettet.',
    ].join('\n'),
  },
}

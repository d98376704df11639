export const terms = {
  title: 'Vilkår for brug',
  description:
    'Vilkårene for at bruge {{product}} i ti korte afsnit: hvad du må, hvad vi lover, og hvem der bestemmer.',
  lead: 'Ti korte afsnit om, hvordan vi omgås i {{product}}. De er skrevet for at blive læst.',
  updated: 'Gælder fra',
  privacy: 'Om dine data',
  contents: 'På denne side',
  general: {
    title: 'Generelt',
    text: [
      '{{product}} er en gratis park uden reklamer, hvor du går tur, leger og chatter som hund. Du siger ja til vilkårene, når du opretter din bruger, og først da kan du gå ind. Det er {{operator}}, der driver parken: Hvem det er, og hvor du skriver hen, står på siden om dine data.',
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
      'Den, der bryder vilkårene, kan få en advarsel eller blive lukket ude: Én fra personalet kan gøre det i højst {{hours}} timer ad gangen. I en alvorlig sag lukker én fra personalet kontoen, til en anden har afgjort sagen, højst {{closedDays}} dage. De to kan også udelukke nogen for altid; så kan det login ikke komme ind på ny, heller ikke efter en sletning. Du får altid at vide hvorfor og hvor længe. Hos dine hunde kan du bede om, at der ses på sagen igen, én gang for hver udelukkelse: En anden end den, der besluttede, læser det og svarer. Du kan også skrive til {{address}}, klage til myndighederne eller gå til domstolene. Går du imens ind med en anden bruger fra samme browser, fordobles tiden af sig selv, til højst {{banDays}} dage i alt; også det kan du bede os se på.',
    ].join('\n'),
  },
  deletion: {
    title: 'Sletning af konto',
    text: [
      'Du kan stoppe når som helst: Bed om at blive slettet under Dine data og din konto, hvor du skifter brugernavn. Det sker efter {{days}} dage, og indtil da kan du fortryde. Kan du ikke logge ind, så skriv til {{address}} med dit brugernavn og dine hundes navne. Vi gemmer ikke din e-mailadresse, så vi spørger om noget, kun du ved, før vi sletter noget.',
      'Så fjernes dit login, dit navn, dine hundes navne og pels og alle dine ord, og ingen har det, hundene ejede. Det kan ikke gøres om, så snus til dine venner en sidste gang først. Om knogler, der er gået fra hund til hund, beholder vi tal uden navne, så parkens regnskab går op. Hvad personalet har gjort i din sag, og de navne, det har taget fra dig eller dine hunde, står i personalets log i to år, også efter at du er slettet. Beviser i en alvorlig sag kan holdes længere, med en begrundelse og en slutdato. Hvor længe hver ting gemmes, står på siden om dine data.',
    ].join('\n'),
  },
  chat: {
    title: 'Parken som chat',
    text: [
      'Parken er et offentligt sted. Alle i nærheden kan læse, hvad du skriver, så skriv, som du ville tale på en bænk blandt fremmede.',
      'Vær venlig. Trusler, chikane, had, seksuelle tilnærmelser, reklame og spam hører ikke hjemme her, og det gør andres navne, adresser, telefonnumre og billeder heller ikke. Hold også dine egne for dig selv.',
      'Et filter læser hver linje, før nogen hører den, uden et menneske. Det sender skældsord, trusler og måder at finde dig andre steder tilbage til dig, sætter stjerner over grove ord og mærker nogle linjer til personalet. Det lukker ingen ude: Det bestemmer mennesker. Tager det fejl, så skriv til {{address}}.',
      'Du står selv til ansvar for det, du skriver. Personalet spørger aldrig om din adgangskode eller om penge.',
    ].join('\n'),
  },
  reports: {
    link: 'Anmeld noget uden konto',
    title: 'Anmeldelser',
    text: [
      'Hvis en hund bryder reglerne, kan du anmelde den fra menuen i parken. Fortæl, hvad der skete. Hver anmeldelse bliver læst og afgjort af et menneske, og du får at vide, hvad der skete med den. Er det bare et lille skænderi, går det hurtigere at ignorere hunden og gå videre. Anmeldelser om nogen, der er for ung, om tilnærmelser til unge, om trusler og om selvskade kommer først.',
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
      'Resultater, der er vundet ved snyd, bliver taget af listerne, og den, der snyder, kan blive lukket ude.',
    ].join('\n'),
  },
  changes: {
    title: 'Ændringer i vilkårene',
    text: [
      'Vi ændrer vilkårene, når parken eller loven gør det nødvendigt. Datoen øverst viser, fra hvornår de gælder. Ændringer bliver hængt op på opslagstavlen mindst {{noticeDays}} dage før, medmindre loven eller nogens sikkerhed ikke kan vente.',
      'Når ændrede vilkår gælder, spørger parken dig én gang, før du går ind, om du siger ja til dem. Vil du ikke det, kan du stadig læse, hente dine data og få din bruger slettet.',
    ].join('\n'),
  },
}

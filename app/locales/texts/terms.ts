import type { TextTree } from '#durable/rules/text.ts'

export const terms = {
  title: {
    dk: 'Vilkår for brug',
    en: 'Terms of use',
    no: 'Vilkår for bruk',
    se: 'Användarvillkor',
  },
  description: {
    dk: 'Vilkårene for at bruge {{product}} i ti korte afsnit: hvad du må, hvad vi lover, og hvem der bestemmer.',
    en: 'The terms for using {{product}}, in ten short sections: what you may do, what we promise, and who decides.',
    no: 'Vilkårene for å bruke {{product}} i ti korte avsnitt: hva du kan gjøre, hva vi lover, og hvem som bestemmer.',
    se: 'Villkoren för att använda {{product}} i tio korta avsnitt: vad du får göra, vad vi lovar och vem som bestämmer.',
  },
  lead: {
    dk: 'Ti korte afsnit om, hvordan vi omgås i {{product}}. De er skrevet for at blive læst.',
    en: 'Ten short sections on how we get along in {{product}}. We have written them to be read.',
    no: 'Ti korte avsnitt om hvordan vi omgås i {{product}}. De er skrevet for å bli lest.',
    se: 'Tio korta avsnitt om hur vi umgås i {{product}}. De är skrivna för att bli lästa.',
  },
  updated: {
    dk: 'Gælder fra',
    en: 'In force since',
    no: 'Gjelder fra',
    se: 'Gäller från',
  },
  privacy: {
    dk: 'Om dine data',
    en: 'About your data',
    no: 'Om dataene dine',
    se: 'Om dina uppgifter',
  },
  contents: {
    dk: 'På denne side',
    en: 'On this page',
    no: 'På denne siden',
    se: 'På den här sidan',
  },
  general: {
    title: {
      dk: 'Generelt',
      en: 'General',
      no: 'Generelt',
      se: 'Allmänt',
    },
    text: {
      dk: '{{product}} er en gratis park uden reklamer, hvor du går tur, leger og chatter som hund. Du siger ja til vilkårene, når du opretter din bruger, og først da kan du gå ind. Det er {{operator}}, der driver parken: Hvem det er, og hvor du skriver hen, står på siden om dine data.\nDu skal være mindst 16 år. Hver person må have én bruger, og hver bruger må have højst tre hunde. Din bruger er kun din: lån den ikke ud, og brug ikke andres.\nDu vælger selv navnene på din bruger og dine hunde. Navne, der fornærmer, truer, reklamerer eller udgiver sig for at være personale, bliver ændret eller fjernet.',
      en: '{{product}} is a free park without ads, where you walk, play and chat as a dog. You say yes to these terms when you make your user, and only then can you go in. {{operator}} runs the park: who that is, and where to write, stands on the page about your data.\nYou must be at least 16 years old. Each person may have one user, and each user may have at most three dogs. Your user is yours alone: do not lend it out, and do not use anybody else’s.\nYou choose the names of your user and your dogs yourself. Names that insult, threaten, advertise or pretend to be staff are changed or removed.',
      no: '{{product}} er en gratis park uten reklame, der du går tur, leker og prater som hund. Du sier ja til vilkårene når du lager brukeren din, og først da kan du gå inn. Det er {{operator}} som driver parken: Hvem det er, og hvor du skriver, står på siden om dataene dine.\nDu må være minst 16 år. Hver person kan ha én bruker, og hver bruker kan ha høyst tre hunder. Brukeren din er bare din: ikke lån den ut, og ikke bruk andres.\nDu velger selv navnene på brukeren og hundene dine. Navn som fornærmer, truer, reklamerer eller gir seg ut for å være ansatte, blir endret eller fjernet.',
      se: '{{product}} är en gratis park utan reklam, där du promenerar, leker och pratar som hund. Du säger ja till villkoren när du skapar din användare, och först då kan du gå in. Det är {{operator}} som driver parken: vem det är, och vart du skriver, står på sidan om dina uppgifter.\nDu måste ha fyllt 16 år. Varje person får ha en användare, och varje användare får ha högst tre hundar. Din användare är bara din: låna inte ut den, och använd inte någon annans.\nDu väljer själv namn på din användare och dina hundar. Namn som förolämpar, hotar, gör reklam eller utger sig för att tillhöra laget bakom parken ändras eller tas bort.',
    },
  },
  rights: {
    title: {
      dk: 'Rettigheder',
      en: 'Rights',
      no: 'Rettigheter',
      se: 'Rättigheter',
    },
    text: {
      dk: 'Parkens tegninger, tekster, lyde og kode tilhører os eller dem, der har lavet dem til os. Du må gerne dele billeder fra dine egne ture, men ikke kopiere parken eller tjene penge på den.\nDet, du skriver, er dit. Når du skriver det her, giver du os lov til at vise det til dem, det er ment til, og gemme det, så længe det er nødvendigt for at drive parken og behandle anmeldelser.\nDu har ret til at se, hvad vi ved om dig. Hent en kopi under Dine data og din konto, og skriv til {{address}}, hvis noget er forkert; du får svar inden for en måned. Vi sælger ikke noget om dig til nogen.',
      en: 'The drawings, texts, sounds and code of the park belong to us or to those who made them for us. You may share pictures of your own walks as you like, but not copy the park or make money from it.\nWhat you write is yours. By writing it here you let us show it to those it is meant for, and store it for as long as it takes to run the park and to handle reports.\nWhat we know about you is yours to see. Fetch a copy of it under Your data and your account, and write to {{address}} if something is wrong; you get an answer within a month. We sell nothing about you to anybody.',
      no: 'Tegningene, tekstene, lydene og koden i parken tilhører oss eller dem som har laget dem for oss. Du kan gjerne dele bilder fra dine egne turer, men ikke kopiere parken eller tjene penger på den.\nDet du skriver, er ditt. Når du skriver det her, lar du oss vise det til dem det er ment for, og lagre det så lenge det trengs for å drive parken og behandle rapporter.\nDu har rett til å se hva vi vet om deg. Last ned en kopi under Dine data og kontoen din, og skriv til {{address}} hvis noe er feil; du får svar innen en måned. Vi selger ikke noe om deg til noen.',
      se: 'Parkens teckningar, texter, ljud och kod tillhör oss eller dem som har gjort dem åt oss. Du får gärna dela bilder från dina egna promenader, men inte kopiera parken eller tjäna pengar på den.\nDet du skriver är ditt. När du skriver det här låter du oss visa det för dem det är avsett för, och spara det så länge det behövs för att driva parken och behandla anmälningar.\nDu har rätt att se vad vi vet om dig. Hämta en kopia under Dina uppgifter och ditt konto, och skriv till {{address}} om något är fel; du får svar inom en månad. Vi säljer inget om dig till någon.',
    },
  },
  operation: {
    title: {
      dk: 'Drift og udvikling',
      en: 'Operation and development',
      no: 'Drift og utvikling',
      se: 'Drift och utveckling',
    },
    text: {
      dk: 'Administratorerne ejer og driver parken, og de har det sidste ord. Moderatorerne er frivillige og hører under administratorerne.\nVi gør vores bedste for at holde lågen åben, men vi lover ikke noget: Parken kan være lukket en tid, og steder, regler, priser og ting kan ændre sig eller forsvinde. Hvis noget går tabt på grund af en fejl hos os, lægger vi det tilbage, når vi kan.\nDen, der bryder vilkårene, kan få en advarsel eller blive lukket ude: Én fra personalet kan gøre det i højst {{hours}} timer ad gangen. I en alvorlig sag lukker én fra personalet kontoen, til en anden har afgjort sagen, højst {{closedDays}} dage. De to kan også udelukke nogen for altid; så kan det login ikke komme ind på ny, heller ikke efter en sletning. Du får altid at vide hvorfor og hvor længe. Hos dine hunde kan du bede om, at der ses på sagen igen, én gang for hver udelukkelse: En anden end den, der besluttede, læser det og svarer. Du kan også skrive til {{address}}, klage til myndighederne eller gå til domstolene. Går du imens ind med en anden bruger fra samme browser, fordobles tiden af sig selv, til højst {{banDays}} dage i alt; også det kan du bede os se på.',
      en: 'Administrators own and run the park, and they have the final say. Moderators are volunteers and answer to the administrators.\nWe do our best to keep the gate open, but we promise nothing: the park can be closed for a while, and places, rules, prices and things can change or go. If something is lost through a fault of ours, we put it back where we can.\nWhoever breaks these terms may be warned or shut out: one of the staff can do it for {{hours}} hours at most at a time. In a grave case one of the staff closes the account until another one has decided, {{closedDays}} days at most. The two can also exclude somebody for good; then that sign-in cannot come anew, not even after a deletion. You are always told why and for how long. Where your dogs are you can ask for another look, once for each time: somebody else than who decided reads it and answers. You can also write to {{address}}, complain to the authorities or go to court. Going in with another user from the same browser in the meantime doubles the time by itself, up to {{banDays}} days in all; that too can be appealed.',
      no: 'Administratorene eier og driver parken, og de har det siste ordet. Moderatorene er frivillige og svarer til administratorene.\nVi gjør vårt beste for å holde grinda åpen, men vi lover ingenting: Parken kan være stengt en stund, og steder, regler, priser og ting kan endre seg eller forsvinne. Hvis noe går tapt på grunn av en feil hos oss, legger vi det tilbake når vi kan.\nDen som bryter vilkårene, kan få en advarsel eller bli stengt ute: Én fra personalet kan gjøre det i høyst {{hours}} timer om gangen. I en alvorlig sak stenger én fra personalet kontoen til en annen har avgjort saken, høyst {{closedDays}} dager. De to kan også utestenge noen for godt; da kan den innloggingen ikke komme inn på nytt, heller ikke etter en sletting. Du får alltid vite hvorfor og hvor lenge. Hos hundene dine kan du be om at saken ses på igjen, én gang for hver utestenging: En annen enn den som bestemte, leser det og svarer. Du kan også skrive til {{address}}, klage til myndighetene eller gå til domstolene. Går du i mellomtiden inn med en annen bruker fra samme nettleser, dobles tiden av seg selv, til høyst {{banDays}} dager i alt; også det kan du be oss se på.',
      se: 'Administratörerna äger och driver parken, och de har sista ordet. Moderatorerna är frivilliga och lyder under administratörerna.\nVi gör vårt bästa för att hålla grinden öppen, men vi lovar ingenting: Parken kan vara stängd en tid, och platser, regler, priser och saker kan ändras eller försvinna. Om något går förlorat på grund av ett fel hos oss lägger vi tillbaka det när vi kan.\nDen som bryter mot villkoren kan få en varning eller bli utestängd: en ur personalen kan göra det i högst {{hours}} timmar åt gången. I ett allvarligt ärende stänger en ur personalen kontot tills en annan har avgjort det, högst {{closedDays}} dagar. De två kan också utesluta någon för gott; då kan den inloggningen inte komma in på nytt, inte ens efter en radering. Du får alltid veta varför och hur länge. Hos dina hundar kan du be om att saken prövas igen, en gång för varje avstängning: någon annan än den som beslutade läser det och svarar. Du kan också skriva till {{address}}, klaga hos myndigheterna eller gå till domstol. Går du under tiden in med en annan användare från samma webbläsare fördubblas tiden av sig själv, till högst {{banDays}} dagar i allt; också det kan du be oss pröva.',
    },
  },
  deletion: {
    title: {
      dk: 'Sletning af konto',
      en: 'Account deletion',
      no: 'Sletting av konto',
      se: 'Radering av konto',
    },
    text: {
      dk: 'Du kan stoppe når som helst: Bed om at blive slettet under Dine data og din konto, hvor du skifter brugernavn. Det sker efter {{days}} dage, og indtil da kan du fortryde. Kan du ikke logge ind, så skriv til {{address}} med dit brugernavn og dine hundes navne. Vi gemmer ikke din e-mailadresse, så vi spørger om noget, kun du ved, før vi sletter noget.\nSå fjernes dit login, dit navn, dine hundes navne og pels og alle dine ord, og ingen har det, hundene ejede. Det kan ikke gøres om, så snus til dine venner en sidste gang først. Om knogler, der er gået fra hund til hund, beholder vi tal uden navne, så parkens regnskab går op. Hvad personalet har gjort i din sag, og de navne, det har taget fra dig eller dine hunde, står i personalets log i to år, også efter at du er slettet. Beviser i en alvorlig sag kan holdes længere, med en begrundelse og en slutdato. Hvor længe hver ting gemmes, står på siden om dine data.',
      en: 'You may leave at any time: ask to be deleted under Your data and your account, where you change your username. It is done after {{days}} days, and until then you may regret it. If you cannot sign in, write to {{address}} with your username and the names of your dogs. We do not keep your e-mail address, so we ask for something that only you know before we delete anything.\nYour sign-in, your name, the names and coats of your dogs and all your words are then removed, and nobody has what the dogs owned. It cannot be undone, so give your friends a sniff first. Of bones that have gone from dog to dog we keep numbers without names, so that the accounts of the park add up. What staff have done about you, and the names that they have taken from you or your dogs, stay in the log of the staff for two years, also after you are deleted. Evidence of a grave report can be held longer, with a reason and an end. How long each thing is kept stands on the page about your data.',
      no: 'Du kan slutte når som helst: Be om å bli slettet under Dine data og kontoen din, der du bytter brukernavn. Det skjer etter {{days}} dager, og fram til da kan du angre. Får du ikke logget inn, skriver du til {{address}} med brukernavnet ditt og navnene på hundene dine. Vi lagrer ikke e-postadressen din, så vi spør om noe bare du vet, før vi sletter noe.\nDa fjernes innloggingen din, navnet ditt, navnene og pelsen til hundene dine og alle ordene dine, og ingen har det hundene eide. Det kan ikke gjøres om, så snus på vennene dine en siste gang først. Om bein som har gått fra hund til hund, beholder vi tall uten navn, så regnskapet i parken går opp. Det personalet har gjort i saken din, og navnene de har tatt fra deg eller hundene dine, står i personalloggen i to år, også etter at du er slettet. Bevis i en alvorlig sak kan holdes lenger, med en begrunnelse og en sluttdato. Hvor lenge hver ting lagres, står på siden om dataene dine.',
      se: 'Du kan sluta när som helst: be om att bli raderad under Dina uppgifter och ditt konto, där du byter användarnamn. Det sker efter {{days}} dagar, och fram till dess kan du ångra dig. Kan du inte logga in skriver du till {{address}} med ditt användarnamn och dina hundars namn. Vi sparar inte din e-postadress, så vi frågar efter något som bara du vet innan vi raderar något.\nDå tas din inloggning, ditt namn, dina hundars namn och päls och alla dina ord bort, och ingen har det som hundarna ägde. Det går inte att ångra, så nosa på dina vänner en sista gång först. Om ben som har gått från hund till hund behåller vi siffror utan namn, så att parkens räkenskaper går ihop. Vad personalen har gjort i ditt ärende, och de namn som den har tagit från dig eller dina hundar, står kvar i personalens logg i två år, även efter att du har raderats. Bevis i ett allvarligt ärende kan hållas kvar längre, med ett skäl och ett slutdatum. Hur länge varje sak sparas står på sidan om dina uppgifter.',
    },
  },
  chat: {
    title: {
      dk: 'Parken som chat',
      en: 'The park as a chat',
      no: 'Parken som prateplass',
      se: 'Parken som chatt',
    },
    text: {
      dk: 'Parken er et offentligt sted. Alle i nærheden kan læse, hvad du skriver, så skriv, som du ville tale på en bænk blandt fremmede.\nVær venlig. Trusler, chikane, had, seksuelle tilnærmelser, reklame og spam hører ikke hjemme her, og det gør andres navne, adresser, telefonnumre og billeder heller ikke. Hold også dine egne for dig selv.\nEt filter læser hver linje, før nogen hører den, uden et menneske. Det sender skældsord, trusler og måder at finde dig andre steder tilbage til dig, sætter stjerner over grove ord og mærker nogle linjer til personalet. Det lukker ingen ude: Det bestemmer mennesker. Tager det fejl, så skriv til {{address}}.\nDu står selv til ansvar for det, du skriver. Personalet spørger aldrig om din adgangskode eller om penge.',
      en: 'The park is a public place. Everyone nearby can read what you write, so write as you would speak on a bench among strangers.\nBe kind. Threats, harassment, hatred, sexual approaches, advertising and spamming have no place here, and neither do names, addresses, phone numbers or pictures of other people. Keep your own to yourself as well.\nA filter reads every line before anybody hears it, without a person. It sends slurs, threats and ways to be reached elsewhere back to you, puts stars over coarse words, and marks some lines for the staff. It shuts nobody out: people decide on that. If it is wrong, write to {{address}}.\nYou answer for what you write. Staff never ask for your password or for money.',
      no: 'Parken er et offentlig sted. Alle i nærheten kan lese det du skriver, så skriv slik du ville snakket på en benk blant fremmede.\nVær snill. Trusler, trakassering, hat, seksuelle tilnærmelser, reklame og spam hører ikke hjemme her, og det gjør heller ikke andres navn, adresser, telefonnumre og bilder. Hold dine egne for deg selv også.\nEt filter leser hver linje før noen hører den, uten et menneske. Det sender skjellsord, trusler og måter å finne deg andre steder tilbake til deg, setter stjerner over grove ord og merker noen linjer for personalet. Det stenger ingen ute: Det bestemmer mennesker. Tar det feil, så skriv til {{address}}.\nDu står selv ansvarlig for det du skriver. De som driver parken, spør aldri om passordet ditt eller om penger.',
      se: 'Parken är en offentlig plats. Alla i närheten kan läsa det du skriver, så skriv som du skulle prata på en bänk bland främlingar.\nVar snäll. Hot, trakasserier, hat, sexuella närmanden, reklam och spam hör inte hemma här, och det gör inte heller andras namn, adresser, telefonnummer och bilder. Håll dina egna för dig själv också.\nEtt filter läser varje rad innan någon hör den, utan en människa. Det skickar tillbaka skällsord, hot och sätt att nå dig på andra ställen till dig, sätter stjärnor över grova ord och märker en del rader för personalen. Det stänger ingen ute: det bestämmer människor. Har det fel, skriv till {{address}}.\nDu ansvarar själv för det du skriver. De som driver parken frågar aldrig efter ditt lösenord eller efter pengar.',
    },
  },
  reports: {
    link: {
      dk: 'Anmeld noget uden konto',
      en: 'Report something without an account',
      no: 'Rapporter noe uten konto',
      se: 'Anmäl något utan konto',
    },
    title: {
      dk: 'Anmeldelser',
      en: 'Reports',
      no: 'Rapporter',
      se: 'Anmälningar',
    },
    text: {
      dk: 'Hvis en hund bryder reglerne, kan du anmelde den fra menuen i parken. Fortæl, hvad der skete. Hver anmeldelse bliver læst og afgjort af et menneske, og du får at vide, hvad der skete med den. Er det bare et lille skænderi, går det hurtigere at ignorere hunden og gå videre. Anmeldelser om nogen, der er for ung, om tilnærmelser til unge, om trusler og om selvskade kommer først.\nAnmeldelser læses af moderatorer og administratorer, og den anmeldte får ikke at vide, hvem du er. At anmelde for sjov eller for at genere andre er også et brud på reglerne.\nEr nogen i fare, så ring 112 først, og skriv til os bagefter.',
      en: 'If a dog breaks the rules, you can report it from the menu in the park. Tell us what happened. Every report is read and decided by a person, and you are told what became of it. For small quarrels it is quicker to ignore the dog and walk on. Reports of somebody too young, of approaches to the young, of threats and of self-harm come first.\nReports are read by moderators and administrators, and the one you report is not told who you are. Reporting for fun or out of spite breaks the rules too.\nIf somebody is in danger, call the emergency services first and write to us afterwards.',
      no: 'Hvis en hund bryter reglene, kan du rapportere den fra menyen i parken. Fortell hva som skjedde. Hver rapport blir lest og avgjort av et menneske, og du får vite hva som skjedde med den. Er det bare en liten krangel, går det raskere å ignorere hunden og gå videre. Rapporter om noen som er for ung, om tilnærmelser til unge, om trusler og om selvskading kommer først.\nRapportene leses av moderatorer og administratorer, og den du rapporterer, får ikke vite hvem du er. Å rapportere for moro skyld eller for å plage andre er også et brudd på reglene.\nEr noen i fare, så ring 112 først og skriv til oss etterpå.',
      se: 'Om en hund bryter mot reglerna kan du anmäla den från menyn i parken. Berätta vad som hände. Varje anmälan läses och avgörs av en människa, och du får veta vad som hände med den. Är det bara ett litet gräl går det fortare att ignorera hunden och gå vidare. Anmälningar om någon som är för ung, om närmanden mot unga, om hot och om självskada kommer först.\nAnmälningar läses av moderatorer och administratörer, och den du anmäler får inte veta vem du är. Att anmäla på skoj eller för att vara elak är också ett brott mot reglerna.\nÄr någon i fara, så ring 112 först och skriv till oss efteråt.',
    },
  },
  trade: {
    title: {
      dk: 'Køb og salg',
      en: 'Buying and selling',
      no: 'Kjøp og salg',
      se: 'Köp och försäljning',
    },
    text: {
      dk: 'Knogler, hatte og andre ting er en del af spillet. De har ingen værdi uden for det og kan ikke veksles til penge.\nDu må bytte og give ting væk inde i parken. Det er forbudt at købe eller sælge brugere, hunde, knogler eller ting for rigtige penge eller for noget andet uden for parken.\nAt narre ting fra andre er tyveri. Se efter en ekstra gang, før du siger ja til en handel: Vi gør ikke en handel om, fordi du fortryder.\nDet er frivilligt at støtte parken med penge. Støtten er en gave til parken og giver hverken magt over andre eller undtagelser fra vilkårene.',
      en: 'Bones, hats and other things are part of the game. They have no value outside it, and cannot be exchanged for money.\nYou may trade and give things away inside the park. Buying or selling users, dogs, bones or things for real money, or for anything else outside the park, is forbidden.\nCheating others out of their things is theft. Look twice before you say yes to a trade: we do not undo one that you regret.\nSupporting the park with money is voluntary. It is a gift to the park, and buys no power over others and no exception from these terms.',
      no: 'Bein, hatter og andre ting er en del av spillet. De har ingen verdi utenfor det og kan ikke veksles i penger.\nDu kan bytte og gi bort ting inne i parken. Det er forbudt å kjøpe eller selge brukere, hunder, bein eller ting for ekte penger eller for noe annet utenfor parken.\nÅ lure ting fra andre er tyveri. Se etter en ekstra gang før du sier ja til en handel: Vi gjør ikke om en handel fordi du angrer.\nDet er frivillig å støtte parken med penger. Støtten er en gave til parken, og gir verken makt over andre eller unntak fra vilkårene.',
      se: 'Ben, hattar och andra saker är en del av spelet. De har inget värde utanför det och går inte att växla till pengar.\nDu får byta och ge bort saker inne i parken. Det är förbjudet att köpa eller sälja användare, hundar, ben eller saker för riktiga pengar eller för något annat utanför parken.\nAtt lura av andra deras saker är stöld. Titta en extra gång innan du säger ja till en affär: Vi gör inte en affär ogjord för att du ångrar dig.\nDet är frivilligt att stödja parken med pengar. Stödet är en gåva till parken, och ger varken makt över andra eller undantag från villkoren.',
    },
  },
  designs: {
    title: {
      dk: 'Brugernes design',
      en: 'User designs',
      no: 'Brukernes design',
      se: 'Användarnas design',
    },
    text: {
      dk: 'Du er velkommen til at sende os tegninger af hatte, steder og andre ting. Send kun det, du selv har lavet.\nDu beholder retten til dit design. Når du sender det, giver du os lov til at bruge, tilpasse og vise det i parken og på dens sider, gratis og uden slutdato, også hvis du stopper. Vi skriver, at det er dig, der har lavet det, hvis du ønsker det.\nVi vælger, hvad vi bruger, og kan tage det ud igen.',
      en: 'You are welcome to send us drawings of hats, places and other things. Send only what you have made yourself.\nYou keep the right to your design. When you send it, you let us use, adapt and show it in the park and on its pages, free of charge and with no end date, also if you leave. We name you as the one who made it, if you wish.\nWe choose what we use, and may take it out again.',
      no: 'Du er velkommen til å sende oss tegninger av hatter, steder og andre ting. Send bare det du har laget selv.\nDu beholder retten til designen din. Når du sender den, lar du oss bruke, tilpasse og vise den i parken og på sidene dens, gratis og uten sluttdato, også hvis du slutter. Vi skriver at det er du som har laget den, hvis du ønsker det.\nVi velger hva vi bruker, og kan ta det ut igjen.',
      se: 'Du är välkommen att skicka teckningar av hattar, platser och andra saker till oss. Skicka bara det du har gjort själv.\nDu behåller rätten till din design. När du skickar den låter du oss använda, anpassa och visa den i parken och på dess sidor, gratis och utan slutdatum, även om du slutar. Vi skriver att det är du som har gjort den, om du vill.\nVi väljer vad vi använder, och kan ta bort det igen.',
    },
  },
  cheating: {
    title: {
      dk: 'Snyd',
      en: 'Cheating',
      no: 'Juks',
      se: 'Fusk',
    },
    text: {
      dk: 'Spil med dine egne poter. Programmer, der spiller for dig, ændrede klienter, flere brugere til samme person og fiduser med fejl i parken er forbudt.\nFinder du en fejl, så fortæl os det, før andre udnytter den. Ingen bliver straffet for en ærlig besked, og vi siger tak.\nResultater, der er vundet ved snyd, bliver taget af listerne, og den, der snyder, kan blive lukket ude.',
      en: 'Play with your own paws. Programs that play for you, changed clients, several users for one person, and tricks with faults in the park are forbidden.\nIf you find a fault, tell us before others use it. Nobody is punished for an honest report, and we say thank you.\nScores that were won by cheating are taken off the boards, and the cheater may be shut out.',
      no: 'Spill med dine egne poter. Programmer som spiller for deg, endrede klienter, flere brukere til samme person og knep med feil i parken er forbudt.\nFinner du en feil, så fortell oss om den før andre utnytter den. Ingen blir straffet for en ærlig beskjed, og vi sier takk.\nResultater som er vunnet ved juks, blir tatt av listene, og den som jukser, kan bli stengt ute.',
      se: 'Spela med dina egna tassar. Program som spelar åt dig, ändrade klienter, flera användare för samma person och knep med fel i parken är förbjudna.\nHittar du ett fel, så berätta för oss innan andra utnyttjar det. Ingen straffas för ett ärligt meddelande, och vi säger tack.\nResultat som har vunnits genom fusk tas bort från listorna, och den som fuskar kan bli utestängd.',
    },
  },
  changes: {
    title: {
      dk: 'Ændringer i vilkårene',
      en: 'Changes to the terms',
      no: 'Endringer i vilkårene',
      se: 'Ändringar av villkoren',
    },
    text: {
      dk: 'Vi ændrer vilkårene, når parken eller loven gør det nødvendigt. Datoen øverst viser, fra hvornår de gælder. Ændringer bliver hængt op på opslagstavlen mindst {{noticeDays}} dage før, medmindre loven eller nogens sikkerhed ikke kan vente.\nNår ændrede vilkår gælder, spørger parken dig én gang, før du går ind, om du siger ja til dem. Vil du ikke det, kan du stadig læse, hente dine data og få din bruger slettet.',
      en: 'We change the terms when the park or the law makes it necessary. The date at the top tells from when they hold. Changes are put up on the notice board at least {{noticeDays}} days before, unless the law or somebody’s safety cannot wait.\nWhen changed terms hold, the park asks you once, before you go in, whether you say yes to them. If you do not want to, you can still read, fetch your data and have your user deleted.',
      no: 'Vi endrer vilkårene når parken eller loven gjør det nødvendig. Datoen øverst viser fra når de gjelder. Endringer blir hengt opp på oppslagstavla minst {{noticeDays}} dager før, med mindre loven eller noens sikkerhet ikke kan vente.\nNår endrede vilkår gjelder, spør parken deg én gang, før du går inn, om du sier ja til dem. Vil du ikke det, kan du fortsatt lese, laste ned dataene dine og få brukeren din slettet.',
      se: 'Vi ändrar villkoren när parken eller lagen gör det nödvändigt. Datumet överst visar från när de gäller. Ändringar sätts upp på anslagstavlan minst {{noticeDays}} dagar före, om inte lagen eller någons säkerhet är så brådskande att det inte kan vänta.\nNär ändrade villkor gäller frågar parken dig en gång, innan du går in, om du säger ja till dem. Vill du inte det kan du ändå läsa, hämta dina uppgifter och få din användare raderad.',
    },
  },
} satisfies TextTree

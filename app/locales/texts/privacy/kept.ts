import type { TextTree } from '#durable/rules/text.ts'

export const kept = {
  title: {
    dk: 'Hvad vi gemmer, og hvor længe',
    en: 'What we keep, and for how long',
    no: 'Hva vi lagrer, og hvor lenge',
    se: 'Vad vi sparar och hur länge',
  },
  lead: {
    dk: 'Det er de samme tider, som parken selv sletter efter hver nat.',
    en: 'These times are the ones the park itself deletes by, each night.',
    no: 'Det er de samme tidene som parken selv sletter etter hver natt.',
    se: 'Det är samma tider som parken själv raderar efter varje natt.',
  },
  what: {
    dk: 'Hvad',
    en: 'What',
    no: 'Hva',
    se: 'Vad',
  },
  why: {
    dk: 'Hvorfor',
    en: 'Why',
    no: 'Hvorfor',
    se: 'Varför',
  },
  until: {
    dk: 'Hvor længe',
    en: 'How long',
    no: 'Hvor lenge',
    se: 'Hur länge',
  },
  account: {
    what: {
      dk: 'Din bruger: et nummer fra Google, brugernavn og tidligere navne, sprog, indstillinger, venner, hvem du ikke hører, reaktioner, din støtte og hvad andre må se af den, numrene på den Patreon-konto, du har forbundet, og at du har sagt ja til vilkårene og hvornår',
      en: 'Your user: an id from Google, username and earlier ones, language, settings, friends, whom you do not hear, reactions, your support and what others may see of it, the ids of a Patreon account that you have connected, that and when you agreed to the terms',
      no: 'Brukeren din: et nummer fra Google, brukernavn og tidligere navn, språk, innstillinger, venner, hvem du ikke hører, reaksjoner, støtten din og hva andre får se av den, numrene på en Patreon-konto du har koblet til, og at du har sagt ja til vilkårene og når',
      se: 'Din användare: ett nummer från Google, användarnamn och tidigare namn, språk, inställningar, vänner, vilka du inte hör, reaktioner, ditt stöd och vad andra får se av det, numren på ett Patreon-konto som du har anslutit, och att du har sagt ja till villkoren och när',
    },
    why: {
      dk: 'Så du kan logge ind og finde parken, som du forlod den',
      en: 'So that you can sign in and find the park as you left it',
      no: 'Så du kan logge inn og finne parken slik du forlot den',
      se: 'Så att du kan logga in och hitta parken som du lämnade den',
    },
    until: {
      dk: 'Så længe du har en bruger, og {{days}} dage til, efter at du har bedt om at blive slettet',
      en: 'As long as you have a user, and {{days}} days more after you ask for deletion',
      no: 'Så lenge du har en bruker, og {{days}} dager til etter at du har bedt om å bli slettet',
      se: 'Så länge du har en användare, och {{days}} dagar till efter att du har bett om att bli raderad',
    },
  },
  dogs: {
    what: {
      dk: 'Dine hunde: navn, pels, kobbel, rang og alder, og de antræk du har gemt; stemplerne i din samlebog; om du er med på holdet, og dine perioder i festkomitéen',
      en: "Your dogs: name, coat, pack, rank and age, and the looks that you have saved; the stamps in your collector's book; whether you are on the team, and your terms on the party committee",
      no: 'Hundene dine: navn, pels, kobbel, rang og alder, og antrekkene du har lagret; stemplene i samleboka di; om du er med på laget, og periodene dine i festkomiteen',
      se: 'Dina hundar: namn, päls, koppel, rang och ålder, och klädslarna som du har sparat; stämplarna i din samlarbok; om du är med i laget, och dina perioder i festkommittén',
    },
    why: {
      dk: 'Så der er nogen at gå tur med',
      en: 'So that there is somebody to walk',
      no: 'Så det er noen å gå tur med',
      se: 'Så att det finns någon att promenera med',
    },
    until: {
      dk: 'Så længe du har en bruger',
      en: 'As long as you have a user',
      no: 'Så lenge du har en bruker',
      se: 'Så länge du har en användare',
    },
  },
  books: {
    what: {
      dk: 'Parkens regnskab: knogler, karma, ting og handler for hver hund',
      en: 'The accounts of the park: bones, karma, things and trades of each dog',
      no: 'Regnskapet i parken: bein, karma, ting og handler for hver hund',
      se: 'Parkens räkenskaper: ben, karma, saker och byten för varje hund',
    },
    why: {
      dk: 'Så intet opstår eller forsvinder ved snyd, heller ikke for andre',
      en: 'So that nothing is made or lost by cheating, also for others',
      no: 'Så ingenting oppstår eller forsvinner ved juks, heller ikke for andre',
      se: 'Så att inget uppstår eller försvinner genom fusk, inte heller för andra',
    },
    until: {
      dk: 'Uden slutdato, men uden navn, når din bruger er slettet',
      en: 'Without end, but without a name once your user is deleted',
      no: 'Uten sluttdato, men uten navn når brukeren din er slettet',
      se: 'Utan slutdatum, men utan namn när din användare är raderad',
    },
  },
  signIns: {
    what: {
      dk: 'Dine login: hvornår, og et sløret nummer for din browser',
      en: 'Your sign-ins: when, and a scrambled number of your browser',
      no: 'Innloggingene dine: når, og et tilslørt nummer for nettleseren din',
      se: 'Dina inloggningar: när, och ett förvanskat nummer för din webbläsare',
    },
    why: {
      dk: 'Så du bliver ved med at være logget ind, og ingen anden bliver det',
      en: 'So that you stay signed in, and nobody else does',
      no: 'Så du fortsatt er logget inn, og ingen andre er det',
      se: 'Så att du förblir inloggad, och ingen annan blir det',
    },
    until: {
      dk: 'Et login slutter efter {{life}} dage, eller efter {{idle}} dage uden brug; vi gemmer det {{days}} dage efter, at det eller en udelukkelse er slut',
      en: 'A sign-in ends after {{life}} days, or {{idle}} days without use; we keep it {{days}} days after its end, or after the end of a ban',
      no: 'En innlogging slutter etter {{life}} dager, eller etter {{idle}} dager uten bruk; vi lagrer den {{days}} dager etter at den eller en utestenging er over',
      se: 'En inloggning tar slut efter {{life}} dagar, eller efter {{idle}} dagar utan användning; vi sparar den {{days}} dagar efter att den eller en avstängning är slut',
    },
  },
  demoPark: {
    what: {
      dk: 'Hvis du har været i demoparken: en kopi af dit brugernavn, din støtte og dine hunde, og hvad du gjorde der, i demoparkens egen database',
      en: 'If you have been in the demo park: a copy of your username, your support and your dogs, and what you did there, in the demo park’s own database',
      no: 'Hvis du har vært i demoparken: en kopi av brukernavnet ditt, støtten din og hundene dine, og hva du gjorde der, i demoparkens egen database',
      se: 'Om du har varit i demoparken: en kopia av ditt användarnamn, ditt stöd och dina hundar, och vad du gjorde där, i demoparkens egen databas',
    },
    why: {
      dk: 'Så du kan gå derind med dine egne hunde',
      en: 'So that you can go in there with your own dogs',
      no: 'Så du kan gå inn der med dine egne hunder',
      se: 'Så att du kan gå in där med dina egna hundar',
    },
    until: {
      dk: 'Til natten efter, at din bruger er slettet her. Det, du gjorde der, så længe som det samme her',
      en: 'Until the night after your user is deleted here. What you did there as long as the same is kept here',
      no: 'Til natten etter at brukeren din er slettet her. Det du gjorde der, like lenge som det samme her',
      se: 'Till natten efter att din användare har raderats här. Det du gjorde där lika länge som samma sak här',
    },
  },
  presence: {
    what: {
      dk: 'Hvor dine hunde er, og dine åbne forbindelser; hvilket festpynt du har sat op som medlem af festkomitéen',
      en: 'Where your dogs are, and your open connections; what you have put up as a member of the party committee',
      no: 'Hvor hundene dine er, og de åpne forbindelsene dine; hvilken festpynt du har satt opp som medlem av festkomiteen',
      se: 'Var dina hundar är, och dina öppna anslutningar; vilken festpynt du har satt upp som medlem av festkommittén',
    },
    why: {
      dk: 'Så andre kan finde dig',
      en: 'So that others can find you',
      no: 'Så andre kan finne deg',
      se: 'Så att andra kan hitta dig',
    },
    until: {
      dk: 'Mens du er i parken, og nogle minutter til; festpynten, til den er væk, højst en time efter det sidste',
      en: 'While you are in the park, and some minutes more; the decorations until they are gone, at most an hour after the last of them',
      no: 'Mens du er i parken, og noen minutter til; festpynten til den er borte, høyst en time etter det siste',
      se: 'Medan du är i parken, och några minuter till; festpynten tills den är borta, högst en timme efter det sista',
    },
  },
  chat: {
    what: {
      dk: 'Det, du siger i parken, også når du hvisker',
      en: 'What you say in the park, whispers too',
      no: 'Det du sier i parken, også når du hvisker',
      se: 'Det du säger i parken, också när du viskar',
    },
    why: {
      dk: 'Så andre kan læse det, og personalet kan se på anmeldelser',
      en: 'So that others can read it, and staff can look into reports',
      no: 'Så andre kan lese det, og personalet kan se på rapporter',
      se: 'Så att andra kan läsa det, och personalen kan titta på anmälningar',
    },
    until: {
      dk: 'Højst {{days}} dage; fra et travlt sted kun de nyeste linjer',
      en: '{{days}} days at most; of a busy room only the newest lines',
      no: 'Høyst {{days}} dager; fra et travelt sted bare de nyeste linjene',
      se: 'Högst {{days}} dagar; från en livlig plats bara de nyaste raderna',
    },
  },
  prints: {
    what: {
      dk: 'Poteaftryk til hunde, der sover',
      en: 'Paw prints to dogs that sleep',
      no: 'Poteavtrykk til hunder som sover',
      se: 'Tassavtryck till hundar som sover',
    },
    why: {
      dk: 'Så de finder dem, når de vågner',
      en: 'So that they find them on waking',
      no: 'Så de finner dem når de våkner',
      se: 'Så att de hittar dem när de vaknar',
    },
    until: {
      dk: 'Til de er læst, højst {{days}} dage',
      en: 'Until they are read, {{days}} days at most',
      no: 'Til de er lest, høyst {{days}} dager',
      se: 'Tills de är lästa, högst {{days}} dagar',
    },
  },
  marks: {
    what: {
      dk: 'De mærker, dine hunde har sat på snusepæle',
      en: 'The marks that your dogs have left on smell posts',
      no: 'Merkene hundene dine har satt på snusestolper',
      se: 'Märkena som dina hundar har lämnat på nosstolpar',
    },
    why: {
      dk: 'Så andre kan snuse sig til, hvem der kom forbi',
      en: 'So that others can smell who came by',
      no: 'Så andre kan snuse seg fram til hvem som kom forbi',
      se: 'Så att andra kan nosa sig till vem som kom förbi',
    },
    until: {
      dk: '{{days}} døgn, eller til du fjerner dem',
      en: '{{days}} day, or until you take them away',
      no: '{{days}} døgn, eller til du fjerner dem',
      se: '{{days}} dygn, eller tills du tar bort dem',
    },
  },
  weeks: {
    what: {
      dk: 'Hvad du fandt i ugens jagter, og hvor mange mærker du gav dit kobbel',
      en: 'What you found in the hunts of the week, and how many marks you gave your pack',
      no: 'Hva du fant i ukens jakter, og hvor mange merker du ga kobbelet ditt',
      se: 'Vad du hittade i veckans jakter, och hur många märken du gav din flock',
    },
    why: {
      dk: 'For at alle får det samme',
      en: 'So that everybody gets the same',
      no: 'For at alle får det samme',
      se: 'För att alla ska få lika mycket',
    },
    until: {
      dk: 'Til ugen er forbi: højst {{days}} dage; mærkerne højst {{marks}} dage',
      en: 'Until the week is over: {{days}} days at most; the marks {{marks}} days at most',
      no: 'Til uken er over: høyst {{days}} dager; merkene høyst {{marks}} dager',
      se: 'Tills veckan är slut: högst {{days}} dagar; märkena högst {{marks}} dagar',
    },
  },
  rounds: {
    what: {
      dk: 'Dine runder i spillene og dine resultater',
      en: 'Your rounds of the games, and your scores',
      no: 'Rundene dine i spillene, og resultatene dine',
      se: 'Dina rundor i spelen och dina resultat',
    },
    why: {
      dk: 'Til resultatlisterne, og for at se, at ingen snyder',
      en: 'For the high scores, and to see that nobody cheats',
      no: 'Til resultatlistene, og for å se at ingen jukser',
      se: 'Till topplistorna, och för att se att ingen fuskar',
    },
    until: {
      dk: 'Hvordan du spillede {{logs}} dage, runden {{days}} dage; lister for en dag eller uge {{boards}} dage efter, lister for året og for altid, så længe du har en bruger',
      en: 'How you played {{logs}} days, the round {{days}} days; boards of a day or week {{boards}} days after it, those of a year and of all time as long as you have a user',
      no: 'Hvordan du spilte {{logs}} dager, runden {{days}} dager; lister for en dag eller uke {{boards}} dager etter, lister for året og for alltid så lenge du har en bruker',
      se: 'Hur du spelade {{logs}} dagar, rundan {{days}} dagar; listor för en dag eller vecka {{boards}} dagar efter, listor för året och för alltid så länge du har en användare',
    },
  },
  push: {
    what: {
      dk: 'Din browsers adresse til beskeder, låst med en nøgle; hvad du fik besked om',
      en: 'The address of your browser for messages, locked with a key; what you were told',
      no: 'Adressen til nettleseren din for meldinger, låst med en nøkkel; hva du fikk beskjed om',
      se: 'Din webbläsares adress för meddelanden, låst med en nyckel; vad du fick veta',
    },
    why: {
      dk: 'For at fortælle dig det, du har bedt om',
      en: 'To tell you what you have asked for',
      no: 'For å fortelle deg det du har bedt om',
      se: 'För att berätta det du har bett om',
    },
    until: {
      dk: 'Til du slår det fra eller logger ud; hvad du fik besked om {{days}} dage',
      en: 'Until you switch it off or sign out; what you were told {{days}} days',
      no: 'Til du slår det av eller logger ut; hva du fikk beskjed om {{days}} dager',
      se: 'Tills du slår av det eller loggar ut; vad du fick veta {{days}} dagar',
    },
  },
  reports: {
    what: {
      dk: 'Anmeldelser: dine ord, og hvad stedet hørte lige da',
      en: 'Reports: your words, and what the room heard just then',
      no: 'Rapporter: ordene dine, og hva stedet hørte akkurat da',
      se: 'Anmälningar: dina ord, och vad platsen hörde just då',
    },
    why: {
      dk: 'Så personalet kan afgøre sagen og vise hvorfor',
      en: 'So that staff can decide, and can show why',
      no: 'Så personalet kan avgjøre saken og vise hvorfor',
      se: 'Så att personalen kan avgöra ärendet och visa varför',
    },
    until: {
      dk: '{{days}} dage; derefter kun, at der var en anmeldelse',
      en: '{{days}} days; after that only that there was a report',
      no: '{{days}} dager; etterpå bare at det var en rapport',
      se: '{{days}} dagar; därefter bara att det fanns en anmälan',
    },
  },
  siteReports: {
    what: {
      dk: 'Anmeldelser fra siden uden en konto: dine ord, og en e-mailadresse, hvis du gav en',
      en: 'Reports from the site without an account: your words, and an e-mail address if you gave one',
      no: 'Rapporter fra siden uten en konto: ordene dine, og en e-postadresse hvis du ga en',
      se: 'Anmälningar från sidan utan konto: dina ord, och en e-postadress om du gav en',
    },
    why: {
      dk: 'Så personalet kan afgøre sagen og svare',
      en: 'So that staff can decide and answer',
      no: 'Så personalet kan avgjøre saken og svare',
      se: 'Så att personalen kan avgöra ärendet och svara',
    },
    until: {
      dk: '{{days}} dage; e-mailadressen kun, til du har fået svar',
      en: '{{days}} days; the e-mail address only until you have been answered',
      no: '{{days}} dager; e-postadressen bare til du har fått svar',
      se: '{{days}} dagar; e-postadressen bara tills du har fått svar',
    },
  },
  excluded: {
    what: {
      dk: 'Et sløret nummer for et login, der er udelukket for altid',
      en: 'A scrambled number of a sign-in that was excluded for good',
      no: 'Et tilslørt nummer for en innlogging som er utestengt for godt',
      se: 'Ett förvanskat nummer för en inloggning som är utesluten för gott',
    },
    why: {
      dk: 'Så det ikke kan komme ind på ny efter en sletning',
      en: 'So that it cannot come anew after a deletion',
      no: 'Så den ikke kan komme inn på nytt etter en sletting',
      se: 'Så att den inte kan komma in på nytt efter en radering',
    },
    until: {
      dk: '{{days}} dage efter sletningen, eller til udelukkelsen bliver ophævet',
      en: '{{days}} days after the deletion, or until the exclusion is lifted',
      no: '{{days}} dager etter slettingen, eller til utestengingen oppheves',
      se: '{{days}} dagar efter raderingen, eller tills uteslutningen hävs',
    },
  },
  held: {
    what: {
      dk: 'Beviser i en alvorlig sag, for eksempel en trussel mod nogens liv',
      en: 'Evidence of a grave report, such as a threat to a life',
      no: 'Bevis i en alvorlig sak, for eksempel en trussel mot noens liv',
      se: 'Bevis i ett allvarligt ärende, till exempel ett hot mot någons liv',
    },
    why: {
      dk: 'Så politiet kan få dem',
      en: 'So that the police can get it',
      no: 'Så politiet kan få dem',
      se: 'Så att polisen kan få dem',
    },
    until: {
      dk: 'Så længe personalet har sagt, med en begrundelse: højst {{days}} dage ad gangen, også efter sletning',
      en: 'As long as staff have said, with a reason: {{days}} days at most at a time, also after deletion',
      no: 'Så lenge personalet har sagt, med en begrunnelse: høyst {{days}} dager om gangen, også etter sletting',
      se: 'Så länge personalen har sagt, med ett skäl: högst {{days}} dagar åt gången, också efter radering',
    },
  },
  bans: {
    what: {
      dk: 'Bortvisninger og udelukkelser med begrundelse og den linje, det handlede om, og dine klager over dem',
      en: 'Kicks and bans, with the reason and the line that it was about, and your appeals',
      no: 'Bortvisninger og utestenginger med begrunnelse og linja det gjaldt, og klagene dine på dem',
      se: 'Utvisningar och avstängningar med skäl och den rad som det gällde, och dina överklaganden',
    },
    why: {
      dk: 'Så næste skridt er rimeligt',
      en: 'So that the next step is a fair one',
      no: 'Så neste steg er rimelig',
      se: 'Så att nästa steg blir rimligt',
    },
    until: {
      dk: 'Så længe du har en bruger; begrundelsen og dine ord forsvinder med den. Linjen forsvinder efter {{facts}} dage. En udelukkelse varer højst {{days}} dage, en lukket konto {{closed}} dage; en udelukkelse for altid har ingen ende',
      en: 'As long as you have a user; the reason and your words go with it. The line goes after {{facts}} days. A ban lasts {{days}} days at most, a closed account {{closed}} days; an exclusion for good has no end',
      no: 'Så lenge du har en bruker; begrunnelsen og ordene dine forsvinner med den. Linja forsvinner etter {{facts}} dager. En utestenging varer høyst {{days}} dager, en stengt konto {{closed}} dager; en utestenging for godt har ingen slutt',
      se: 'Så länge du har en användare; skälet och dina ord försvinner med den. Raden försvinner efter {{facts}} dagar. En avstängning varar högst {{days}} dagar, ett stängt konto {{closed}} dagar; en uteslutning för gott har inget slut',
    },
  },
  staffLog: {
    what: {
      dk: 'Hvad personalet har gjort i din sag, også ved kode, og deres noter',
      en: 'What staff have done about you, by code too, and their notes',
      no: 'Hva personalet har gjort i saken din, også ved kode, og notatene deres',
      se: 'Vad personalen har gjort i ditt ärende, också med kod, och deras anteckningar',
    },
    why: {
      dk: 'Så man kan efterse, hvad personalet gør',
      en: 'So that it can be checked what staff do',
      no: 'Så det kan etterprøves hva personalet gjør',
      se: 'Så att det går att granska vad personalen gör',
    },
    until: {
      dk: 'Loggen {{days}} dage, også efter sletning; noter og kode højst så længe du har en bruger; kode, der kun blev prøvet, {{trial}} dag',
      en: 'The log {{days}} days, also after deletion; notes and code at most as long as you have a user; code that was only tried {{trial}} day',
      no: 'Loggen {{days}} dager, også etter sletting; notater og kode høyst så lenge du har en bruker; kode som bare ble prøvd, {{trial}} dag',
      se: 'Loggen {{days}} dagar, också efter radering; anteckningar och kod högst så länge du har en användare; kod som bara prövades {{trial}} dag',
    },
  },
  drafts: {
    what: {
      dk: 'Hvis du er administrator: hvad du har ændret i kladder til parken, hvilke billeder du har lagt op, og hvornår',
      en: 'If you are an administrator: what you have changed in drafts of the park, which pictures you have uploaded, and when',
      no: 'Hvis du er administrator: hva du har endret i kladder til parken, hvilke bilder du har lastet opp, og når',
      se: 'Om du är administratör: vad du har ändrat i utkast till parken, vilka bilder du har laddat upp, och när',
    },
    why: {
      dk: 'Så flere kan arbejde på det samme og se, hvem der har ændret hvad',
      en: 'So that several can work on the same, and see who has changed what',
      no: 'Så flere kan arbeide på det samme og se hvem som har endret hva',
      se: 'Så att flera kan arbeta på samma sak och se vem som har ändrat vad',
    },
    until: {
      dk: 'Til kladden er udgivet eller kasseret, og billeder så længe parken viser dem; efter sletning uden dit navn',
      en: 'Until the draft is published or dropped, and pictures as long as the park shows them; after deletion without your name',
      no: 'Til kladden er publisert eller forkastet, og bilder så lenge parken viser dem; etter sletting uten navnet ditt',
      se: 'Tills utkastet har publicerats eller kastats, och bilder så länge parken visar dem; efter radering utan ditt namn',
    },
  },
  copies: {
    what: {
      dk: 'Kopier af databasen til nødstilfælde',
      en: 'Copies of the database for emergencies',
      no: 'Kopier av databasen til nødstilfeller',
      se: 'Kopior av databasen för nödfall',
    },
    why: {
      dk: 'Så en fejl ikke tager din hund',
      en: 'So that a fault does not take your dog',
      no: 'Så en feil ikke tar hunden din',
      se: 'Så att ett fel inte tar din hund',
    },
    until: {
      dk: '30 dage',
      en: '30 days',
      no: '30 dager',
      se: '30 dagar',
    },
  },
  logs: {
    what: {
      dk: 'Tekniske logge med brugeres numre, og din netværksadresse, mens du beder om noget',
      en: 'Technical logs with numbers of users, and your network address while you ask for something',
      no: 'Tekniske logger med numrene til brukere, og nettverksadressen din mens du ber om noe',
      se: 'Tekniska loggar med användares nummer, och din nätverksadress medan du begär något',
    },
    why: {
      dk: 'For at finde fejl og stoppe angreb',
      en: 'To find faults, and to stop attacks',
      no: 'For å finne feil og stoppe angrep',
      se: 'För att hitta fel och stoppa angrepp',
    },
    until: {
      dk: 'Loggene 7 dage; netværksadressen bliver ikke gemt',
      en: 'Logs 7 days; the network address is not stored',
      no: 'Loggene 7 dager; nettverksadressen blir ikke lagret',
      se: 'Loggarna 7 dagar; nätverksadressen sparas inte',
    },
  },
  basis: {
    contract: {
      dk: 'nødvendigt for vores aftale med dig',
      en: 'needed for our agreement with you',
      no: 'nødvendig for avtalen vår med deg',
      se: 'behövs för vårt avtal med dig',
    },
    interest: {
      dk: 'en legitim interesse',
      en: 'a legitimate interest',
      no: 'en berettiget interesse',
      se: 'ett berättigat intresse',
    },
    duty: {
      dk: 'krævet af loven, og en legitim interesse',
      en: 'required by law, and a legitimate interest',
      no: 'krevd av loven, og en berettiget interesse',
      se: 'krävs av lagen, och ett berättigat intresse',
    },
    consent: {
      dk: 'du har sagt ja',
      en: 'you have said yes',
      no: 'du har sagt ja',
      se: 'du har sagt ja',
    },
  },
} satisfies TextTree

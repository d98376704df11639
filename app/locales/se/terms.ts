export const terms = {
  title: 'Användarvillkor',
  description:
    'Villkoren för att använda {{product}} i tio korta avsnitt: vad du får göra, vad vi lovar och vem som bestämmer.',
  lead: 'Tio korta avsnitt om hur vi umgås i {{product}}. De är skrivna för att bli lästa.',
  updated: 'Gäller från',
  privacy: 'Om dina uppgifter',
  contents: 'På den här sidan',
  general: {
    title: 'Allmänt',
    text: [
      '{{product}} är en gratis park utan reklam, där du promenerar, leker och pratar som hund. Du säger ja till villkoren när du skapar din användare, och först då kan du gå in. Det är {{operator}} som driver parken: vem det är, och vart du skriver, står på sidan om dina uppgifter.',
      'Du måste ha fyllt 16 år. Varje person får ha en användare, och varje användare får ha högst tre hundar. Din användare är bara din: låna inte ut den, och använd inte någon annans.',
      'Du väljer själv namn på din användare och dina hundar. Namn som förolämpar, hotar, gör reklam eller utger sig för att tillhöra laget bakom parken ändras eller tas bort.',
    ].join('\n'),
  },
  rights: {
    title: 'Rättigheter',
    text: [
      'Parkens teckningar, texter, ljud och kod tillhör oss eller dem som har gjort dem åt oss. Du får gärna dela bilder från dina egna promenader, men inte kopiera parken eller tjäna pengar på den.',
      'Det du skriver är ditt. När du skriver det här låter du oss visa det för dem det är avsett för, och spara det så länge det behövs för att driva parken och behandla anmälningar.',
      'Du har rätt att se vad vi vet om dig. Hämta en kopia under Dina uppgifter och ditt konto, och skriv till {{address}} om något är fel; du får svar inom en månad. Vi säljer inget om dig till någon.',
    ].join('\n'),
  },
  operation: {
    title: 'Drift och utveckling',
    text: [
      'Administratörerna äger och driver parken, och de har sista ordet. Moderatorerna är frivilliga och lyder under administratörerna.',
      'Vi gör vårt bästa för att hålla grinden öppen, men vi lovar ingenting: Parken kan vara stängd en tid, och platser, regler, priser och saker kan ändras eller försvinna. Om något går förlorat på grund av ett fel hos oss lägger vi tillbaka det när vi kan.',
      'Den som bryter mot villkoren kan få en varning eller bli utestängd: en ur personalen kan göra det i högst {{hours}} timmar åt gången. I ett allvarligt ärende stänger en ur personalen kontot tills en annan har avgjort det, högst {{closedDays}} dagar. De två kan också utesluta någon för gott; då kan den inloggningen inte komma in på nytt, inte ens efter en radering. Du får alltid veta varför och hur länge. Hos dina hundar kan du be om att saken prövas igen, en gång för varje avstängning: någon annan än den som beslutade läser det och svarar. Du kan också skriva till {{address}}, klaga hos myndigheterna eller gå till domstol. Går du under tiden in med en annan användare från samma webbläsare fördubblas tiden av sig själv, till högst {{banDays}} dagar i allt; också det kan du be oss pröva.',
    ].join('\n'),
  },
  deletion: {
    title: 'Radering av konto',
    text: [
      'Du kan sluta när som helst: be om att bli raderad under Dina uppgifter och ditt konto, där du byter användarnamn. Det sker efter {{days}} dagar, och fram till dess kan du ångra dig. Kan du inte logga in skriver du till {{address}} med ditt användarnamn och dina hundars namn. Vi sparar inte din e-postadress, så vi frågar efter något som bara du vet innan vi raderar något.',
      'Då tas din inloggning, ditt namn, dina hundars namn och päls och alla dina ord bort, och ingen har det som hundarna ägde. Det går inte att ångra, så nosa på dina vänner en sista gång först. Om ben som har gått från hund till hund behåller vi siffror utan namn, så att parkens räkenskaper går ihop. Vad personalen har gjort i ditt ärende, och de namn som den har tagit från dig eller dina hundar, står kvar i personalens logg i två år, även efter att du har raderats. Bevis i ett allvarligt ärende kan hållas kvar längre, med ett skäl och ett slutdatum. Hur länge varje sak sparas står på sidan om dina uppgifter.',
    ].join('\n'),
  },
  chat: {
    title: 'Parken som chatt',
    text: [
      'Parken är en offentlig plats. Alla i närheten kan läsa det du skriver, så skriv som du skulle prata på en bänk bland främlingar.',
      'Var snäll. Hot, trakasserier, hat, sexuella närmanden, reklam och spam hör inte hemma här, och det gör inte heller andras namn, adresser, telefonnummer och bilder. Håll dina egna för dig själv också.',
      'Ett filter läser varje rad innan någon hör den, utan en människa. Det skickar tillbaka skällsord, hot och sätt att nå dig på andra ställen till dig, sätter stjärnor över grova ord och märker en del rader för personalen. Det stänger ingen ute: det bestämmer människor. Har det fel, skriv till {{address}}.',
      'Du ansvarar själv för det du skriver. De som driver parken frågar aldrig efter ditt lösenord eller efter pengar.',
    ].join('\n'),
  },
  reports: {
    link: 'Anmäl något utan konto',
    title: 'Anmälningar',
    text: [
      'Om en hund bryter mot reglerna kan du anmäla den från menyn i parken. Berätta vad som hände. Varje anmälan läses och avgörs av en människa, och du får veta vad som hände med den. Är det bara ett litet gräl går det fortare att ignorera hunden och gå vidare. Anmälningar om någon som är för ung, om närmanden mot unga, om hot och om självskada kommer först.',
      'Anmälningar läses av moderatorer och administratörer, och den du anmäler får inte veta vem du är. Att anmäla på skoj eller för att vara elak är också ett brott mot reglerna.',
      'Är någon i fara, så ring 112 först och skriv till oss efteråt.',
    ].join('\n'),
  },
  trade: {
    title: 'Köp och försäljning',
    text: [
      'Ben, hattar och andra saker är en del av spelet. De har inget värde utanför det och går inte att växla till pengar.',
      'Du får byta och ge bort saker inne i parken. Det är förbjudet att köpa eller sälja användare, hundar, ben eller saker för riktiga pengar eller för något annat utanför parken.',
      'Att lura av andra deras saker är stöld. Titta en extra gång innan du säger ja till en affär: Vi gör inte en affär ogjord för att du ångrar dig.',
      'Det är frivilligt att stödja parken med pengar. Stödet är en gåva till parken, och ger varken makt över andra eller undantag från villkoren.',
    ].join('\n'),
  },
  designs: {
    title: 'Användarnas design',
    text: [
      'Du är välkommen att skicka teckningar av hattar, platser och andra saker till oss. Skicka bara det du har gjort själv.',
      'Du behåller rätten till din design. När du skickar den låter du oss använda, anpassa och visa den i parken och på dess sidor, gratis och utan slutdatum, även om du slutar. Vi skriver att det är du som har gjort den, om du vill.',
      'Vi väljer vad vi använder, och kan ta bort det igen.',
    ].join('\n'),
  },
  cheating: {
    title: 'Fusk',
    text: [
      'Spela med dina egna tassar. Program som spelar åt dig, ändrade klienter, flera användare för samma person och knep med fel i parken är förbjudna.',
      'Hittar du ett fel, så berätta för oss innan andra utnyttjar det. Ingen straffas för ett ärligt meddelande, och vi säger tack.',
      'Resultat som har vunnits genom fusk tas bort från listorna, och den som fuskar kan bli utestängd.',
    ].join('\n'),
  },
  changes: {
    title: 'Ändringar av villkoren',
    text: [
      'Vi ändrar villkoren när parken eller lagen gör det nödvändigt. Datumet överst visar från när de gäller. Ändringar sätts upp på anslagstavlan minst {{noticeDays}} dagar före, om inte lagen eller någons säkerhet är så brådskande att det inte kan vänta.',
      'När ändrade villkor gäller frågar parken dig en gång, innan du går in, om du säger ja till dem. Vill du inte det kan du ändå läsa, hämta dina uppgifter och få din användare raderad.',
    ].join('\n'),
  },
}

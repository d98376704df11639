export const terms = {
  title: 'Användarvillkor',
  description:
    'Villkoren för att använda {{product}} i tio korta avsnitt: vad du får göra, vad vi lovar och vem som bestämmer.',
  lead: 'Tio korta avsnitt om hur vi umgås i {{product}}. De är skrivna för att bli lästa.',
  updated: 'Uppdaterade',
  contents: 'På den här sidan',
  general: {
    title: 'Allmänt',
    text: [
      '{{product}} är en gratis park utan reklam, där du promenerar, leker och pratar som hund. När du loggar in godkänner du de här villkoren.',
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
      'Den som bryter mot villkoren kan få en varning, bli utestängd en tid eller för gott. Du får alltid veta varför och hur länge, och du kan alltid skriva till {{address}} och be oss titta på saken igen. Går du in med en annan användare under tiden fördubblas den.',
    ].join('\n'),
  },
  deletion: {
    title: 'Radering av konto',
    text: [
      'Du kan sluta när som helst: be om att bli raderad under Dina uppgifter och ditt konto, där du byter användarnamn. Det sker efter två veckor, och fram till dess kan du ångra dig. Kan du inte logga in skriver du till {{address}} från den e-postadress som du brukar logga in med.',
      'Då tas din användare, dina hundar och allt de äger bort. Det går inte att ångra, så nosa på dina vänner en sista gång först. Om ben som har gått från hund till hund behåller vi siffror utan namn, så att parkens räkenskaper går ihop. Vad personalen har gjort i ditt ärende, och de namn som den har tagit från dig eller dina hundar, står kvar i personalens logg i två år, även efter att du har raderats.',
    ].join('\n'),
  },
  chat: {
    title: 'Parken som chatt',
    text: [
      'Parken är en offentlig plats. Alla i närheten kan läsa det du skriver, så skriv som du skulle prata på en bänk bland främlingar.',
      'Var snäll. Hot, trakasserier, hat, sexuella närmanden, reklam och spam hör inte hemma här, och det gör inte heller andras namn, adresser, telefonnummer och bilder. Håll dina egna för dig själv också.',
      'Du ansvarar själv för det du skriver. De som driver parken frågar aldrig efter ditt lösenord eller efter pengar.',
    ].join('\n'),
  },
  reports: {
    link: 'Anmäl något utan konto',
    title: 'Anmälningar',
    text: [
      'Om en hund bryter mot reglerna kan du anmäla den från menyn i parken. Berätta vad som hände och när. Bara allvarliga anmälningar behandlas: Är det bara ett litet gräl, så ignorera hunden och gå vidare.',
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
      'Det som har vunnits genom fusk tas tillbaka, och den som fuskar kan bli utestängd.',
    ].join('\n'),
  },
  changes: {
    title: 'Ändringar av villkoren',
    text: [
      'Vi ändrar villkoren när parken eller lagen gör det nödvändigt. Datumet överst visar när det senast hände, och viktiga ändringar sätts upp på anslagstavlan.',
      'Använder du parken efter en ändring godkänner du den. Vill du inte det kan du få din användare raderad.',
    ].join('\n'),
  },
}

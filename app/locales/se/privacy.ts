export const privacy = {
  title: 'Dina uppgifter',
  description: 'Vad {{product}} sparar om dig, varför, hur länge, vem som får det och vad du kan be oss om.',
  lead: 'Vad vi sparar om dig, varför och hur länge. Det är skrivet för att bli läst.',
  since: 'Gäller från',
  terms: 'Användarvillkor',
  contents: 'På den här sidan',
  who: {
    title: 'Vilka vi är och vart du skriver',
    text: '{{name}} driver {{product}} och ansvarar för dina uppgifter.',
    address: 'Adress',
    users: 'För dig som spelar och för alla andra: skriv hit, så svarar en människa',
    official: 'För myndigheter och för frågor om dina uppgifter',
    languages: 'Vi svarar på',
    language: { dk: 'danska', en: 'engelska', no: 'norska', se: 'svenska' },
  },
  kept: {
    title: 'Vad vi sparar och hur länge',
    lead: 'Det är samma tider som parken själv raderar efter varje natt.',
    what: 'Vad',
    why: 'Varför',
    until: 'Hur länge',
    account: {
      what: 'Din användare: ett nummer från Google, användarnamn och tidigare namn, språk, inställningar, vänner, vilka du inte hör, reaktioner, och att du har sagt ja till villkoren och när',
      why: 'Så att du kan logga in och hitta parken som du lämnade den',
      until: 'Så länge du har en användare, och {{days}} dagar till efter att du har bett om att bli raderad',
    },
    dogs: {
      what: 'Dina hundar: namn, päls, koppel, rang och ålder; om du är med i laget',
      why: 'Så att det finns någon att promenera med',
      until: 'Så länge du har en användare',
    },
    books: {
      what: 'Parkens räkenskaper: ben, karma, saker och byten för varje hund',
      why: 'Så att inget uppstår eller försvinner genom fusk, inte heller för andra',
      until: 'Utan slutdatum, men utan namn när din användare är raderad',
    },
    signIns: {
      what: 'Dina inloggningar: när, och ett förvanskat nummer för din webbläsare',
      why: 'Så att du förblir inloggad, och ingen annan blir det',
      until:
        'En inloggning tar slut efter {{life}} dagar, eller efter {{idle}} dagar utan användning; vi sparar den {{days}} dagar efter att den eller en avstängning är slut',
    },
    presence: {
      what: 'Var dina hundar är, och dina öppna anslutningar',
      why: 'Så att andra kan hitta dig',
      until: 'Medan du är i parken, och några minuter till',
    },
    chat: {
      what: 'Det du säger i parken, också när du viskar',
      why: 'Så att andra kan läsa det, och personalen kan titta på anmälningar',
      until: 'Högst {{days}} dagar; från en livlig plats bara de nyaste raderna',
    },
    prints: {
      what: 'Tassavtryck till hundar som sover',
      why: 'Så att de hittar dem när de vaknar',
      until: 'Tills de är lästa, högst {{days}} dagar',
    },
    rounds: {
      what: 'Dina rundor i spelen och dina resultat',
      why: 'Till topplistorna, och för att se att ingen fuskar',
      until:
        'Hur du spelade {{logs}} dagar, rundan {{days}} dagar; listor för en dag eller vecka {{boards}} dagar efter, listor för året och för alltid så länge du har en användare',
    },
    push: {
      what: 'Din webbläsares adress för meddelanden, låst med en nyckel; vad du fick veta',
      why: 'För att berätta det du har bett om',
      until: 'Tills du slår av det eller loggar ut; vad du fick veta {{days}} dagar',
    },
    reports: {
      what: 'Anmälningar: dina ord, och vad platsen hörde just då',
      why: 'Så att personalen kan avgöra ärendet och visa varför',
      until: '{{days}} dagar; därefter bara att det fanns en anmälan',
    },
    siteReports: {
      what: 'Anmälningar från sidan utan konto: dina ord, och en e-postadress om du gav en',
      why: 'Så att personalen kan avgöra ärendet och svara',
      until: '{{days}} dagar; e-postadressen bara tills du har fått svar',
    },
    excluded: {
      what: 'Ett förvanskat nummer för en inloggning som är utesluten för gott',
      why: 'Så att den inte kan komma in på nytt efter en radering',
      until: '{{days}} dagar efter raderingen, eller tills uteslutningen hävs',
    },
    held: {
      what: 'Bevis i ett allvarligt ärende, till exempel ett hot mot någons liv',
      why: 'Så att polisen kan få dem',
      until: 'Så länge personalen har sagt, med ett skäl: högst {{days}} dagar åt gången, också efter radering',
    },
    bans: {
      what: 'Utvisningar och avstängningar med skäl och den rad som det gällde, och dina överklaganden',
      why: 'Så att nästa steg blir rimligt',
      until:
        'Så länge du har en användare; skälet och dina ord försvinner med den. Raden försvinner efter {{facts}} dagar. En avstängning varar högst {{days}} dagar, ett stängt konto {{closed}} dagar; en uteslutning för gott har inget slut',
    },
    staffLog: {
      what: 'Vad personalen har gjort i ditt ärende, och deras anteckningar',
      why: 'Så att det går att granska vad personalen gör',
      until: 'Loggen {{days}} dagar, också efter radering; anteckningarna så länge du har en användare',
    },
    copies: {
      what: 'Kopior av databasen för nödfall',
      why: 'Så att ett fel inte tar din hund',
      until: '30 dagar',
    },
    logs: {
      what: 'Tekniska loggar med användares nummer, och din nätverksadress medan du begär något',
      why: 'För att hitta fel och stoppa angrepp',
      until: 'Loggarna 7 dagar; nätverksadressen sparas inte',
    },
    basis: {
      contract: 'behövs för vårt avtal med dig',
      interest: 'ett berättigat intresse',
      duty: 'krävs av lagen, och ett berättigat intresse',
      consent: 'du har sagt ja',
    },
  },
  others: {
    title: 'Vem som får det',
    text: [
      'Andra i parken ser dina hundar, ditt användarnamn på deras profil och det du säger. Berätta inte mer för dem än främlingar får veta.',
      'Cloudflare sköter parkens datorer åt oss. Databasen och platserna ligger i EU. Cloudflare är ett amerikanskt företag, och delar av dess nät ligger utanför EU; där skyddar EU:s standardavtal och dataavtalet mellan EU och USA dig.',
      'Google berättar för oss vem du är när du loggar in. Från Google sparar vi ett nummer, och varken ditt namn eller din e-postadress. Inget hämtas från Google innan du trycker på knappen.',
      'Meddelanden som du har bett om går genom din webbläsares tjänst (Apple, Google, Mozilla eller Microsoft), förseglade så att den inte kan läsa dem.',
      'YouTube visar en film bara om du har tillåtit det. Stöd i pengar sköts av den plattform där du ger det; vi sparar bara vilken supporter du är.',
      'Polisen får det som lagen ålägger oss att ge, eller det som behövs där ett liv är i fara. Vi säljer inget om dig, och här finns ingen reklam.',
    ].join('\n'),
  },
  automatic: {
    title: 'Vad som sker av sig självt',
    text: [
      'Ett filter läser varje rad innan den hörs, och kan skicka tillbaka den eller sätta stjärnor över ord. En avstängning fördubblas om en annan användare under tiden loggar in från samma webbläsare. Den som skickar alldeles för mycket på en gång får vila en stund.',
      'Allt annat avgör människor. Du kan be att varje avstängning prövas igen, och någon annan svarar.',
    ].join('\n'),
  },
  rights: {
    title: 'Vad du kan be oss om',
    text: [
      'Du kan se och ta med dig det vi sparar: Dina uppgifter och ditt konto har en knapp som hämtar en kopia. Där kan du också få allt raderat.',
      'Du kan också få fel rättade, be oss använda mindre av det och säga nej till det vi gör utifrån ett berättigat intresse. Där du har sagt ja kan du när som helst säga nej igen. Skriv till {{email}}: du får svar inom en månad, och det kostar inget.',
      'Parken är för dem som är 16 år eller äldre. Vi frågar inte efter födelsedatum. Får vi veta att någon är yngre stänger vi grinden, frågar vänligt och raderar användaren om det stämmer.',
      'Du kan alltid klaga hos myndigheten där vi finns, eller där du bor.',
    ].join('\n'),
    authority: 'Vår myndighet',
    yours: 'Också: Datatilsynet i Danmark och i Norge, Integritetsskyddsmyndigheten i Sverige.',
  },
  stored: {
    title: 'Kakor och vad din webbläsare sparar',
    lead: 'Allt behövs för det du har bett om; inget följer dig någon annanstans.',
    names: 'Namn',
    signIn: {
      what: 'Din inloggning, eller en som du är mitt i',
      until: 'Tills du loggar ut; personalens sidor 8 timmar',
    },
    language: {
      what: 'Språket du har valt (en kaka)',
      until: 'Ett år; för ett enda besök, tills webbläsaren stängs',
    },
    device: {
      what: 'Ett slumptal som skiljer webbläsare åt, så att en avstängning inte kan kringgås',
      until: 'Tills du rensar det',
    },
    consent: { what: 'Om YouTube får visas (en kaka)', until: 'Ett halvår' },
    settings: { what: 'Dina inställningar, och vad du har stängt', until: 'Tills du rensar det' },
    unfinished: {
      what: 'Det du var mitt i: ett utkast, en runda, öppna fönster',
      until: 'Tills det är klart, det mesta tills fliken stängs',
    },
  },
}

export const privacy = {
  title: 'Dataene dine',
  description: 'Hva {{product}} lagrer om deg, hvorfor, hvor lenge, hvem som får det, og hva du kan be oss om.',
  lead: 'Hva vi lagrer om deg, hvorfor og hvor lenge. Det er skrevet for å bli lest.',
  since: 'Gjelder fra',
  terms: 'Vilkår for bruk',
  contents: 'På denne siden',
  who: {
    title: 'Hvem vi er, og hvor du skriver',
    text: '{{name}} driver {{product}} og har ansvaret for dataene dine.',
    address: 'Adresse',
    users: 'For deg som spiller, og for alle andre: Skriv hit, så svarer et menneske',
    official: 'For myndigheter, og for spørsmål om dataene dine',
    languages: 'Vi svarer på',
    language: { dk: 'dansk', en: 'engelsk', no: 'norsk', se: 'svensk' },
  },
  kept: {
    title: 'Hva vi lagrer, og hvor lenge',
    lead: 'Det er de samme tidene som parken selv sletter etter hver natt.',
    what: 'Hva',
    why: 'Hvorfor',
    until: 'Hvor lenge',
    account: {
      what: 'Brukeren din: et nummer fra Google, brukernavn og tidligere navn, språk, innstillinger, venner, hvem du ikke hører, reaksjoner, og at du har sagt ja til vilkårene og når',
      why: 'Så du kan logge inn og finne parken slik du forlot den',
      until: 'Så lenge du har en bruker, og {{days}} dager til etter at du har bedt om å bli slettet',
    },
    dogs: {
      what: 'Hundene dine: navn, pels, kobbel, rang og alder; om du er med på laget',
      why: 'Så det er noen å gå tur med',
      until: 'Så lenge du har en bruker',
    },
    books: {
      what: 'Regnskapet i parken: bein, karma, ting og handler for hver hund',
      why: 'Så ingenting oppstår eller forsvinner ved juks, heller ikke for andre',
      until: 'Uten sluttdato, men uten navn når brukeren din er slettet',
    },
    signIns: {
      what: 'Innloggingene dine: når, og et tilslørt nummer for nettleseren din',
      why: 'Så du fortsatt er logget inn, og ingen andre er det',
      until:
        'En innlogging slutter etter {{life}} dager, eller etter {{idle}} dager uten bruk; vi lagrer den {{days}} dager etter at den eller en utestenging er over',
    },
    presence: {
      what: 'Hvor hundene dine er, og de åpne forbindelsene dine',
      why: 'Så andre kan finne deg',
      until: 'Mens du er i parken, og noen minutter til',
    },
    chat: {
      what: 'Det du sier i parken, også når du hvisker',
      why: 'Så andre kan lese det, og personalet kan se på rapporter',
      until: 'Høyst {{days}} dager; fra et travelt sted bare de nyeste linjene',
    },
    prints: {
      what: 'Poteavtrykk til hunder som sover',
      why: 'Så de finner dem når de våkner',
      until: 'Til de er lest, høyst {{days}} dager',
    },
    rounds: {
      what: 'Rundene dine i spillene, og resultatene dine',
      why: 'Til resultatlistene, og for å se at ingen jukser',
      until:
        'Hvordan du spilte {{logs}} dager, runden {{days}} dager; lister for en dag eller uke {{boards}} dager etter, lister for året og for alltid så lenge du har en bruker',
    },
    push: {
      what: 'Adressen til nettleseren din for meldinger, låst med en nøkkel; hva du fikk beskjed om',
      why: 'For å fortelle deg det du har bedt om',
      until: 'Til du slår det av eller logger ut; hva du fikk beskjed om {{days}} dager',
    },
    reports: {
      what: 'Rapporter: ordene dine, og hva stedet hørte akkurat da',
      why: 'Så personalet kan avgjøre saken og vise hvorfor',
      until: '{{days}} dager; etterpå bare at det var en rapport',
    },
    siteReports: {
      what: 'Rapporter fra siden uten en konto: ordene dine, og en e-postadresse hvis du ga en',
      why: 'Så personalet kan avgjøre saken og svare',
      until: '{{days}} dager; e-postadressen bare til du har fått svar',
    },
    excluded: {
      what: 'Et tilslørt nummer for en innlogging som er utestengt for godt',
      why: 'Så den ikke kan komme inn på nytt etter en sletting',
      until: '{{days}} dager etter slettingen, eller til utestengingen oppheves',
    },
    held: {
      what: 'Bevis i en alvorlig sak, for eksempel en trussel mot noens liv',
      why: 'Så politiet kan få dem',
      until: 'Så lenge personalet har sagt, med en begrunnelse: høyst {{days}} dager om gangen, også etter sletting',
    },
    bans: {
      what: 'Bortvisninger og utestenginger med begrunnelse og linja det gjaldt, og klagene dine på dem',
      why: 'Så neste steg er rimelig',
      until:
        'Så lenge du har en bruker; begrunnelsen og ordene dine forsvinner med den. Linja forsvinner etter {{facts}} dager. En utestenging varer høyst {{days}} dager, en stengt konto {{closed}} dager; en utestenging for godt har ingen slutt',
    },
    staffLog: {
      what: 'Hva personalet har gjort i saken din, og notatene deres',
      why: 'Så det kan etterprøves hva personalet gjør',
      until: 'Loggen {{days}} dager, også etter sletting; notatene så lenge du har en bruker',
    },
    copies: {
      what: 'Kopier av databasen til nødstilfeller',
      why: 'Så en feil ikke tar hunden din',
      until: '30 dager',
    },
    logs: {
      what: 'Tekniske logger med numrene til brukere, og nettverksadressen din mens du ber om noe',
      why: 'For å finne feil og stoppe angrep',
      until: 'Loggene 7 dager; nettverksadressen blir ikke lagret',
    },
    basis: {
      contract: 'nødvendig for avtalen vår med deg',
      interest: 'en berettiget interesse',
      duty: 'krevd av loven, og en berettiget interesse',
      consent: 'du har sagt ja',
    },
  },
  others: {
    title: 'Hvem som får det',
    text: [
      'Andre i parken ser hundene dine, brukernavnet ditt på profilen deres og det du sier. Ikke fortell dem mer enn fremmede kan få vite.',
      'Cloudflare driver datamaskinene til parken for oss. Databasen og stedene ligger i EU. Cloudflare er et amerikansk firma, og deler av nettet er utenfor EU; der beskytter EUs standardkontrakter og dataavtalen mellom EU og USA deg.',
      'Google forteller oss hvem du er når du logger inn. Fra Google lagrer vi ett nummer, og verken navnet eller e-postadressen din. Ingenting hentes fra Google før du trykker på knappen.',
      'Meldinger du har bedt om, går gjennom tjenesten til nettleseren din (Apple, Google, Mozilla eller Microsoft), forseglet så den ikke kan lese dem.',
      'YouTube viser bare en film hvis du har gitt lov. Støtte i penger tas hånd om av plattformen der du gir den; vi lagrer bare hvilken støttespiller du er.',
      'Politiet får det loven pålegger oss å gi, eller det som trengs der et liv er i fare. Vi selger ikke noe om deg, og her er ingen reklame.',
    ].join('\n'),
  },
  automatic: {
    title: 'Hva som skjer av seg selv',
    text: [
      'Et filter leser hver linje før den blir hørt, og kan sende den tilbake eller sette stjerner over ord. En utestenging dobles hvis en annen bruker i mellomtiden logger inn fra samme nettleser. Den som sender altfor mye på én gang, må hvile litt.',
      'Alt annet avgjør mennesker. Du kan be om at hver utestenging vurderes på nytt, og en annen svarer.',
    ].join('\n'),
  },
  rights: {
    title: 'Hva du kan be oss om',
    text: [
      'Du kan se og ta med deg det vi lagrer: Dine data og kontoen din har en knapp som laster ned en kopi. Der kan du også få alt slettet.',
      'Du kan også få feil rettet, be oss bruke mindre av det og si nei til det vi gjør ut fra en berettiget interesse. Der du har sagt ja, kan du si nei igjen når som helst. Skriv til {{email}}: Du får svar innen en måned, og det koster ingenting.',
      'Parken er for dem som er 16 år eller eldre. Vi spør ikke om fødselsdato. Får vi vite at noen er yngre, stenger vi grinda, spør vennlig og sletter brukeren hvis det stemmer.',
      'Du kan alltid klage til myndigheten der vi er, eller der du bor.',
    ].join('\n'),
    authority: 'Myndigheten vår',
    yours: 'Også: Datatilsynet i Danmark og i Norge, Integritetsskyddsmyndigheten i Sverige.',
  },
  stored: {
    title: 'Informasjonskapsler, og hva nettleseren lagrer',
    lead: 'Alt er nødvendig for det du har bedt om; ingenting følger deg andre steder.',
    names: 'Navn',
    signIn: {
      what: 'Innloggingen din, eller en du er midt i',
      until: 'Til du logger ut; sidene til personalet 8 timer',
    },
    language: {
      what: 'Språket du har valgt (en informasjonskapsel)',
      until: 'Et år; for ett besøk, til nettleseren lukkes',
    },
    device: {
      what: 'Et tilfeldig tall som skiller nettlesere fra hverandre, så en utestenging ikke kan omgås',
      until: 'Til du sletter det',
    },
    consent: { what: 'Om YouTube kan vises (en informasjonskapsel)', until: 'Et halvt år' },
    settings: { what: 'Innstillingene dine, og hva du har lukket', until: 'Til du sletter det' },
    unfinished: {
      what: 'Det du var midt i: et utkast, en runde, åpne vinduer',
      until: 'Til det er gjort, det meste til fanen lukkes',
    },
  },
}

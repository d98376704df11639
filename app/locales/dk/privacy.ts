export const privacy = {
  title: 'Dine data',
  description: 'Hvad {{product}} gemmer om dig, hvorfor, hvor længe, hvem der får det, og hvad du kan bede os om.',
  lead: 'Hvad vi gemmer om dig, hvorfor og hvor længe. Det er skrevet for at blive læst.',
  since: 'Gælder fra',
  terms: 'Vilkår for brug',
  contents: 'På denne side',
  who: {
    title: 'Hvem vi er, og hvor du skriver hen',
    text: '{{name}} driver {{product}} og har ansvaret for dine data.',
    address: 'Adresse',
    users: 'Til dig, der spiller, og til alle andre: Skriv hertil, så svarer et menneske',
    official: 'Til myndigheder og til spørgsmål om dine data',
    languages: 'Vi svarer på',
    language: { dk: 'dansk', en: 'engelsk', no: 'norsk', se: 'svensk' },
  },
  kept: {
    title: 'Hvad vi gemmer, og hvor længe',
    lead: 'Det er de samme tider, som parken selv sletter efter hver nat.',
    what: 'Hvad',
    why: 'Hvorfor',
    until: 'Hvor længe',
    account: {
      what: 'Din bruger: et nummer fra Google, brugernavn og tidligere navne, sprog, indstillinger, venner, hvem du ikke hører, reaktioner, og at du har sagt ja til vilkårene og hvornår',
      why: 'Så du kan logge ind og finde parken, som du forlod den',
      until: 'Så længe du har en bruger, og {{days}} dage til, efter at du har bedt om at blive slettet',
    },
    dogs: {
      what: 'Dine hunde: navn, pels, kobbel, rang og alder; om du er med på holdet',
      why: 'Så der er nogen at gå tur med',
      until: 'Så længe du har en bruger',
    },
    books: {
      what: 'Parkens regnskab: knogler, karma, ting og handler for hver hund',
      why: 'Så intet opstår eller forsvinder ved snyd, heller ikke for andre',
      until: 'Uden slutdato, men uden navn, når din bruger er slettet',
    },
    signIns: {
      what: 'Dine login: hvornår, og et sløret nummer for din browser',
      why: 'Så du bliver ved med at være logget ind, og ingen anden bliver det',
      until:
        'Et login slutter efter {{life}} dage, eller efter {{idle}} dage uden brug; vi gemmer det {{days}} dage efter, at det eller en udelukkelse er slut',
    },
    presence: {
      what: 'Hvor dine hunde er, og dine åbne forbindelser',
      why: 'Så andre kan finde dig',
      until: 'Mens du er i parken, og nogle minutter til',
    },
    chat: {
      what: 'Det, du siger i parken, også når du hvisker',
      why: 'Så andre kan læse det, og personalet kan se på anmeldelser',
      until: 'Højst {{days}} dage; fra et travlt sted kun de nyeste linjer',
    },
    prints: {
      what: 'Poteaftryk til hunde, der sover',
      why: 'Så de finder dem, når de vågner',
      until: 'Til de er læst, højst {{days}} dage',
    },
    rounds: {
      what: 'Dine runder i spillene og dine resultater',
      why: 'Til resultatlisterne, og for at se, at ingen snyder',
      until:
        'Hvordan du spillede {{logs}} dage, runden {{days}} dage; lister for en dag eller uge {{boards}} dage efter, lister for året og for altid, så længe du har en bruger',
    },
    push: {
      what: 'Din browsers adresse til beskeder, låst med en nøgle; hvad du fik besked om',
      why: 'For at fortælle dig det, du har bedt om',
      until: 'Til du slår det fra eller logger ud; hvad du fik besked om {{days}} dage',
    },
    reports: {
      what: 'Anmeldelser: dine ord, og hvad stedet hørte lige da',
      why: 'Så personalet kan afgøre sagen og vise hvorfor',
      until: '{{days}} dage; derefter kun, at der var en anmeldelse',
    },
    siteReports: {
      what: 'Anmeldelser fra siden uden en konto: dine ord, og en e-mailadresse, hvis du gav en',
      why: 'Så personalet kan afgøre sagen og svare',
      until: '{{days}} dage; e-mailadressen kun, til du har fået svar',
    },
    excluded: {
      what: 'Et sløret nummer for et login, der er udelukket for altid',
      why: 'Så det ikke kan komme ind på ny efter en sletning',
      until: '{{days}} dage efter sletningen, eller til udelukkelsen bliver ophævet',
    },
    held: {
      what: 'Beviser i en alvorlig sag, for eksempel en trussel mod nogens liv',
      why: 'Så politiet kan få dem',
      until: 'Så længe personalet har sagt, med en begrundelse: højst {{days}} dage ad gangen, også efter sletning',
    },
    bans: {
      what: 'Bortvisninger og udelukkelser med begrundelse og den linje, det handlede om, og dine klager over dem',
      why: 'Så næste skridt er rimeligt',
      until:
        'Så længe du har en bruger; begrundelsen og dine ord forsvinder med den. Linjen forsvinder efter {{facts}} dage. En udelukkelse varer højst {{days}} dage, en lukket konto {{closed}} dage; en udelukkelse for altid har ingen ende',
    },
    staffLog: {
      what: 'Hvad personalet har gjort i din sag, og deres noter',
      why: 'Så man kan efterse, hvad personalet gør',
      until: 'Loggen {{days}} dage, også efter sletning; noterne, så længe du har en bruger',
    },
    copies: {
      what: 'Kopier af databasen til nødstilfælde',
      why: 'Så en fejl ikke tager din hund',
      until: '30 dage',
    },
    logs: {
      what: 'Tekniske logge med brugeres numre, og din netværksadresse, mens du beder om noget',
      why: 'For at finde fejl og stoppe angreb',
      until: 'Loggene 7 dage; netværksadressen bliver ikke gemt',
    },
    basis: {
      contract: 'nødvendigt for vores aftale med dig',
      interest: 'en legitim interesse',
      duty: 'krævet af loven, og en legitim interesse',
      consent: 'du har sagt ja',
    },
  },
  others: {
    title: 'Hvem der får det',
    text: [
      'Andre i parken ser dine hunde, dit brugernavn på deres profil og det, du siger. Fortæl dem ikke mere, end fremmede må vide.',
      'Cloudflare kører parkens computere for os. Databasen og stederne ligger i EU. Cloudflare er et amerikansk firma, og dele af dets net er uden for EU; dér beskytter EU’s standardkontrakter og dataaftalen mellem EU og USA dig.',
      'Google fortæller os, hvem du er, når du logger ind. Fra Google gemmer vi ét nummer, og hverken dit navn eller din e-mailadresse. Intet hentes fra Google, før du trykker på knappen.',
      'Beskeder, du har bedt om, går gennem din browsers tjeneste (Apple, Google, Mozilla eller Microsoft), forseglet, så den ikke kan læse dem.',
      'YouTube viser kun en film, hvis du har givet lov. Støtte i penge klares af den platform, hvor du giver den; vi gemmer kun, hvilken støtte du er.',
      'Politiet får det, loven pålægger os at give, eller det, der skal til, hvor et liv er i fare. Vi sælger ikke noget om dig, og her er ingen reklamer.',
    ].join('\n'),
  },
  automatic: {
    title: 'Hvad der sker af sig selv',
    text: [
      'Et filter læser hver linje, før den bliver hørt, og kan sende den tilbage eller sætte stjerner over ord. En udelukkelse fordobles, hvis en anden bruger imens logger ind fra samme browser. Den, der sender alt for meget på én gang, må hvile lidt.',
      'Alt andet afgør mennesker. Du kan bede om, at hver udelukkelse ses efter igen, og en anden svarer.',
    ].join('\n'),
  },
  rights: {
    title: 'Hvad du kan bede os om',
    text: [
      'Du kan se og tage det med, vi gemmer: Dine data og din konto har en knap, der henter en kopi. Dér kan du også få det hele slettet.',
      'Du kan også få fejl rettet, bede os bruge mindre af det og sige nej til det, vi gør ud fra en legitim interesse. Hvor du har sagt ja, kan du sige nej igen når som helst. Skriv til {{email}}: Du får svar inden for en måned, og det koster ikke noget.',
      'Parken er for dem, der er 16 år eller ældre. Vi spørger ikke om fødselsdato. Får vi at vide, at nogen er yngre, lukker vi lågen, spørger venligt og sletter brugeren, hvis det passer.',
      'Du kan altid klage til myndigheden der, hvor vi er, eller der, hvor du bor.',
    ].join('\n'),
    authority: 'Vores myndighed',
    yours: 'Også: Datatilsynet i Danmark og i Norge, Integritetsskyddsmyndigheten i Sverige.',
  },
  stored: {
    title: 'Cookies, og hvad din browser gemmer',
    lead: 'Det hele er nødvendigt for det, du har bedt om; intet følger dig andre steder hen.',
    names: 'Navn',
    signIn: {
      what: 'Dit login, eller et, du er midt i',
      until: 'Til du logger ud; personalets sider 8 timer',
    },
    language: {
      what: 'Det sprog, du har valgt (en cookie)',
      until: 'Et år; for et enkelt besøg, til browseren lukkes',
    },
    device: {
      what: 'Et tilfældigt tal, der kender browsere fra hinanden, så en udelukkelse ikke kan omgås',
      until: 'Til du sletter det',
    },
    consent: { what: 'Om YouTube må vises (en cookie)', until: 'Et halvt år' },
    settings: { what: 'Dine indstillinger, og hvad du har lukket', until: 'Til du sletter det' },
    unfinished: {
      what: 'Det, du var midt i: en kladde, en runde, åbne vinduer',
      until: 'Til det er gjort, det meste til fanen lukkes',
    },
  },
}

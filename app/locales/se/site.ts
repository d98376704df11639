export const site = {
  chooseLanguage: 'Välj språk',
  skip: 'Hoppa till innehållet',
  backHome: 'Till startsidan',
  reload: 'Ladda om sidan',
  copyright: '© {{year}} {{product}}. Gjord av frivilliga hundmänniskor.',
  writeToUs: 'Skriv till oss på {{address}}',
  home: {
    title: '{{product}}: en gratis park där alla är hundar',
    description:
      'Gå på promenad, gräv upp ben och prata med andra i {{product}}. Gratis, utan reklam och på fyra språk.',
  },
  signIn: {
    atTheGate: 'Vid grinden',
    welcome: 'Välkommen till parken',
    invitation:
      'Logga in, välj din hund och ta en promenad tillsammans med alla oss andra. Det är gratis och helt utan reklam.',
    google: 'Logga in med Google',
    googleNext: 'Välj ditt konto i Googles egen knapp:',
    local: 'Lokal inloggning',
    email: 'E-post',
    emailWrong: 'Skriv en hel e-postadress.',
    submit: 'Logga in',
    looking: 'Ser efter vem som står vid grinden',
    hello: 'Hej igen, {{name}}',
    waiting: '{{dogs}} har väntat på dig vid grinden.',
    noDogs: 'Du har ingen hund än. Det står en valp och väntar på dig.',
    enter: 'Gå till parken',
    signOut: 'Logga ut',
    unreachable: 'Parken svarar inte just nu. Dina hundar mår bra.',
    failed: 'Inloggningen gick inte igenom. Försök en gång till.',
    retry: 'Försök igen',
  },
  hero: {
    bubble: 'Voff! Kommer du in och leker?',
  },
  welcome: {
    title: 'En park där alla är hundar',
    place:
      '{{product}} är en liten, lugn plats på nätet. Här går vi på promenad, gräver efter ben, nosar på varandra och pratar på bänken vid fontänen. Några tittar in på lunchen, andra har haft samma hund i tio år.',
    dogs: 'Du kan ha upp till tre hundar. Du bestämmer själv päls och namn, och du hittar snart ett koppel att springa med.',
    free: 'Gratis, alltid',
    noAds: 'Utan reklam',
    languages: 'På fyra språk',
  },
  trail: {
    title: 'Tre steg till fontänen',
    signIn: 'Logga in vid grinden',
    puppy: 'Välj en valp och ge den ett namn',
    walk: 'Gå in och säg voff',
  },
  news: {
    title: 'Anslagstavlan',
    empty: 'Det sitter inget på tavlan i dag. Änderna säger inte heller så mycket.',
    kind: { info: 'Nytt från parken', danger: 'Viktigt', minor: 'Smått och gott', change: 'Ändringar' },
  },
  notFound: {
    title: 'Här tar stigen slut',
    text: 'Det finns ingen sida på den här adressen. Kanske har någon grävt upp den.',
  },
  failure: {
    title: 'Någon snubblade på kopplet',
    text: 'Något gick fel hos oss. Försök igen om en stund.',
    retry: 'Försök igen',
  },
}

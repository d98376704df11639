import type { TextTree } from '#durable/rules/text.ts'

export const stored = {
  title: {
    dk: 'Cookies, og hvad din browser gemmer',
    en: 'Cookies and what your browser keeps',
    no: 'Informasjonskapsler, og hva nettleseren lagrer',
    se: 'Kakor och vad din webbläsare sparar',
  },
  lead: {
    dk: 'Det hele er nødvendigt for det, du har bedt om; intet følger dig andre steder hen.',
    en: 'All of it is needed for what you have asked for; nothing follows you elsewhere.',
    no: 'Alt er nødvendig for det du har bedt om; ingenting følger deg andre steder.',
    se: 'Allt behövs för det du har bett om; inget följer dig någon annanstans.',
  },
  names: {
    dk: 'Navn',
    en: 'Name',
    no: 'Navn',
    se: 'Namn',
  },
  signIn: {
    what: {
      dk: 'Dit login, eller et, du er midt i',
      en: 'Your sign-in, or one that you are in the middle of',
      no: 'Innloggingen din, eller en du er midt i',
      se: 'Din inloggning, eller en som du är mitt i',
    },
    until: {
      dk: 'Til du logger ud; personalets sider 8 timer',
      en: 'Until you sign out; the staff pages 8 hours',
      no: 'Til du logger ut; sidene til personalet 8 timer',
      se: 'Tills du loggar ut; personalens sidor 8 timmar',
    },
  },
  language: {
    what: {
      dk: 'Det sprog, du har valgt (en cookie)',
      en: 'The language that you have chosen (a cookie)',
      no: 'Språket du har valgt (en informasjonskapsel)',
      se: 'Språket du har valt (en kaka)',
    },
    until: {
      dk: 'Et år; for et enkelt besøg, til browseren lukkes',
      en: 'A year; for one visit, until the browser is closed',
      no: 'Et år; for ett besøk, til nettleseren lukkes',
      se: 'Ett år; för ett enda besök, tills webbläsaren stängs',
    },
  },
  device: {
    what: {
      dk: 'Et tilfældigt tal, der kender browsere fra hinanden, så en udelukkelse ikke kan omgås',
      en: 'A random number that tells browsers apart, so that a ban cannot be got round',
      no: 'Et tilfeldig tall som skiller nettlesere fra hverandre, så en utestenging ikke kan omgås',
      se: 'Ett slumptal som skiljer webbläsare åt, så att en avstängning inte kan kringgås',
    },
    until: {
      dk: 'Til du sletter det',
      en: 'Until you clear it',
      no: 'Til du sletter det',
      se: 'Tills du rensar det',
    },
  },
  consent: {
    what: {
      dk: 'Om YouTube må vises (en cookie)',
      en: 'Whether YouTube may be shown (a cookie)',
      no: 'Om YouTube kan vises (en informasjonskapsel)',
      se: 'Om YouTube får visas (en kaka)',
    },
    until: {
      dk: 'Et halvt år',
      en: 'Half a year',
      no: 'Et halvt år',
      se: 'Ett halvår',
    },
  },
  settings: {
    what: {
      dk: 'Dine indstillinger, og hvad du har lukket',
      en: 'Your settings, and what you have closed',
      no: 'Innstillingene dine, og hva du har lukket',
      se: 'Dina inställningar, och vad du har stängt',
    },
    until: {
      dk: 'Til du sletter det',
      en: 'Until you clear it',
      no: 'Til du sletter det',
      se: 'Tills du rensar det',
    },
  },
  unfinished: {
    what: {
      dk: 'Det, du var midt i: en kladde, en runde, åbne vinduer',
      en: 'What you were in the middle of: a draft, a round, open windows',
      no: 'Det du var midt i: et utkast, en runde, åpne vinduer',
      se: 'Det du var mitt i: ett utkast, en runda, öppna fönster',
    },
    until: {
      dk: 'Til det er gjort, det meste til fanen lukkes',
      en: 'Until it is done, most of it until the tab is closed',
      no: 'Til det er gjort, det meste til fanen lukkes',
      se: 'Tills det är klart, det mesta tills fliken stängs',
    },
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const who = {
  title: {
    dk: 'Hvem vi er, og hvor du skriver hen',
    en: 'Who we are and where to write',
    no: 'Hvem vi er, og hvor du skriver',
    se: 'Vilka vi är och vart du skriver',
  },
  text: {
    dk: '{{name}} driver {{product}} og har ansvaret for dine data.',
    en: '{{name}} runs {{product}} and answers for your data.',
    no: '{{name}} driver {{product}} og har ansvaret for dataene dine.',
    se: '{{name}} driver {{product}} och ansvarar för dina uppgifter.',
  },
  address: {
    dk: 'Adresse',
    en: 'Address',
    no: 'Adresse',
    se: 'Adress',
  },
  users: {
    dk: 'Til dig, der spiller, og til alle andre: Skriv hertil, så svarer et menneske',
    en: 'For you who play, and for anybody else: write here, and a person answers',
    no: 'For deg som spiller, og for alle andre: Skriv hit, så svarer et menneske',
    se: 'För dig som spelar och för alla andra: skriv hit, så svarar en människa',
  },
  official: {
    dk: 'Til myndigheder og til spørgsmål om dine data',
    en: 'For authorities, and for questions about your data',
    no: 'For myndigheter, og for spørsmål om dataene dine',
    se: 'För myndigheter och för frågor om dina uppgifter',
  },
  languages: {
    dk: 'Vi svarer på',
    en: 'We answer in',
    no: 'Vi svarer på',
    se: 'Vi svarar på',
  },
  language: {
    dk: {
      dk: 'dansk',
      en: 'Danish',
      no: 'dansk',
      se: 'danska',
    },
    en: {
      dk: 'engelsk',
      en: 'English',
      no: 'engelsk',
      se: 'engelska',
    },
    no: {
      dk: 'norsk',
      en: 'Norwegian',
      no: 'norsk',
      se: 'norska',
    },
    se: {
      dk: 'svensk',
      en: 'Swedish',
      no: 'svensk',
      se: 'svenska',
    },
  },
} satisfies TextTree

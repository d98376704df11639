import type { TextTree } from '#durable/rules/text.ts'

export const credits = {
  title: {
    dk: 'Tak til',
    en: 'Thanks to',
    no: 'Takk til',
    se: 'Tack till',
  },
  description: {
    dk: 'Dem, der har tegnet, bygget, planlagt og fortalt om parken, og hvad hver af dem har gjort.',
    en: 'Those who drew, built, planned and told of the park, and what each of them did.',
    no: 'De som har tegnet, bygd, planlagt og fortalt om parken, og hva hver av dem har gjort.',
    se: 'De som har ritat, byggt, planerat och berättat om parken, och vad var och en har gjort.',
  },
  lead: {
    dk: 'Parken er lavet af mange poter. Her er dem, der tegner den, bygger den, holder festerne og fortæller andre om den.',
    en: 'The park is made by many paws. Here are those who draw it, build it, give its parties and tell others about it.',
    no: 'Parken er laget av mange poter. Her er de som tegner den, bygger den, holder festene og forteller andre om den.',
    se: 'Parken är gjord av många tassar. Här är de som ritar den, bygger den, ordnar festerna och berättar om den för andra.',
  },
  owner: {
    dk: 'Går tur med {{username}}',
    en: 'Walked by {{username}}',
    no: 'Går tur med {{username}}',
    se: 'Promenerar med {{username}}',
  },
  role: {
    Designer: {
      dk: 'Designer',
      en: 'Designer',
      no: 'Designer',
      se: 'Formgivare',
    },
    ClientDev: {
      dk: 'Klientudvikler',
      en: 'Client developer',
      no: 'Klientutvikler',
      se: 'Klientutvecklare',
    },
    FestKomiteen: {
      dk: 'Festkomitéen',
      en: 'Party committee',
      no: 'Festkomiteen',
      se: 'Festkommittén',
    },
    SocialMedia: {
      dk: 'Sociale medier',
      en: 'Social media',
      no: 'Sosiale medier',
      se: 'Sociala medier',
    },
  },
  pictures: {
    dk: 'Billeder i parken er også af {{names}}.',
    en: 'Pictures in the park are by {{names}} too.',
    no: 'Bilder i parken er også av {{names}}.',
    se: 'Bilder i parken är också av {{names}}.',
  },
  borrowed: {
    dk: 'Mange af ordene om at installere er af Gleb Khmyznikov og bidragyderne til {{source}} (MIT-licens).',
    en: 'Many of the words about installing are by Gleb Khmyznikov and the contributors of {{source}} (MIT licence).',
    no: 'Mange av ordene om å installere er av Gleb Khmyznikov og bidragsyterne til {{source}} (MIT-lisens).',
    se: 'Många av orden om att installera är av Gleb Khmyznikov och medarbetarna i {{source}} (MIT-licens).',
  },
  madeOf: {
    dk: 'Den software, som parken er bygget med, og dens licenser',
    en: 'The software that the park is built with, with its licences',
    no: 'Programvaren som parken er bygd med, og lisensene',
    se: 'Programvaran som parken är byggd med, och dess licenser',
  },
  empty: {
    dk: 'Listen er ved at blive skrevet. Kig forbi igen om lidt.',
    en: 'The list is being written. Come back in a while.',
    no: 'Lista er under arbeid. Stikk innom igjen om litt.',
    se: 'Listan håller på att skrivas. Titta in igen om en stund.',
  },
} satisfies TextTree

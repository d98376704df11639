import type { TextTree } from '#durable/rules/text.ts'

export const lines = {
  title: {
    dk: 'Når det er alvor',
    en: 'When it is serious',
    no: 'Når det er alvor',
    se: 'När det är allvar',
  },
  text: {
    dk: 'Er nogen i fare lige nu, så ring først til alarmcentralen. På de her linjer behøver du ikke sige, hvem du er. De lytter til dig, og til den, der er bekymret for nogen.',
    en: 'If somebody is in danger right now, call the emergency number first. On these lines you need not say who you are. They listen to you, and to whoever worries about somebody.',
    no: 'Er noen i fare akkurat nå, ring nødnummeret først. På disse linjene trenger du ikke å si hvem du er. De lytter til deg, og til den som er bekymret for noen.',
    se: 'Är någon i fara just nu, ring nödnumret först. På de här linjerna behöver du inte säga vem du är. De lyssnar på dig, och på den som är orolig för någon.',
  },
  emergency: {
    dk: 'Alarm',
    en: 'Emergency',
    no: 'Nødnummer',
    se: 'Nödnummer',
  },
  country: {
    dk: {
      dk: 'Danmark',
      en: 'Denmark',
      no: 'Danmark',
      se: 'Danmark',
    },
    no: {
      dk: 'Norge',
      en: 'Norway',
      no: 'Norge',
      se: 'Norge',
    },
    se: {
      dk: 'Sverige',
      en: 'Sweden',
      no: 'Sverige',
      se: 'Sverige',
    },
    gb: {
      dk: 'Storbritannien',
      en: 'United Kingdom',
      no: 'Storbritannia',
      se: 'Storbritannien',
    },
  },
  report: {
    dk: 'I parken vælger du Anmeld i menuen og så „Trussel eller selvskade“: Sådan en anmeldelse kommer før alle andre.',
    en: 'In the park choose Report in the menu, and then “Threat or self-harm”: such a report comes before all others.',
    no: 'I parken velger du Rapporter i menyen og så «Trussel eller selvskading»: En slik rapport kommer før alle andre.',
    se: 'I parken väljer du Anmäl i menyn och sedan ”Hot eller självskada”: en sådan anmälan kommer före alla andra.',
  },
} satisfies TextTree

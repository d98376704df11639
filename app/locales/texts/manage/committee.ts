import type { TextTree } from '#durable/rules/text.ts'

export const committee = {
  lede: {
    dk: 'Fire pladser, to hele måneder hver. Plads 1 og 2 begynder i januar, marts, maj og så videre, plads 3 og 4 i februar, april, juni og så videre. Den, der kommer sent, tager resten. Bagefter holder man fri i to måneder.',
    en: 'Four seats, two whole months each. Seats 1 and 2 begin in January, March, May and so on, seats 3 and 4 in February, April, June and so on. Who comes late serves the rest. Afterwards one rests for two months.',
    no: 'Fire plasser, to hele måneder hver. Plass 1 og 2 begynner i januar, mars, mai og så videre, plass 3 og 4 i februar, april, juni og så videre. Den som kommer sent, tar resten. Etterpå har man fri i to måneder.',
    se: 'Fyra platser, två hela månader var. Plats 1 och 2 börjar i januari, mars, maj och så vidare, plats 3 och 4 i februari, april, juni och så vidare. Den som kommer sent tar resten. Efteråt vilar man i två månader.',
  },
  seat: {
    dk: 'Plads {{number}}',
    en: 'Seat {{number}}',
    no: 'Plass {{number}}',
    se: 'Plats {{number}}',
  },
  nobody: {
    dk: 'Pladsen er fri',
    en: 'The seat is free',
    no: 'Plassen er ledig',
    se: 'Platsen är ledig',
  },
  appoint: {
    dk: 'Indsæt et medlem',
    en: 'Appoint a member',
    no: 'Sett inn et medlem',
    se: 'Sätt in en medlem',
  },
  username: {
    dk: 'Brugernavn',
    en: 'Username',
    no: 'Brukernavn',
    se: 'Användarnamn',
  },
  dog: {
    dk: 'Hundens navn',
    en: 'Name of the dog',
    no: 'Hundens navn',
    se: 'Hundens namn',
  },
  term: {
    dk: 'Periode',
    en: 'Term',
    no: 'Periode',
    se: 'Period',
  },
  rest: {
    dk: 'Resten af den, der er begyndt',
    en: 'The rest of the one that has begun',
    no: 'Resten av den som har begynt',
    se: 'Resten av den som har börjat',
  },
  next: {
    dk: 'Den næste',
    en: 'The next one',
    no: 'Den neste',
    se: 'Nästa',
  },
  nextIs: {
    dk: 'Den næste periode begynder',
    en: 'The next term begins on',
    no: 'Den neste perioden begynner',
    se: 'Nästa period börjar',
  },
  end: {
    dk: 'Afslut perioden',
    en: 'End the term',
    no: 'Avslutt perioden',
    se: 'Avsluta perioden',
  },
} satisfies TextTree

import type { TextTree } from '#durable/rules/text.ts'

export const choose = {
  title: {
    dk: 'Vælg en hund',
    en: 'Choose a dog',
    no: 'Velg en hund',
    se: 'Välj en hund',
  },
  years_zero: {
    dk: '{{rank}}, under et år',
    en: '{{rank}}, not yet a year old',
    no: '{{rank}}, under ett år',
    se: '{{rank}}, under ett år',
  },
  years_one: {
    dk: '{{rank}}, {{count}} år',
    en: '{{rank}}, {{count}} year old',
    no: '{{rank}}, {{count}} år',
    se: '{{rank}}, {{count}} år',
  },
  years_other: {
    dk: '{{rank}}, {{count}} år',
    en: '{{rank}}, {{count}} years old',
    no: '{{rank}}, {{count}} år',
    se: '{{rank}}, {{count}} år',
  },
  birthday: {
    dk: 'Har fødselsdag i dag',
    en: 'Birthday today',
    no: 'Har bursdag i dag',
    se: 'Fyller år i dag',
  },
  lifepoints_one: {
    dk: '{{count}} livspoint',
    en: '{{count}} lifepoint',
    no: '{{count}} livspoeng',
    se: '{{count}} livspoäng',
  },
  lifepoints_other: {
    dk: '{{count}} livspoint',
    en: '{{count}} lifepoints',
    no: '{{count}} livspoeng',
    se: '{{count}} livspoäng',
  },
  visit: {
    dk: 'Dagens første besøg giver {{count}} til.',
    en: 'The first visit of each day gives {{count}} more.',
    no: 'Dagens første besøk gir {{count}} til.',
    se: 'Dagens första besök ger {{count}} till.',
  },
  resting: {
    dk: 'Hviler under birken',
    en: 'Rests under the birch',
    no: 'Hviler under bjørka',
    se: 'Vilar under björken',
  },
  enter: {
    dk: 'Gå i parken',
    en: 'Go to the park',
    no: 'Gå i parken',
    se: 'Gå till parken',
  },
  colour: {
    dk: 'Farv {{name}}',
    en: 'Colour {{name}}',
    no: 'Farg {{name}}',
    se: 'Färga {{name}}',
  },
  rebirthNamed: {
    dk: 'Genfød {{name}}',
    en: 'Rebirth {{name}}',
    no: 'La {{name}} gjenfødes',
    se: 'Låt {{name}} återfödas',
  },
  rebirth: {
    dk: 'Genfød',
    en: 'Rebirth',
    no: 'Gjenfødelse',
    se: 'Återfödelse',
  },
  free: {
    dk: 'En ledig plads',
    en: 'A free place',
    no: 'En ledig plass',
    se: 'En ledig plats',
  },
  place: {
    dk: 'Plads {{number}} af {{max}}',
    en: 'Place {{number}} of {{max}}',
    no: 'Plass {{number}} av {{max}}',
    se: 'Plats {{number}} av {{max}}',
  },
  make: {
    dk: 'Lav en hund',
    en: 'Make a dog',
    no: 'Lag en hund',
    se: 'Skapa en hund',
  },
  killTitle: {
    dk: 'Slå ihjel.',
    en: 'Kill mode.',
    no: 'Slå i hjel.',
    se: 'Slå ihjäl.',
  },
  killText: {
    dk: 'En genfødsel slutter dette liv og begynder et nyt på samme plads. Vi spørger en gang til først.',
    en: 'Rebirth ends this life and starts a new one in its place. We ask you once more first.',
    no: 'En gjenfødelse avslutter dette livet og begynner et nytt på samme plass. Vi spør en gang til først.',
    se: 'En återfödelse avslutar det här livet och börjar ett nytt på samma plats. Vi frågar en gång till först.',
  },
  closed: {
    dk: 'Parken er lukket lige nu.',
    en: 'The park is closed for now.',
    no: 'Parken er stengt akkurat nå.',
    se: 'Parken är stängd just nu.',
  },
  banned: {
    dk: 'Lågen er lukket for dig.',
    en: 'The gate is shut for you.',
    no: 'Grinda er stengt for deg.',
    se: 'Grinden är stängd för dig.',
  },
} satisfies TextTree

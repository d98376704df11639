import type { TextTree } from '#durable/rules/text.ts'

/** The window at the board in the house of a pack. */
export const packGoal = {
  title: { dk: 'Koblets mål', en: 'The goal of the pack', no: 'Målet til kobbelet', se: 'Flockens mål' },
  week: { dk: 'Denne uge', en: 'This week', no: 'Denne uken', se: 'Den här veckan' },
  marks: {
    dk: '{{marks}} af {{target}} mærker',
    en: '{{marks}} of {{target}} marks',
    no: '{{marks}} av {{target}} merker',
    se: '{{marks}} av {{target}} märken',
  },
  own: {
    dk: 'Du har givet {{own}}. {{most}} tæller for hver i ugen.',
    en: 'You have given {{own}}. {{most}} count for each player and week.',
    no: 'Du har gitt {{own}}. {{most}} teller for hver i uken.',
    se: 'Du har gett {{own}}. {{most}} räknas för var och en i veckan.',
  },
  how: {
    dk: 'Et mærke for hvert: sporets ende, et rigtigt svar, en ny medalje, en godbid til en anden, et fund i en jagt.',
    en: 'A mark for each: the end of the trail, a right answer, a new medal, a treat for another dog, a find in a hunt.',
    no: 'Et merke for hvert: enden av sporet, et riktig svar, en ny medalje, en godbit til en annen, et funn i en jakt.',
    se: 'Ett märke för varje: spårets slut, ett rätt svar, en ny medalj, en godbit till en annan, ett fynd i en jakt.',
  },
  then: {
    dk: 'Når målet er nået, får hver, der gav et mærke, {{bones}} knogler, og huset får sine vimpler.',
    en: 'Once the goal is reached, each who gave a mark gets {{bones}} bones, and the house gets its bunting.',
    no: 'Når målet er nådd, får hver som ga et merke, {{bones}} bein, og huset får vimplene sine.',
    se: 'När målet är nått får var och en som gav ett märke {{bones}} ben, och huset får sina vimplar.',
  },
  reached: {
    dk: 'Målet er nået! Vimplerne hænger på huset til næste søndag.',
    en: 'The goal is reached! The bunting hangs on the house until next Sunday.',
    no: 'Målet er nådd! Vimplene henger på huset til neste søndag.',
    se: 'Målet är nått! Vimplarna hänger på huset till nästa söndag.',
  },
} satisfies TextTree

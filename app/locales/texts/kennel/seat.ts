import type { TextTree } from '#durable/rules/text.ts'

export const seat = {
  title: {
    dk: 'Festkomitéen',
    en: 'Party committee',
    no: 'Festkomiteen',
    se: 'Festkommittén',
  },
  text: {
    dk: 'Du har en plads fra {{from}} til og med {{to}}. Lønnen går til {{dog}}.',
    en: 'You have a seat from {{from}} up to and including {{to}}. The pay goes to {{dog}}.',
    no: 'Du har en plass fra {{from}} til og med {{to}}. Lønna går til {{dog}}.',
    se: 'Du har en plats från {{from}} till och med {{to}}. Lönen går till {{dog}}.',
  },
  giveBack: {
    dk: 'Giv pladsen tilbage',
    en: 'Give the seat back',
    no: 'Gi plassen tilbake',
    se: 'Lämna tillbaka platsen',
  },
  sure: {
    dk: 'Du forlader komitéen med det samme. En måned, der ikke er gået til ende, bliver ikke betalt.',
    en: 'You leave the committee at once. A month that is not over is not paid.',
    no: 'Du forlater komiteen med det samme. En måned som ikke er over, blir ikke betalt.',
    se: 'Du lämnar kommittén genast. En månad som inte är slut betalas inte.',
  },
  star: {
    dk: 'En glasstjerne venter på dig: Gør plads i rygsækken, så ligger den der en af de næste morgener.',
    en: 'A glass star waits for you: make room in the backpack, and it lies there one of these mornings.',
    no: 'En glasstjerne venter på deg: Lag plass i ryggsekken, så ligger den der en av de neste morgenene.',
    se: 'En glasstjärna väntar på dig: gör plats i ryggsäcken, så ligger den där en av de närmaste mornarna.',
  },
} satisfies TextTree

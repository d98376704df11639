import type { ConsentTexts } from '#app/locales/en/consent.ts'

export const consent: ConsentTexts = {
  title: 'Cookie-indstillinger',
  intro: 'Parken sætter kun de cookies, den har brug for, og henter intet fra andre, før du siger ja.',
  save: 'Gem mit valg',
  necessaryOnly: 'Kun det nødvendige',
  all: 'Tillad alle',
  close: 'Luk',
  needed: 'Det, parken har brug for',
  neededText:
    'Dit sprog, dit login, valget her og et tilfældigt nummer, der holder udelukkede ude. Uden dem går lågen ikke op.',
  video: 'Videoer fra YouTube',
  videoText:
    'Nogen i parken kan dele en video. Så sætter YouTube sine egne cookies. Siger du nej, får du et link i stedet.',
}

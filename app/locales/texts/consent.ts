import type { TextTree } from '#durable/rules/text.ts'

/** Loaded with the cookie dialog alone, by `consent-dialog.client.ts`. */
export const consent = {
  title: {
    dk: 'Cookie-indstillinger',
    en: 'Cookie preferences',
    no: 'Informasjonskapsler',
    se: 'Kakinställningar',
  },
  intro: {
    dk: 'Parken sætter kun de cookies, den har brug for, og henter intet fra andre, før du siger ja.',
    en: 'The park sets no cookies but those it needs, and nothing from others is loaded before you say so.',
    no: 'Parken setter bare de informasjonskapslene den trenger, og henter ingenting fra andre før du sier ja.',
    se: 'Parken sätter bara de kakor som den behöver, och hämtar inget från andra förrän du säger ja.',
  },
  save: {
    dk: 'Gem mit valg',
    en: 'Save my choice',
    no: 'Lagre valget mitt',
    se: 'Spara mitt val',
  },
  necessaryOnly: {
    dk: 'Kun det nødvendige',
    en: 'Only what is needed',
    no: 'Bare det nødvendige',
    se: 'Bara det nödvändiga',
  },
  all: {
    dk: 'Tillad alle',
    en: 'Allow all',
    no: 'Tillat alle',
    se: 'Tillåt alla',
  },
  close: {
    dk: 'Luk',
    en: 'Close',
    no: 'Lukk',
    se: 'Stäng',
  },
  needed: {
    dk: 'Det, parken har brug for',
    en: 'What the park needs',
    no: 'Det parken trenger',
    se: 'Det som parken behöver',
  },
  neededText: {
    dk: 'Dit sprog, dit login, valget her og et tilfældigt nummer, der holder udelukkede ude. Uden dem går lågen ikke op.',
    en: 'Your language, your sign-in, this choice and a random number that keeps out who is banned. Without them, the gate does not open.',
    no: 'Språket ditt, innloggingen din, dette valget og et tilfeldig nummer som holder utestengte ute. Uten dem går ikke grinda opp.',
    se: 'Ditt språk, din inloggning, det här valet och ett slumpat nummer som håller avstängda ute. Utan dem går grinden inte upp.',
  },
  video: {
    dk: 'Videoer fra YouTube',
    en: 'Videos from YouTube',
    no: 'Videoer fra YouTube',
    se: 'Videor från YouTube',
  },
  videoText: {
    dk: 'Nogen i parken kan dele en video. Så sætter YouTube sine egne cookies. Siger du nej, får du et link i stedet.',
    en: 'Somebody in the park may share a video. YouTube then sets cookies of its own. Say no, and you get a link instead.',
    no: 'Noen i parken kan dele en video. Da setter YouTube sine egne informasjonskapsler. Sier du nei, får du en lenke i stedet.',
    se: 'Någon i parken kan dela en video. Då sätter YouTube sina egna kakor. Säger du nej får du en länk i stället.',
  },
} satisfies TextTree

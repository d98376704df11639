import type { ConsentTexts } from '#app/locales/en/consent.ts'

export const consent: ConsentTexts = {
  title: 'Informasjonskapsler',
  intro: 'Parken setter bare de informasjonskapslene den trenger, og henter ingenting fra andre før du sier ja.',
  save: 'Lagre valget mitt',
  necessaryOnly: 'Bare det nødvendige',
  all: 'Tillat alle',
  close: 'Lukk',
  needed: 'Det parken trenger',
  neededText:
    'Språket ditt, innloggingen din, dette valget og et tilfeldig nummer som holder utestengte ute. Uten dem går ikke grinda opp.',
  video: 'Videoer fra YouTube',
  videoText:
    'Noen i parken kan dele en video. Da setter YouTube sine egne informasjonskapsler. Sier du nei, får du en lenke i stedet.',
}

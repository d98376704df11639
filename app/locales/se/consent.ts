import type { ConsentTexts } from '#app/locales/en/consent.ts'

export const consent: ConsentTexts = {
  title: 'Kakinställningar',
  intro: 'Parken sätter bara de kakor som den behöver, och hämtar inget från andra förrän du säger ja.',
  save: 'Spara mitt val',
  necessaryOnly: 'Bara det nödvändiga',
  all: 'Tillåt alla',
  close: 'Stäng',
  needed: 'Det som parken behöver',
  neededText:
    'Ditt språk, din inloggning, det här valet och ett slumpat nummer som håller avstängda ute. Utan dem går grinden inte upp.',
  video: 'Videor från YouTube',
  videoText:
    'Någon i parken kan dela en video. Då sätter YouTube sina egna kakor. Säger du nej får du en länk i stället.',
}

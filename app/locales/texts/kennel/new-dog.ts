import type { TextTree } from '#durable/rules/text.ts'

export const newDog = {
  title: {
    dk: 'Ny hund',
    en: 'New dog',
    no: 'Ny hund',
    se: 'Ny hund',
  },
  rebirthTitle: {
    dk: '{{name}} bliver hvalp',
    en: '{{name}} becomes a puppy',
    no: '{{name}} blir valp',
    se: '{{name}} blir valp',
  },
  preview: {
    dk: 'Hvalpen i sin egen pels',
    en: 'The puppy, in its own coat',
    no: 'Valpen i sin egen pels',
    se: 'Valpen i sin egen päls',
  },
  name: {
    dk: 'Hvad hedder din hund?',
    en: 'What is your dog called?',
    no: 'Hva heter hunden din?',
    se: 'Vad heter din hund?',
  },
  another: {
    dk: 'En anden hvalp',
    en: 'Another puppy',
    no: 'En annen valp',
    se: 'En annan valp',
  },
  seen: {
    dk: 'Andre spillere ser det navn over din hund og ved det, den siger. Dit brugernavn står på dens snuseprofil.',
    en: 'Other players see this name over your dog and beside what it says. Your username stands on its sniffing profile.',
    no: 'Andre spillere ser dette navnet over hunden din og ved det den sier. Brukernavnet ditt står på snuseprofilen.',
    se: 'Andra spelare ser det här namnet över din hund och vid det den säger. Ditt användarnamn står på nosprofilen.',
  },
  born: {
    dk: 'Du kan altid ændre pelsen senere. Koblet trækkes ved fødslen.',
    en: 'You can change the coat later. The pack is drawn at birth.',
    no: 'Du kan alltid endre pelsen senere. Kobbelet trekkes ved fødselen.',
    se: 'Du kan alltid ändra pälsen senare. Kopplet lottas vid födseln.',
  },
  rebornKept: {
    dk: 'Knogler og ting følger med.',
    en: 'Bones and belongings come along.',
    no: 'Bein og ting blir med.',
    se: 'Ben och saker följer med.',
  },
  rebornLost: {
    dk: 'Navn, pels, kobbel, rang, karma og alder begynder forfra.',
    en: 'Name, coat, pack, rank, karma and age start anew.',
    no: 'Navn, pels, kobbel, rang, karma og alder begynner på nytt.',
    se: 'Namn, päls, flock, rang, karma och ålder börjar om.',
  },
  diedKept: {
    dk: 'Knogler, ting og rang følger med.',
    en: 'Bones, belongings and rank come along.',
    no: 'Bein, ting og rang blir med.',
    se: 'Ben, saker och rang följer med.',
  },
  diedLost: {
    dk: 'Navn, pels, kobbel, karma og alder begynder forfra.',
    en: 'Name, coat, pack, karma and age start anew.',
    no: 'Navn, pels, kobbel, karma og alder begynner på nytt.',
    se: 'Namn, päls, flock, karma och ålder börjar om.',
  },
  ok: {
    dk: 'OK',
    en: 'OK',
    no: 'OK',
    se: 'OK',
  },
} satisfies TextTree

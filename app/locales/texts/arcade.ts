import type { TextTree } from '#durable/rules/text.ts'
import { catsFree } from './arcade/cats-free.ts'
import { jumpingDog } from './arcade/jumping-dog.ts'
import { knogleknas } from './arcade/knogle-knas.ts'
import { shell } from './arcade/shell.ts'
import { gameNames } from './shared/game-names.ts'

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: gameNames,
  leads: {
    KnogleKnas: {
      dk: 'Din hund har fundet sit livs bunke. Tag ens stykker, der rører hinanden, og grav de gyldne ben ud.',
      en: 'Your dog has found the heap of a lifetime. Take pieces of a kind that touch, and dig out the golden bones.',
      no: 'Hunden din har funnet sitt livs haug. Ta like biter som ligger inntil hverandre, og grav fram de gylne beina.',
      se: 'Din hund har hittat sitt livs hög. Ta lika bitar som ligger intill varandra, och gräv fram de gyllene benen.',
    },
    JumpingDog: {
      dk: 'Ét åndedrag, én bane. Tryk for at springe, hold for at springe højere.',
      en: 'One breath, one course. Press to leap, hold to leap higher.',
      no: 'Ett åndedrag, én løype. Trykk for å hoppe, hold for å hoppe høyere.',
      se: 'Ett andetag, en bana. Tryck för att hoppa, håll för att hoppa högre.',
    },
    CatsFree: {
      dk: 'Du er den eneste hund på skovturen, og hækken er fuld af katte, der kender til pølserne.',
      en: 'You are the only dog at the picnic, and the hedge is full of cats who know about the sausages.',
      no: 'Du er den eneste hunden på pikniken, og hekken er full av katter som kjenner til pølsene.',
      se: 'Du är den enda hunden på picknicken, och häcken är full av katter som känner till korvarna.',
    },
  },
  shell,
  knogleknas,
  jumpingDog,
  catsFree,
} satisfies TextTree

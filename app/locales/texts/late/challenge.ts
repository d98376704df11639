import type { TextTree } from '#durable/rules/text.ts'
import { gameNames } from '../shared/game-names.ts'

/** [GR16] The window in which one challenges another dog. */
export const challenge = {
  title: {
    dk: 'Udfordr til et løb',
    en: 'Challenge to a race',
    no: 'Utfordre til et løp',
    se: 'Utmana till ett lopp',
  },
  lead: {
    dk: '{{name}} får {{count}} sekunder til at sige ja. Så får I den samme bane og begynder samtidig. Det giver ingen knogler og står ikke på nogen liste.',
    en: '{{name}} has {{count}} seconds to say yes. Then you get the same course and begin together. It brings no bones and stands on no board.',
    no: '{{name}} får {{count}} sekunder til å si ja. Så får dere samme løype og begynner samtidig. Det gir ingen bein og står ikke på noen liste.',
    se: '{{name}} får {{count}} sekunder på sig att säga ja. Sedan får ni samma bana och börjar samtidigt. Det ger inga ben och står inte på någon lista.',
  },
  games: { JumpingDog: gameNames.JumpingDog, CatsFree: gameNames.CatsFree },
} as const satisfies TextTree

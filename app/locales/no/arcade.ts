import { catsFree } from './arcade/cats-free.ts'
import { jumpingDog } from './arcade/jumping-dog.ts'
import { knogleknas } from './arcade/knogle-knas.ts'
import { shell } from './arcade/shell.ts'

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Beinknas', JumpingDog: 'Hundehopp', CatsFree: 'Kattefri' },
  leads: {
    KnogleKnas:
      'Hunden din har funnet sitt livs haug. Ta like biter som ligger inntil hverandre, og grav fram de gylne beina.',
    JumpingDog: 'Ett åndedrag, én løype. Trykk for å hoppe, hold for å hoppe høyere.',
    CatsFree: 'Du er den eneste hunden på pikniken, og hekken er full av katter som kjenner til pølsene.',
  },
  shell,
  knogleknas,
  jumpingDog,
  catsFree,
}

import { catsFree } from './arcade/cats-free.ts'
import { jumpingDog } from './arcade/jumping-dog.ts'
import { knogleknas } from './arcade/knogle-knas.ts'
import { shell } from './arcade/shell.ts'

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Knogleknas', JumpingDog: 'Hundespring', CatsFree: 'Kattefri' },
  leads: {
    KnogleKnas: 'Din hund har fundet sit livs bunke. Tag ens stykker, der rører hinanden, og grav de gyldne ben ud.',
    JumpingDog: 'Ét åndedrag, én bane. Tryk for at springe, hold for at springe højere.',
    CatsFree: 'Du er den eneste hund på skovturen, og hækken er fuld af katte, der kender til pølserne.',
  },
  shell,
  knogleknas,
  jumpingDog,
  catsFree,
}

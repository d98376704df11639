import { catsFree } from './arcade/cats-free.ts'
import { jumpingDog } from './arcade/jumping-dog.ts'
import { knogleknas } from './arcade/knogle-knas.ts'
import { shell } from './arcade/shell.ts'

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Benknaper', JumpingDog: 'Hundhopp', CatsFree: 'Kattfritt' },
  leads: {
    KnogleKnas:
      'Din hund har hittat sitt livs hög. Ta lika bitar som ligger intill varandra, och gräv fram de gyllene benen.',
    JumpingDog: 'Ett andetag, en bana. Tryck för att hoppa, håll för att hoppa högre.',
    CatsFree: 'Du är den enda hunden på picknicken, och häcken är full av katter som känner till korvarna.',
  },
  shell,
  knogleknas,
  jumpingDog,
  catsFree,
}

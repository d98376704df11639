import { catsFree } from './arcade/cats-free.ts'
import { jumpingDog } from './arcade/jumping-dog.ts'
import { knogleknas } from './arcade/knogle-knas.ts'
import { shell } from './arcade/shell.ts'

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Bone Crunch', JumpingDog: 'Jumping Dog', CatsFree: 'Cats Free' },
  leads: {
    KnogleKnas:
      'Your dog has found the heap of a lifetime. Take pieces of a kind that touch, and dig out the golden bones.',
    JumpingDog: 'One breath, one course. Press to leap, hold to leap higher.',
    CatsFree: 'You are the only dog at the picnic, and the hedge is full of cats who know about the sausages.',
  },
  shell,
  knogleknas,
  jumpingDog,
  catsFree,
}

/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Bone Crunch', JumpingDog: 'Jumping Dog', CatsFree: 'Cats Free' },
}

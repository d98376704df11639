/** Texts of the play view and of the games in it. */
export const arcade = {
  names: { KnogleKnas: 'Knogleknas', JumpingDog: 'Hundespring', CatsFree: 'Kattefri' },
}

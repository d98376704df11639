/** Texts of JumpingDog. */
export const jumpingDog = {
  place: 'A game of the eye and hand. Bone Crunch can be played by names alone and pays the same.',
  bars_one: '{{count}} bar left in the rack',
  bars_other: '{{count}} bars left in the rack',
  bones_one: '{{count}} bone',
  bones_other: '{{count}} bones',
}

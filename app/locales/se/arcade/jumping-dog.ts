/** Texts of JumpingDog. */
export const jumpingDog = {
  place: 'Ett spel för öga och hand. Benknaper kan spelas enbart med namn och betalar lika mycket.',
  bars_one: '{{count}} bom kvar',
  bars_other: '{{count}} bommar kvar',
  bones_one: '{{count}} ben',
  bones_other: '{{count}} ben',
}

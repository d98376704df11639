/** Texts of JumpingDog. */
export const jumpingDog = {
  place: 'Et spil for øje og hånd. Knogleknas kan spilles alene ved navne og betaler det samme.',
  bars_one: '{{count}} bom tilbage',
  bars_other: '{{count}} bomme tilbage',
  bones_one: '{{count}} ben',
  bones_other: '{{count}} ben',
}

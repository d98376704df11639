/** Texts of JumpingDog. */
export const jumpingDog = {
  place: 'Et spill for øye og hånd. Beinknas kan spilles bare ved navn og betaler det samme.',
  bars_one: '{{count}} bom igjen',
  bars_other: '{{count}} bommer igjen',
  bones_one: '{{count}} bein',
  bones_other: '{{count}} bein',
}

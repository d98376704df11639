/** Texts of CatsFree. */
export const catsFree = {
  place: 'A game of the eye and hand. Bone Crunch can be played by names alone and pays the same.',
  goal: 'Run at the cats before they get to the sausages.',
  woof: 'Woof!',
  sausages_one: '{{count}} sausage on the blanket',
  sausages_other: '{{count}} sausages on the blanket',
  seconds_one: '{{count}} second left',
  seconds_other: '{{count}} seconds left',
}

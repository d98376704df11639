/**
 * The place of a game that is played by eye and hand. It takes the focus when a round begins: else Space would press the
 * button that has it, which is the way out. `label` says to a screen reader what the game is.
 */
export function takePlace(parent: HTMLElement, label: string) {
  const place = document.createElement('div')
  place.tabIndex = 0
  place.setAttribute('role', 'img')
  place.setAttribute('aria-label', label)
  Object.assign(place.style, { position: 'absolute', inset: '0', outline: 'none' })
  parent.appendChild(place)
  place.focus({ preventScroll: true })
}

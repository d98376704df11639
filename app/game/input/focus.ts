/** The id of the field that one talks in. */
export const CHAT_FIELD_ID = 'say'

/** Puts the caret into the chat field. */
export function focusChat() {
  document.getElementById(CHAT_FIELD_ID)?.focus()
}

/** Gives the keys back to the park. */
export function focusPark() {
  const park = document.querySelector('[data-park]')
  if (park instanceof HTMLElement) park.focus({ preventScroll: true })
}

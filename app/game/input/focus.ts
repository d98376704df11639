/** The id of the chat field. */
export const CHAT_FIELD_ID = 'say'

/** Focuses the chat field. */
export function focusChat() {
  document.getElementById(CHAT_FIELD_ID)?.focus()
}

/** Focuses the park, which then gets the keys. */
export function focusPark() {
  const park = document.querySelector('[data-park]')
  if (park instanceof HTMLElement) park.focus({ preventScroll: true })
}

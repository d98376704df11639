/** The element that says that a part of the page has not come (late-trouble.tsx). */
export const TROUBLE_ID = 'late-trouble'

/** The event on `window` that asks for the parts that have not come again. */
export const RETRY = 'voffpark-retry'

/** A part that has not come by then is said to be missing, ms. */
export const SAID_AFTER_MS = 8000

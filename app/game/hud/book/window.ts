/** `about` is the number of the page, from 0. */
export const BOOK_WINDOW = { name: 'book' }

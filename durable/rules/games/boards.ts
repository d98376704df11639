/** The number of rows of a board. */
export const BOARD_ROWS = 10

/** How many better dogs are counted at most, for the position of a dog that is below the rows of its board. */
export const BETTER_COUNTED_MAX = 1000

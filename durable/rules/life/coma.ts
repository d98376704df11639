/** A dog that does nothing for so long curls up, where the option is on (design 10). */
export const AUTO_COMA_MINUTES = 5

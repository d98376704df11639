/** [C11] The most users whom one user can ignore and block together. */
export const UNHEARD_MAX = 200

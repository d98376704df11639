/** [C11] Users whom one user ignores or blocks, at most. */
export const UNHEARD_MAX = 200

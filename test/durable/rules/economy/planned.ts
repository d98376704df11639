/**
 * Incomes that are designed and not built yet, so that what is built can be weighed against them. Whoever builds one
 * moves it to the rules, and the test reads it there.
 */
export const PLANNED = {
  /** Shells, mushrooms and the like, a bone each. */
  gathered: { most: 3 },
} as const

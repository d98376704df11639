/** What lives in the park and is nobody's dog, nor anybody to talk with. */
export const CREATURE_KINDS = ['gull', 'sparrow', 'squirrel', 'butterfly', 'cat', 'fish', 'firefly'] as const
export type CreatureKind = (typeof CREATURE_KINDS)[number]

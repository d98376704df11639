/** [P1] The six packs; the place in this list is the number that tile access records use. */
export const PACKS = ['banden', 'klanen', 'losjen', 'sekten', 'selskapet', 'stammen'] as const
export type Pack = (typeof PACKS)[number]

/** [P2] Draws the pack of a dog at its birth, evenly. `random` is in [0, 1). */
export function drawPack(random: () => number): Pack {
  return PACKS[Math.floor(random() * PACKS.length)] ?? PACKS[0]
}

/** [R1] The ranks in order, each with the level points that it starts at. */
export const RANKS = [
  { key: 'valp', from: 0 },
  { key: 'slede', from: 3 },
  { key: 'spor', from: 82 },
  { key: 'vann', from: 180 },
  { key: 'rom', from: 350 },
  { key: 'gjogler', from: 657 },
  { key: 'ninja', from: 1353 },
  { key: 'morph', from: 2992 },
] as const
export type Rank = (typeof RANKS)[number]['key']

/** [R1] The rank of a dog with these level points; below zero or NaN it is a puppy. */
export function rankAt(levelPoints: number): Rank {
  return RANKS.findLast((rank) => levelPoints >= rank.from)?.key ?? 'valp'
}

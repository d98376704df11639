/** [SU8] What an administrator says of losses of support that are held: they are real, or they wait for the next list. */
export const HELD_ANSWERS = ['go-on', 'wait'] as const
export type HeldAnswer = (typeof HELD_ANSWERS)[number]

/** So many supporters may lose their tier by one list without a question, however few there are. */
export const LOSSES_MAX = 5
/** The share of all supporters that may lose it by one list without a question. */
const LOSSES_SHARE = 1 / 5

/** [SU8] Whether a list by which so many of so many supporters lose their tier at once may be wrong. */
export function isSuspicious(losses: number, supporters: number): boolean {
  return losses > LOSSES_MAX && losses > supporters * LOSSES_SHARE
}

/**
 * [SU8] Whether losses may go on though they are suspicious: an administrator has said so of `held` losses, and there are not many
 * more by now.
 */
export function isAllowed(losses: number, { held, answer }: { held: number | null; answer: HeldAnswer | null }) {
  return answer === 'go-on' && losses <= (held ?? 0) + LOSSES_MAX
}

/** [H8] A dog whose player does nothing for so long curls up, where the option is on. */
export const AUTO_COMA_MINUTES = 5

/** [H8] Whether nothing has come from the player since `lastAt` for so long (both epoch ms). */
export function isLongIdle(lastAt: number, now: number): boolean {
  return now - lastAt >= AUTO_COMA_MINUTES * 60_000
}

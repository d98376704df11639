/** [H8] After how many minutes without input a dog curls up, if its player has chosen so. */
export const AUTO_COMA_MINUTES = 5

/** [H8] Whether the player's last input at `lastAt` is that long ago; both times are epoch ms. */
export function isLongIdle(lastAt: number, now: number): boolean {
  return now - lastAt >= AUTO_COMA_MINUTES * 60_000
}

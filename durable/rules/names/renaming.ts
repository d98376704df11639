const DAY_MS = 24 * 60 * 60 * 1000

/** [N14] A username lasts so long: else a name that was reported is another one before anybody has looked. */
export const RENAME_REST_MS = 7 * DAY_MS

/** [N14] From when (epoch ms) somebody may change the username whose last change was at `changedAt`: the first is free. */
export function nextRenameAt(changedAt: number | null): number {
  return changedAt === null ? 0 : changedAt + RENAME_REST_MS
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * [N14] The least time between two changes of a username, ms: else a reported user has another name before staff look.
 */
export const RENAME_REST_MS = 7 * DAY_MS

/** [N14] When a username last changed at `changedAt` may change again (epoch ms). */
export function nextRenameAt(changedAt: number): number {
  return changedAt + RENAME_REST_MS
}

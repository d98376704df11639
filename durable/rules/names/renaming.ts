const DAY_MS = 24 * 60 * 60 * 1000

/**
 * [N14] The least time between two changes of a username, ms: else a reported user has another name before staff look.
 */
export const RENAME_REST_MS = 7 * DAY_MS

/** [N14] When a username last changed at `changedAt` may change again (epoch ms). Null: the first change is free. */
export function nextRenameAt(changedAt: number | null): number {
  return changedAt === null ? 0 : changedAt + RENAME_REST_MS
}

/** The longest that a test waits for a state, ms: far above what a slow machine takes, so that only a hang is a failure. */
export const PATIENCE_MS = 120_000

/** Polls until the condition holds. @throws if it does not within PATIENCE_MS */
export async function until(isSo: () => Promise<boolean>, everyMs: number) {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${PATIENCE_MS} ms: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

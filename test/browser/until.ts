/** Waits for whatever a person would wait for, ms. */
export const PATIENCE_MS = 60_000

/** Asks again and again until it is so. @throws when it is not so within a minute. */
export async function until(isSo: () => Promise<boolean>, everyMs: number) {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${PATIENCE_MS} ms: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

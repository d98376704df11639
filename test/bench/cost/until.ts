const LOOK_EVERY_MS = 10
const GIVE_UP_MS = 20_000

/** Waits for a state. @throws with its name where it does not come. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`not within ${GIVE_UP_MS} ms: ${what}`)
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
  }
}

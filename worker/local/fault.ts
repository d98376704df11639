/** A problem that a developer can mend. Its message is shown without a stack. */
export class Fault extends Error {}

/**
 * Runs a command. A Fault is printed as its message alone, any other error with its stack. Either way the exit code is
 * 1.
 */
export async function orFail(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error)
    process.exit(1)
  }
}

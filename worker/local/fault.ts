/** Something that a developer can mend. The message is a sentence for a person, shown without a stack. */
export class Fault extends Error {}

/** Runs the work of a command. A fault is told by its sentence alone; either way the process ends with 1. */
export async function orFail(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error)
    process.exit(1)
  }
}

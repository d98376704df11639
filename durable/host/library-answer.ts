import type { DiskPort, FaultPort, LibraryPort } from './ports.ts'

/** What is needed to keep with the room what the library has. */
export type LibraryPorts = { disk: DiskPort; library: LibraryPort; faults: FaultPort }

/** What the library answers; null where it does not, which is noted: the room goes on as it is. */
export async function answerOf<Answer>(
  { library, faults }: LibraryPorts,
  ask: (library: LibraryPort) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask(library)
  } catch (error) {
    faults.outage(error)
    return null
  }
}

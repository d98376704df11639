import type { DiskPort, FaultPort, LibraryPort } from './ports.ts'

/** The ports needed to keep a copy of what the library has with the room. */
export type LibraryPorts = { disk: DiskPort; library: LibraryPort; faults: FaultPort }

/** The library's answer; null if it fails, which is logged. The room then goes on with what it has. */
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

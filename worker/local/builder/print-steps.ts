import type { BuildReport } from './build.ts'
import type { StepName } from './steps.ts'

const NAMES: Record<StepName, string> = {
  art: 'the art',
  documents: 'the types of GraphQL documents',
  pages: 'the pages',
  rooms: 'the Worker of the rooms',
  sandbox: 'the Worker that runs code of administrators',
  site: 'the Worker of the site',
}

/** Prints a line for each step that was made, with its seconds. */
export function printSteps({ isVerbose = false, print = (line: string) => console.log(line) } = {}): BuildReport {
  return { isVerbose, done: (name, seconds) => print(`  built ${NAMES[name]} in ${seconds.toFixed(1)} s`) }
}

// node test/browser/prepare-states.ts: a part of `npm test`, so that no test waits for the databases that all start from.
import { prepareStates } from './fresh-state.ts'

await prepareStates()

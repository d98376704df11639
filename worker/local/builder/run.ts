import { parseArgs } from 'node:util'
import { orFail } from '../fault.ts'
import { build } from './build.ts'
import { printSteps } from './print-steps.ts'
import { ALL_STEPS } from './steps.ts'

// `npm run build` makes the pages, `npm run bundle` the Workers as well.
const { values } = parseArgs({ options: { bundle: { type: 'boolean' }, verbose: { type: 'boolean' } } })
await orFail(() => build(values.bundle ? ALL_STEPS : ['documents', 'pages'], printSteps({ isVerbose: values.verbose })))

import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// The schema imports modules that exist only in a Worker. Printing it needs none of them, so they are replaced by
// stubs.
const STUB = 'data:text/javascript,export const waitUntil = () => {}; export class DurableObject {}'
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:') ? { url: STUB, shortCircuit: true } : next(specifier, context),
})

const { printSchema } = await import('graphql')
const { schema } = await import('#worker/api/schema.ts')
writeFileSync('worker/api/schema.graphql', `${printSchema(schema)}\n`)

import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// The schema hangs together with what runs in a Worker alone; to be printed it needs none of that.
const STUB = 'data:text/javascript,export const waitUntil = () => {}; export class DurableObject {}'
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:') ? { url: STUB, shortCircuit: true } : next(specifier, context),
})

const { printSchema } = await import('graphql')
const { schema } = await import('#worker/graphql/schema.ts')
writeFileSync('worker/graphql/schema.graphql', `${printSchema(schema)}\n`)

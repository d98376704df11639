import { resolve } from 'node:path'
import { WORKER_KEYS, WORKERS } from '../workers.ts'
import type { WorkerKey } from '../workers.ts'

export type StepName = 'art' | 'documents' | 'pages' | WorkerKey

export type BuildStep<Name extends string = StepName> = {
  /** The steps whose outputs it reads. */
  after: readonly Name[]
  /** Files and folders that decide the result; outputs of the steps in `after` may be among them. */
  inputs: readonly string[]
  outputs: readonly string[]
  command: readonly [string, ...string[]]
}

/** What every step depends on: the installed packages, and how modules are found. */
const PACKAGES = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
]
const CORE = ['durable/rules', 'durable/protocol', 'durable/world']
/** Parts of inputs that no step reads: code for a developer's machine, types, and READMEs. */
const UNREAD = /^(worker\/local|app\/built)$|(^|\/)README\.md$/
/** What `npm run art -- --sheets` and `npm run tiled` draw beside the art, to be looked at: no step makes or reads it. */
const BESIDE_ART = /^app\/art\/built\/(sheets|tiled)$/

/** All steps of the build, each after those whose outputs it reads. Inputs follow test/architecture.test.ts. */
export const BUILD_STEPS: Readonly<Record<StepName, BuildStep>> = {
  art: {
    after: [],
    inputs: [...PACKAGES, 'app/art', 'app/dog', 'durable/rules', 'durable/world'],
    outputs: ['app/art/built', 'public/news'],
    command: ['node', 'app/art/build.ts'],
  },
  documents: {
    after: [],
    inputs: [...PACKAGES, 'worker/api/schema.graphql', 'app/tsconfig.json'],
    outputs: ['app/built'],
    command: ['gql.tada', 'generate-output', '--tsconfig', 'app/tsconfig.json'],
  },
  pages: {
    after: ['art'],
    inputs: [...PACKAGES, 'vite.config.ts', 'app', 'public', ...CORE],
    outputs: ['build/client', 'build/server', 'build/file-names.json'],
    command: ['remix', 'vite:build'],
  },
  rooms: {
    // Remix empties the whole of `build` before it writes the pages.
    after: ['pages'],
    inputs: [...PACKAGES, 'durable', 'worker'],
    outputs: [WORKERS.rooms.bundle],
    command: bundling('rooms'),
  },
  sandbox: {
    after: ['pages'],
    inputs: [...PACKAGES, 'worker/sandbox', 'durable/rules'],
    outputs: [WORKERS.sandbox.bundle],
    command: bundling('sandbox'),
  },
  site: {
    after: ['pages'],
    inputs: [...PACKAGES, WORKERS.site.config, 'app', 'durable', 'worker', 'build/server'],
    outputs: [WORKERS.site.bundle],
    command: bundling('site'),
  },
}

/** Everything that can be built: what runs, and the types for editors and tests. */
export const ALL_STEPS: readonly StepName[] = ['documents', ...WORKER_KEYS]

/** Whether the step does not read this path within its inputs; its own outputs are not read either. */
export function isUnread(step: BuildStep<string>, path: string): boolean {
  return UNREAD.test(path) || step.outputs.includes(path) || isUnmade(path)
}

/** Whether no step makes this path, though it lies within the outputs of one. */
export function isUnmade(path: string): boolean {
  return BESIDE_ART.test(path)
}

/** The command that writes what wrangler would deploy into a folder. */
function bundling(key: WorkerKey): BuildStep['command'] {
  const { config, bundle } = WORKERS[key]
  return ['wrangler', 'deploy', '--config', config, '--dry-run', '--outdir', resolve(bundle)]
}

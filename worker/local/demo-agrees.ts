import type { TomlTable, TomlValue } from 'smol-toml'
import { DEMO_WORKERS, WORKERS } from './workers.ts'
import type { WorkerKey } from './workers.ts'

/** What an environment of wrangler does not inherit and the park uses, and the key by which its entries are told apart. */
const REPEATED = {
  d1_databases: 'binding',
  ratelimits: 'name',
  analytics_engine_datasets: 'binding',
  services: 'binding',
  kv_namespaces: 'binding',
  r2_buckets: 'binding',
} as const

/** Where the demo park must not be the main one: what it shared it would mix, or count together. */
const OWN = { d1_databases: 'database_name', ratelimits: 'namespace_id', analytics_engine_datasets: 'dataset' } as const

/** The variables that a demo park must have, and the values that let nobody in besides those for whom the main park vouches. */
const DEMO_VARS: Readonly<Record<string, string>> = {
  STAGE: '1',
  GOOGLE_CLIENT_ID: '',
  PATREON_ORIGIN: '',
  PATREON_CLIENT_ID: '',
  DEMO_PARK_ORIGIN: '',
  VAPID_PUBLIC_KEY: '',
}

/** Why the environment `demo` of these configurations does not agree with the main park; null if it does. */
export function whyDemoDisagrees(configs: Record<WorkerKey, TomlTable>): string | null {
  for (const key of ['rooms', 'sandbox', 'site'] as const) {
    const { config, name } = DEMO_WORKERS[key]
    const demo = demoOf(configs[key])
    if (demo === null) return `${config} has no [env.demo]: the demo park would have nothing of what the park has.`
    if (demo.name !== name) return `The name under [env.demo] of ${config} is not ${name}.`
    const lacking = lacks(configs[key], demo)
    if (lacking !== null) return `[env.demo] of ${config} lacks ${lacking}, which the main park has. Repeat it there.`
    const shared = sharedWith(configs[key], demo)
    if (shared !== null) return `[env.demo] of ${config} has the ${shared} of the main park. It needs its own.`
  }
  const site = demoOf(configs.site)
  if (site === null) return null
  const wrong = Object.entries(DEMO_VARS).find(([name, value]) => variables(site)[name] !== value)
  if (wrong) return `${wrong[0]} under [env.demo.vars] of ${WORKERS.site.config} is not "${wrong[1]}".`
  const vouching = entriesOf(site, 'services').find(({ binding }) => binding === 'MAIN_PARK')
  if (vouching?.service !== WORKERS.site.name || vouching.entrypoint !== 'StageDesk') {
    return `MAIN_PARK under [env.demo] of ${WORKERS.site.config} is not StageDesk of ${WORKERS.site.name}: nobody could come in.`
  }
  const sandbox = entriesOf(site, 'services').find(({ binding }) => binding === 'SANDBOX')
  if (sandbox?.service !== DEMO_WORKERS.sandbox.name) {
    return `SANDBOX under [env.demo] of ${WORKERS.site.config} is not ${DEMO_WORKERS.sandbox.name}: a deploy of the demo park would not change where its code runs.`
  }
  if (entriesOf(tableIn(site, 'durable_objects'), 'bindings')[0]?.script_name !== DEMO_WORKERS.rooms.name) {
    return `PARK_ROOM under [env.demo] of ${WORKERS.site.config} is not of ${DEMO_WORKERS.rooms.name}: its dogs would be in the rooms of the main park.`
  }
  return null
}

/** The configuration as the environment `demo` has it: what it does not set it inherits, but for what it must repeat. */
export function asDemo(config: TomlTable): TomlTable {
  const inherited = Object.entries(config).filter(([key]) => key !== 'env' && !(key in REPEATED) && key !== 'vars')
  return { ...Object.fromEntries(inherited), ...demoOf(config) }
}

function demoOf(config: TomlTable): TomlTable | null {
  const environments = config.env
  return isTable(environments) && isTable(environments.demo) ? environments.demo : null
}

/** The first thing that the main park has and the demo park has not. */
function lacks(main: TomlTable, demo: TomlTable): string | null {
  const name = Object.keys(variables(main)).find((key) => !(key in variables(demo)))
  if (name !== undefined) return name
  if (main.version_metadata !== undefined && demo.version_metadata === undefined) return 'version_metadata'
  for (const [kind, key] of Object.entries(REPEATED)) {
    const there = entriesOf(demo, kind).map((entry) => entry[key])
    const missing = entriesOf(main, kind).find((entry) => !there.includes(entry[key]))
    if (missing) return textIn(missing, key)
  }
  const objects = (config: TomlTable) => entriesOf(tableIn(config, 'durable_objects'), 'bindings')
  const bound = objects(demo).map(({ name: own }) => own)
  const missing = objects(main).find(({ name: own }) => !bound.includes(own))
  return missing ? textIn(missing, 'name') : null
}

/** The first thing that belongs to both. */
function sharedWith(main: TomlTable, demo: TomlTable): string | null {
  for (const [kind, key] of Object.entries(OWN)) {
    const taken = entriesOf(main, kind).map((entry) => entry[key])
    const shared = entriesOf(demo, kind).find((entry) => taken.includes(entry[key]))
    if (shared) return `${key} ${textIn(shared, key)}`
  }
  return null
}

function variables(config: TomlTable): TomlTable {
  return tableIn(config, 'vars')
}

function textIn(entry: TomlTable, key: string): string {
  const value = entry[key]
  return typeof value === 'string' ? value : ''
}

function tableIn(config: TomlTable, key: string): TomlTable {
  const value = config[key]
  return isTable(value) ? value : {}
}

function entriesOf(config: TomlTable, kind: string): TomlTable[] {
  const value = config[kind]
  return Array.isArray(value) ? value.filter(isTable) : []
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
}

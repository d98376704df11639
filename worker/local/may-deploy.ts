import { parse } from 'smol-toml'
import type { TomlTable, TomlValue } from 'smol-toml'
import { LANGUAGES, isLanguage } from '#durable/rules/languages.ts'
import { asDemo, whyDemoDisagrees } from './demo-agrees.ts'
import { WORKERS } from './workers.ts'
import type { DeployedPark, WorkerKey } from './workers.ts'

/** A placeholder id, in a configuration that was never deployed. */
const ID_OF_NOTHING = /^[0-]*$/
/** An e-mail address outside of ".test", a domain that nobody can own. */
const ADDRESS = /^[^\s@]+@(?!.*\.test$)[^\s@]+$/

/** The only platform that supporters of a deployed park may connect with. */
const PATREON = 'https://www.patreon.com'

/** What must stand in no file: `wrangler secret put`. */
const SECRETS = ['EXCLUSION_KEY', 'PARK_SEED_KEY', 'PATREON_CLIENT_SECRET', 'SEAL_KEYS', 'VAPID_PRIVATE_KEY'] as const

/** The public key of `.dev.vars.example`; test/local compares the two. */
export const LOCAL_VAPID_PUBLIC_KEY =
  'BDooWJQSDXPQ6rWjibO-ryBwnaBU6saeNeOZjOhNfqxxTh9ucRYvsfI6oYTuLqu-_hStK3isj3GRpJowPw4bR68'

/** What wrangler.toml says of a park that nobody has deployed; test/local compares them. */
export const LOCAL_OPERATOR = {
  OPERATOR_NAME: 'Local test park, run by nobody',
  OPERATOR_ADDRESS: 'Localhost 127, 0001 Nowhere',
}

function isNobody(name: keyof typeof LOCAL_OPERATOR, value: string): boolean {
  return value.trim() === '' || value === LOCAL_OPERATOR[name]
}

/** Why a park of these configurations must not be deployed, the main one or the demo park; null if it may. */
export function whyNotDeploy(
  texts: Record<WorkerKey, string>,
  environment: Record<string, string | undefined>,
  park: DeployedPark = 'main',
): string | null {
  const files = { site: parsed(texts.site), rooms: parsed(texts.rooms), sandbox: parsed(texts.sandbox) }
  if (files.site === null) return `${WORKERS.site.config} is not TOML.`
  if (files.rooms === null) return `${WORKERS.rooms.config} is not TOML.`
  if (files.sandbox === null) return `${WORKERS.sandbox.config} is not TOML.`
  if (
    mentions(files.site, 'LOCAL_SIGN_IN') ||
    mentions(files.rooms, 'LOCAL_SIGN_IN') ||
    environment.LOCAL_SIGN_IN !== undefined
  ) {
    return 'LOCAL_SIGN_IN is set: anybody could sign in as anybody. Unset it, then deploy.'
  }
  if (mentions(files.site, 'MAGIC_PARAMETER') || environment.MAGIC_PARAMETER !== undefined) {
    return 'MAGIC_PARAMETER is set: anybody would be shown what staff have. Unset it, then deploy.'
  }
  const { site: siteFile, rooms: roomsFile } = files
  const secret = SECRETS.find((name) => mentions(siteFile, name) || mentions(roomsFile, name))
  if (secret !== undefined) {
    return `${secret} stands in a file that others read. Take it out, run \`wrangler secret put ${secret}\`, then deploy.`
  }
  const loose = whySandboxIsLoose(files.sandbox, files.site)
  if (loose !== null) return loose
  // Of the main park too: it is deployed more often, and what it gets then the demo park would lack.
  const disagreement = whyDemoDisagrees({ site: files.site, rooms: files.rooms, sandbox: files.sandbox })
  if (disagreement !== null) return disagreement
  if (park === 'demo' && databaseId(files.site) === databaseId(asDemo(files.site)) && !isOfNothing(files.site)) {
    return 'database_id under [env.demo] is that of the main park: what is tried there would be real. Set its own, then deploy.'
  }
  const [site, rooms] = park === 'demo' ? [asDemo(files.site), asDemo(files.rooms)] : [files.site, files.rooms]
  if (variable(site, 'VAPID_PUBLIC_KEY') === LOCAL_VAPID_PUBLIC_KEY) {
    return 'VAPID_PUBLIC_KEY in wrangler.toml is that of local parks, whose private key everybody has. Make a pair of your own, then deploy.'
  }
  if (!ADDRESS.test(variable(site, 'CONTACT_ADDRESS'))) {
    return 'CONTACT_ADDRESS in wrangler.toml is nobody’s: the terms promise an answer from there. Set it, then deploy.'
  }
  if (!ADDRESS.test(variable(site, 'OPERATOR_EMAIL'))) {
    return 'OPERATOR_EMAIL in wrangler.toml is nobody’s: authorities and questions about data are told to write there. Set it, then deploy.'
  }
  const unnamed = (['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const).find((name) => isNobody(name, variable(site, name)))
  if (unnamed !== undefined) {
    return `${unnamed} in wrangler.toml is nobody’s: the law asks who runs the park. Set it, then deploy.`
  }
  const languages = variable(site, 'OPERATOR_LANGUAGES').split(/\s+/)
  if (!languages.every(isLanguage)) {
    return `OPERATOR_LANGUAGES in wrangler.toml is not of ${LANGUAGES.join(', ')}. Say in which of them mail is answered, then deploy.`
  }
  if (variable(site, 'AUTHORITY_NAME').trim() === '' || !/^https:\/\/\S+$/.test(variable(site, 'AUTHORITY_URL'))) {
    return 'AUTHORITY_NAME or AUTHORITY_URL in wrangler.toml is not set: people must know where to complain. Set both, then deploy.'
  }
  if (park === 'main' && variable(site, 'GOOGLE_CLIENT_ID') === '') {
    return 'GOOGLE_CLIENT_ID in wrangler.toml is empty: nobody could sign in. Set it, then deploy.'
  }
  if (!['', PATREON].includes(variable(site, 'PATREON_ORIGIN'))) {
    return `PATREON_ORIGIN in wrangler.toml is not ${PATREON}: anybody could be any supporter. Correct or empty it, then deploy.`
  }
  const unset = ['PATREON_CLIENT_ID', 'PATREON_CAMPAIGN', 'PATREON_TIERS'].find((name) => variable(site, name) === '')
  if (variable(site, 'PATREON_ORIGIN') === PATREON && unset !== undefined) {
    return `PATREON_ORIGIN in wrangler.toml is set and ${unset} is not: nobody could connect. Set it, then deploy.`
  }
  if (!/^(https:\/\/\S+)?$/.test(variable(site, 'DEMO_PARK_ORIGIN'))) {
    return 'DEMO_PARK_ORIGIN in wrangler.toml is no https address. Correct or empty it, then deploy.'
  }
  if (variable(site, 'ALLOWED_ORIGINS').split(/\s+/).includes('null')) {
    return 'ALLOWED_ORIGINS in wrangler.toml has "null", the origin of every local file and sandbox. Take it out, then deploy.'
  }
  if (isOfNothing(site) && park === 'demo') {
    return 'database_id under [env.demo] of wrangler.toml is of no database. Set what `wrangler d1 create voffpark-demo --jurisdiction eu` says, then deploy.'
  }
  if (isOfNothing(site)) {
    return 'database_id in wrangler.toml is of no database. Set what `wrangler d1 create voffpark --jurisdiction eu` says, then deploy.'
  }
  const deflating = [site, rooms].findIndex((config) => !hasFlag(config, UNCOMPRESSED))
  if (deflating >= 0) {
    const { config } = [WORKERS.site, WORKERS.rooms][deflating] ?? WORKERS.site
    return `compatibility_flags in ${config} lack ${UNCOMPRESSED}: a short compressed frame could fill a room's memory.`
  }
  const unlimited = [site, rooms].findIndex((config) => cpuMs(config) === null)
  if (unlimited >= 0) {
    const { config } = [WORKERS.site, WORKERS.rooms][unlimited] ?? WORKERS.site
    return `cpu_ms under [limits] of ${config} is missing: one request could run for 30 s. Set it, then deploy.`
  }
  const differing = Object.entries(SHARED).find(([, valueOf]) => valueOf(site) !== valueOf(rooms))
  if (differing !== undefined) {
    return `wrangler.toml and durable/wrangler.toml differ in ${differing[0]}: the site would speak with rooms of another park.`
  }
  return null
}

/** What the configuration of the sandbox may have; whatever else stands there could be a binding. */
const SANDBOX_KEYS: readonly string[] = [
  'name',
  'main',
  'compatibility_date',
  'workers_dev',
  'preview_urls',
  'observability',
  'limits',
  'env',
]
/** The most CPU of a run, ms: what ends code that nothing else ends. */
const SANDBOX_CPU_MS_MAX = 1000

/** Why code of administrators could reach more than it should, or run longer; null if it cannot. */
function whySandboxIsLoose(sandbox: TomlTable, site: TomlTable): string | null {
  const { config, name } = WORKERS.sandbox
  const bound = [sandbox, asDemo(sandbox)].flatMap(Object.keys).find((key) => !SANDBOX_KEYS.includes(key))
  if (bound !== undefined)
    return `${config} has ${bound}: code of administrators must reach nothing. Take it out, then deploy.`
  if (sandbox.workers_dev !== false || sandbox.preview_urls !== false) {
    return `${config} gives the sandbox an address of its own: anybody could run code there. Set workers_dev and preview_urls to false, then deploy.`
  }
  const most = cpuMs(sandbox)
  if (most === null || most > SANDBOX_CPU_MS_MAX) {
    return `cpu_ms under [limits] of ${config} is not set, or more than ${SANDBOX_CPU_MS_MAX}: nothing else ends some code. Set it, then deploy.`
  }
  if (sandbox.compatibility_date !== site.compatibility_date) {
    return `wrangler.toml and ${config} differ in compatibility_date: the code would run by other rules than those that were tested.`
  }
  return sandbox.name === name ? null : `The name in ${config} is not ${name}.`
}

function isOfNothing(config: TomlTable): boolean {
  return ID_OF_NOTHING.test(databaseId(config))
}

/** The platform offers no compression of frames. */
const UNCOMPRESSED = 'no_web_socket_compression'

/** The most CPU that one invocation may take; null if none is set. */
function cpuMs({ limits }: TomlTable): number | null {
  const most = isTable(limits) ? limits.cpu_ms : undefined
  return typeof most === 'number' && most <= CPU_MS_MAX ? most : null
}

/** Twice what the night takes. */
const CPU_MS_MAX = 10_000

function hasFlag({ compatibility_flags: flags }: TomlTable, flag: string): boolean {
  return Array.isArray(flags) && flags.includes(flag)
}

/** Values that the site and its rooms must have in common. */
const SHARED: Record<string, (config: TomlTable) => TomlValue | undefined> = {
  compatibility_date: (config) => config.compatibility_date,
  database_id: databaseId,
  ROOM_MAX_DOGS: (config) => variable(config, 'ROOM_MAX_DOGS'),
  ROOM_JURISDICTION: (config) => variable(config, 'ROOM_JURISDICTION'),
}

function parsed(toml: string): TomlTable | null {
  try {
    return parse(toml)
  } catch {
    return null
  }
}

/** Whether a key is anywhere in the configuration, because an environment of wrangler has variables of its own. */
function mentions(value: TomlValue, key: string): boolean {
  if (Array.isArray(value)) return value.some((one) => mentions(one, key))
  return isTable(value) && (key in value || Object.values(value).some((one) => mentions(one, key)))
}

/** The variable as text; '' if it is absent or no text. */
function variable({ vars }: TomlTable, name: string): string {
  return textOf(isTable(vars) ? vars[name] : undefined)
}

/** The ids of all databases, joined; there should be one. */
function databaseId({ d1_databases: databases }: TomlTable): string {
  return Array.isArray(databases)
    ? databases.map((one) => textOf(isTable(one) ? one.database_id : undefined)).join()
    : ''
}

function textOf(value: TomlValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
}

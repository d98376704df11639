/** What happens to every query: an error at once ('down'), or no answer at all ('silent'). */
export type DatabaseFault = 'down' | 'silent' | null

/**
 * A D1 binding with injected faults, as JavaScript for workerd. Before each query it asks what is to happen to it. Only
 * miniflare binds it in place of the real one (ParkServer); deployed code has no such thing.
 */
const SCRIPT = `
async function asked(env, query) {
  const fault = await (await env.FAULT.fetch('http://fault.invalid/')).text()
  if (fault === 'down') throw new Error('D1_ERROR: Network connection lost.')
  if (fault === 'silent') return new Promise(() => {})
  return query()
}

function statement(env, real) {
  return {
    real,
    bind: (...values) => statement(env, real.bind(...values)),
    all: (...args) => asked(env, () => real.all(...args)),
    run: (...args) => asked(env, () => real.run(...args)),
    raw: (...args) => asked(env, () => real.raw(...args)),
    first: (...args) => asked(env, () => real.first(...args)),
  }
}

function queries(env, real) {
  return {
    prepare: (sql) => statement(env, real.prepare(sql)),
    batch: (statements) => asked(env, () => real.batch(statements.map((one) => one.real))),
  }
}

export default function (env) {
  return { ...queries(env, env.REAL), withSession: (from) => queries(env, env.REAL.withSession(from)) }
}`

/** The Worker that replaces the database with this id, and its binding. */
export function faultyDatabase(id: string, fault: () => DatabaseFault) {
  return {
    binding: { DB: { scriptName: 'faulty-d1' } },
    worker: {
      name: 'faulty-d1',
      modules: true as const,
      script: SCRIPT,
      d1Databases: { REAL: id },
      serviceBindings: { FAULT: () => new Response(fault() ?? '') },
    },
  }
}

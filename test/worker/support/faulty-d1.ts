type Queries = Pick<D1Database, 'prepare' | 'batch'>

/** A binding whose `prepare` or `batch` is replaced by `alter`, also in its sessions. */
export function altered(d1: D1Database, alter: (queries: Queries) => Partial<Queries>): D1Database {
  const over = <Target extends Queries>(target: Target): Target => {
    const answers = new Map(Object.entries(alter(target)))
    return new Proxy(target, { get: (queries, key) => answers.get(String(key)) ?? bound(queries, key) })
  }
  const withSession: D1Database['withSession'] = (...args) => over(d1.withSession(...args))
  return new Proxy(over(d1), { get: (queries, key) => (key === 'withSession' ? withSession : bound(queries, key)) })
}

/** A fault of a query: an error at once, an error although it was executed, or no answer at all. */
export type Fault = 'down' | 'lost-answer' | 'silent'

/** A binding with the current `fault`, null for none; `asked` counts the queries that reached it. */
export function faultyD1(d1: D1Database) {
  const faulty = { fault: null as Fault | null, asked: 0, d1 }
  const run = async <Answer>(query: () => Promise<Answer>): Promise<Answer> => {
    faulty.asked += 1
    const { fault } = faulty
    if (fault === 'silent') return new Promise<never>(() => {})
    if (fault === 'down') throw new Error('D1_ERROR: Network connection lost.')
    const answer = await query()
    if (fault === 'lost-answer') throw new Error('D1_ERROR: Network connection lost.')
    return answer
  }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => wrapped(target.bind(...values))
        const value: unknown = bound(target, key)
        return typeof value === 'function' ? (...args: unknown[]) => run(() => value(...args)) : value
      },
    })
    originals.set(proxy, statement)
    return proxy
  }
  faulty.d1 = altered(d1, (queries) => ({
    prepare: (sql) => wrapped(queries.prepare(sql)),
    batch: (statements) => run(() => queries.batch(statements.map((one) => originals.get(one) ?? one))),
  }))
  return faulty
}

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'function' ? value.bind(target) : value
}

import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import type { Miniflare, WorkerOptions } from 'miniflare'

/**
 * D1 as seen from Node. Miniflare's own way (`getD1Database`) makes a proxy that asks workerd synchronously at every step,
 * even for `prepare`: to fill a database by it took 20 seconds. Here a statement is made in Node, and each question is one
 * request to a Worker that only hands it on.
 */
const HOST = 'database.invalid'

/** `one`: a statement and how its rows are wanted. */
type Question =
  | { how: 'all' | 'raw' | 'run'; one: Statement }
  | { how: 'batch'; many: Statement[] }
  | { how: 'exec'; sql: string }
type Statement = { sql: string; values: readonly unknown[] }

/** JSON has no bytes. */
type Bytes = { base64: string }

const SCRIPT = `
const prepared = (db, { sql, values }) => db.prepare(sql).bind(...values.map(decoded))
const decoded = (value) => value?.base64 === undefined ? value : Uint8Array.from(atob(value.base64), (c) => c.charCodeAt(0))
function asked(db, { how, one, many, sql }) {
  if (how === 'batch') return db.batch(many.map((each) => prepared(db, each)))
  if (how === 'exec') return db.exec(sql)
  return prepared(db, one)[how]()
}
export default {
  async fetch(request, { DB }) {
    try {
      return Response.json({ answer: await asked(DB, await request.json()) })
    } catch ({ message, cause }) {
      return Response.json({ error: message, cause: cause?.message })
    }
  },
}`

/** The Worker through which Node asks a database of Miniflare. */
export function httpDatabaseWorker(d1Databases: WorkerOptions['d1Databases']) {
  return { name: 'http-database', modules: true as const, script: SCRIPT, d1Databases, routes: [`${HOST}/*`] }
}

/** The database of a Miniflare that has the Worker above. It answers and fails as D1 does. */
export function httpDatabase(miniflare: Miniflare): D1Database {
  const ask = async <Answer>(question: Question): Promise<Answer> => {
    const request = { method: 'POST', body: JSON.stringify(question) }
    const response = await miniflare.dispatchFetch(`http://${HOST}/`, request)
    const told: { answer: Answer; error?: string; cause?: string } = JSON.parse(await response.text())
    if (told.error === undefined) return told.answer
    throw new Error(told.error, told.cause === undefined ? {} : { cause: new Error(told.cause) })
  }
  const session = {
    prepare: (sql: string) => new HttpStatement(ask, { sql, values: [] }),
    batch: <Row>(statements: D1PreparedStatement[]) =>
      ask<D1Result<Row>[]>({ how: 'batch', many: statements.map(statementOf) }),
    getBookmark: () => null,
  }
  return {
    ...session,
    withSession: () => session,
    exec: (sql) => ask({ how: 'exec', sql }),
    dump: () => Promise.reject(new Error('D1_ERROR: dump is not offered here')),
  }
}

type Ask = <Answer>(question: Question) => Promise<Answer>

class HttpStatement implements D1PreparedStatement {
  readonly statement: Statement
  readonly #ask: Ask

  constructor(ask: Ask, statement: Statement) {
    this.#ask = ask
    this.statement = statement
  }

  bind(...values: unknown[]): HttpStatement {
    return new HttpStatement(this.#ask, { sql: this.statement.sql, values: values.map(encoded) })
  }

  async first<Value>(column?: string): Promise<Value | null> {
    const { results } = await this.all<Record<string, Value> & Value>()
    const [row] = results
    if (row === undefined) return null
    return column === undefined ? row : (row[column] ?? null)
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.#ask({ how: 'run', one: this.statement })
  }

  all<Row>(): Promise<D1Result<Row>> {
    return this.#ask({ how: 'all', one: this.statement })
  }

  /** The rows as lists, without the names of the columns. `never`, since the overloads of D1 have no other type in common. */
  raw(): Promise<never> {
    return this.#ask({ how: 'raw', one: this.statement })
  }
}

function statementOf(statement: D1PreparedStatement): Statement {
  if (statement instanceof HttpStatement) return statement.statement
  throw new TypeError('a statement of another database')
}

function encoded(value: unknown): unknown {
  if (value === undefined) throw new TypeError("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'")
  if (value instanceof ArrayBuffer) return encoded(new Uint8Array(value))
  if (!ArrayBuffer.isView(value)) return value
  return { base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') } satisfies Bytes
}

import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { RoomStorage } from '#durable/shell/storage.ts'

// Vite, which loads the tests of the project `dom`, does not know it as a module of Node.
const { DatabaseSync } = process.getBuiltinModule('node:sqlite')

/** As much of the storage of a Durable Object as a room uses, over SQLite in this process. */
export class MemoryStorage {
  /** How many statements were run that may write. */
  writes = 0
  readonly #sqlite = new DatabaseSync(':memory:')
  readonly #prepared = new Map<string, StatementSync>()

  readonly sql = {
    exec: (query: string, ...values: SQLInputValue[]) => {
      const rows = this.#run(query, ...values)
      return { toArray: () => rows, one: () => rows[0] }
    },
  }

  readonly kv = {
    get: (key: string): unknown => {
      const [row] = this.#run('select value from kv where key = ?', key)
      return row && JSON.parse(String(row.value))
    },
    put: (key: string, value: unknown) => {
      this.#run('insert or replace into kv values (?, ?)', key, JSON.stringify(value))
    },
    delete: (key: string) => this.#run('delete from kv where key = ?', key),
    list: ({ prefix }: { prefix: string }) =>
      this.#run('select key, value from kv where substr(key, 1, length(?1)) = ?1', prefix).map(Object.values),
  }

  readonly put = this.kv.put

  constructor() {
    this.#sqlite.exec('create table kv (key text primary key, value text not null) strict')
  }

  transactionSync(run: () => void): void {
    run()
  }

  /** Begins a transaction. Returns how to end it. */
  begin(): (end: 'commit' | 'rollback') => void {
    this.#sqlite.exec('begin')
    return (end) => this.#sqlite.exec(end)
  }

  #run(query: string, ...values: SQLInputValue[]) {
    const statement = this.#prepared.get(query) ?? this.#sqlite.prepare(query)
    this.#prepared.set(query, statement)
    if (!query.startsWith('select')) this.writes += 1
    return statement.all(...values)
  }
}

/** The storage of a room as it is deployed, over this memory. */
export function aDisk(storage = new MemoryStorage()): RoomStorage {
  return new RoomStorage(storage as unknown as DurableObjectStorage)
}
